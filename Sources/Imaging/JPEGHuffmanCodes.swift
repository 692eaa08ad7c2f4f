/// One table of Huffman codes (ITU-T T.81 Annex C), to be read with.
struct JPEGHuffmanCodes {
    /// By the next eight bits: length and symbol of the code, or 0 for one that is longer.
    private var short = [UInt16](repeating: 0, count: 256)
    /// By length: what has to be added to a code to find its symbol, and the first code that is longer.
    private var offsets = [Int](repeating: 0, count: 17)
    private var limits = [Int](repeating: 0, count: 17)
    private let symbols: [UInt8]

    /// `nil` where there are more codes than their lengths have room for, or fewer symbols.
    ///
    /// - Parameters:
    ///   - counts: of codes by length, 1…16.
    init?(counts: [UInt8], symbols: [UInt8]) {
        self.symbols = symbols
        var (code, index) = (0, 0)
        for length in 1...16 {
            let count = Int(counts[length - 1])
            guard code + count <= 1 << length, index + count <= symbols.count else { return nil }
            offsets[length] = index - code
            if length <= 8 {
                for entry in 0..<count {
                    let first = (code + entry) << (8 - length)
                    for slot in first..<first + 1 << (8 - length) {
                        short[slot] = UInt16(length) << 8 | UInt16(symbols[index + entry])
                    }
                }
            }
            (code, index) = (code + count, index + count)
            limits[length] = code << (16 - length)
            code <<= 1
        }
    }

    /// The next symbol; `nil` for a code that is none, and behind the end of the data.
    func next(_ bits: inout JPEGBitReader) -> Int? {
        let window = bits.peek()
        let entry = short[window >> 8]
        if entry != 0 { return bits.take(Int(entry >> 8)) ? Int(entry & 255) : nil }
        for length in 9...16 where window < limits[length] {
            let index = (window >> (16 - length)) + offsets[length]
            guard symbols.indices.contains(index), bits.take(length) else { return nil }
            return Int(symbols[index])
        }
        return nil
    }
}
