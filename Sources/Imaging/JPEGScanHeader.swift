/// What the segments of a JPEG say of its one scan (ITU-T T.81 Annex B): everything that reading it needs.
struct JPEGScanHeader {
    struct Component {
        /// Blocks of this component that lie side by side in the data.
        let blocksPerUnit: Int
        /// By the order in which coefficients are written.
        let quantization: [Int]
        let directCodes: JPEGHuffmanCodes
        let waveCodes: JPEGHuffmanCodes
    }

    /// In the order of the scan.
    let components: [Component]
    /// Groups of blocks in the scan.
    let unitCount: Int
    /// Groups between two restart markers; 0 without.
    let restartInterval: Int
    /// Where the entropy-coded data start.
    let dataStart: Int

    private struct Frame {
        var width = 0
        var height = 0
        /// By the component's number: horizontal and vertical samples, and its quantization table.
        var components: [Int: (across: Int, down: Int, table: Int)] = [:]
    }

    /// `nil` where it is not one scan of all components with Huffman codes and eight bits, or makes no sense.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard let markers = JPEGMarkers(bytes), let scan = markers.firstScan else { return nil }
        var quantization: [Int: [Int]] = [:]
        var codes: [Int: JPEGHuffmanCodes] = [:]
        var (frame, interval) = (Frame(), 0)
        if !markers.hasHuffmanTables {
            JPEGHuffmanTables.segment.withUnsafeBytes { JPEGScanHeader.addCodes($0[4...], &codes) }
        }
        var position = 2
        while position + 4 <= bytes.count, position <= scan {
            guard bytes[position] == 0xFF else { return nil }
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
                continue
            }
            let end = position + 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
            guard end <= bytes.count, end >= position + 4 else { return nil }
            let body = bytes[position + 4..<end]
            switch marker {
            case 0xDB: JPEGScanHeader.addQuantization(body, &quantization)
            case 0xC4: JPEGScanHeader.addCodes(body, &codes)
            case 0xC0, 0xC1:
                guard let read = JPEGScanHeader.frame(body) else { return nil }
                frame = read
            case 0xC2...0xCF: return nil
            case 0xDD where body.count >= 2: interval = Int(body[body.startIndex]) << 8 | Int(body[body.startIndex + 1])
            case 0xDA:
                guard let components = JPEGScanHeader.components(body, frame, quantization, codes) else { return nil }
                self.components = components
                unitCount = JPEGScanHeader.unitCount(frame, components.count)
                (restartInterval, dataStart) = (interval, end)
                return
            default: break
            }
            position = end
        }
        return nil
    }

    private static func frame(_ body: Slice<UnsafeRawBufferPointer>) -> Frame? {
        let bytes = Array(body)
        guard bytes.count >= 6, bytes[0] == 8, bytes.count >= 6 + 3 * Int(bytes[5]) else { return nil }
        var frame = Frame()
        frame.height = Int(bytes[1]) << 8 | Int(bytes[2])
        frame.width = Int(bytes[3]) << 8 | Int(bytes[4])
        for index in 0..<Int(bytes[5]) {
            let entry = bytes[(6 + 3 * index)...]
            let (across, down) = (Int(entry[entry.startIndex + 1] >> 4), Int(entry[entry.startIndex + 1] & 15))
            guard (1...4).contains(across), (1...4).contains(down) else { return nil }
            frame.components[Int(entry[entry.startIndex])] = (across, down, Int(entry[entry.startIndex + 2]))
        }
        return frame.width > 0 && frame.height > 0 && !frame.components.isEmpty ? frame : nil
    }

    private static func components(
        _ body: Slice<UnsafeRawBufferPointer>, _ frame: Frame, _ quantization: [Int: [Int]],
        _ codes: [Int: JPEGHuffmanCodes]
    ) -> [Component]? {
        let bytes = Array(body)
        guard let first = bytes.first, Int(first) == frame.components.count, bytes.count >= 4 + 2 * Int(first) else {
            return nil
        }
        var components: [Component] = []
        for index in 0..<Int(first) {
            let tables = Int(bytes[2 + 2 * index])
            guard let facts = frame.components[Int(bytes[1 + 2 * index])], let table = quantization[facts.table],
                let direct = codes[tables >> 4], let waves = codes[16 + (tables & 15)]
            else { return nil }
            // A scan of one component has a block after the other, whatever its sampling.
            let blocks = first == 1 ? 1 : facts.across * facts.down
            components.append(
                Component(blocksPerUnit: blocks, quantization: table, directCodes: direct, waveCodes: waves))
        }
        return components
    }

    private static func unitCount(_ frame: Frame, _ componentCount: Int) -> Int {
        let across = componentCount == 1 ? 1 : frame.components.values.map(\.across).max() ?? 1
        let down = componentCount == 1 ? 1 : frame.components.values.map(\.down).max() ?? 1
        return ((frame.width + 8 * across - 1) / (8 * across)) * ((frame.height + 8 * down - 1) / (8 * down))
    }

    private static func addQuantization(_ body: Slice<UnsafeRawBufferPointer>, _ tables: inout [Int: [Int]]) {
        var rest = body
        while let head = rest.popFirst() {
            let wide = head >> 4 != 0
            guard rest.count >= (wide ? 128 : 64) else { return }
            tables[Int(head & 15)] = (0..<64).map { index in
                let start = rest.startIndex
                return wide
                    ? Int(rest[start + 2 * index]) << 8 | Int(rest[start + 2 * index + 1]) : Int(rest[start + index])
            }
            rest = rest.dropFirst(wide ? 128 : 64)
        }
    }

    /// Codes of direct coefficients by 0…15, those of the others by 16…31.
    private static func addCodes(_ body: Slice<UnsafeRawBufferPointer>, _ codes: inout [Int: JPEGHuffmanCodes]) {
        var rest = body
        while let head = rest.popFirst() {
            guard rest.count >= 16 else { return }
            let counts = Array(rest.prefix(16))
            rest = rest.dropFirst(16)
            let count = counts.reduce(0) { $0 + Int($1) }
            guard rest.count >= count else { return }
            codes[Int(head >> 4 & 1) * 16 + Int(head & 15)] =
                JPEGHuffmanCodes(counts: counts, symbols: Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
    }
}
