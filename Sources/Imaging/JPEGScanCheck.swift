/// Reads the entropy-coded data of a baseline JPEG to their last bit, without making a picture of them (ITU-T T.81 Annex F),
/// and finds what libjpeg takes without a word: data that only look like a picture's.
///
/// A bit that tips over, or a packet that is missing, lets a decoder read on out of step. What it then reads is a picture
/// too, but hardly one that an encoder can have written: a block of more than 64 coefficients, a wave that is stronger
/// than samples of eight bits can make, a scan that ends before its bytes do. It takes about as long as decoding, and is
/// for pictures that are to be kept.
struct JPEGScanCheck {
    /// Bytes before the end marker that some cameras write and that mean nothing.
    static let harmlessBytes = 16

    private let header: JPEGScanHeader

    /// `nil` for what has no single baseline scan, of which nothing can be said here.
    init?(_ jpeg: UnsafeRawBufferPointer) {
        guard let header = JPEGScanHeader(jpeg) else { return nil }
        self.header = header
    }

    /// What no encoder writes; `nil` when the data are those of a whole picture.
    func damage(in jpeg: UnsafeRawBufferPointer) -> String? {
        var bits = JPEGBitReader(jpeg, from: header.dataStart)
        var predictions = [Int](repeating: 0, count: header.components.count)
        var toRestart = header.restartInterval
        var restarts = 0
        for unit in 0..<header.unitCount {
            if header.restartInterval > 0, toRestart == 0, unit > 0 {
                guard bits.takeRestart(restarts % 8) else { return "a restart is not where it belongs" }
                restarts += 1
                toRestart = header.restartInterval
                for index in predictions.indices { predictions[index] = 0 }
            }
            toRestart -= 1
            for (index, component) in header.components.enumerated() {
                for _ in 0..<component.blocksPerUnit {
                    if let damage = block(component, &predictions[index], &bits) { return damage }
                }
            }
        }
        return bits.isAtEnd(allowing: JPEGScanCheck.harmlessBytes) ? nil : "its data go on behind its last block"
    }

    private func block(
        _ component: JPEGScanHeader.Component, _ prediction: inout Int, _ bits: inout JPEGBitReader
    ) -> String? {
        let quantization = component.quantization
        guard let size = component.directCodes.next(&bits), size <= 11 else { return "a block has no brightness" }
        guard let difference = bits.takeValue(size) else { return "it ends too early" }
        prediction += difference
        let direct = prediction * quantization[0]
        guard abs(direct) <= JPEGScanCheck.strongest + quantization[0] else { return "a block is brighter than light" }
        var energy = JPEGScanCheck.leastEnergy(direct, quantization[0])
        var (index, alike, last) = (1, 0, 0)
        while index < 64 {
            guard let symbol = component.waveCodes.next(&bits) else { return "a block has a code that is none" }
            let (run, size) = (symbol >> 4, symbol & 15)
            if size == 0 {
                if run == 0 { break }
                guard run == 15 else { return "a block has a code that is none" }
                index += 16
                guard index < 64 else { return "a block has too many waves" }
                continue
            }
            index += run
            guard index < 64, size <= 10 else { return "a block has too many waves" }
            guard let value = bits.takeValue(size) else { return "it ends too early" }
            let strength = value * quantization[index]
            guard abs(strength) <= JPEGScanCheck.strongest + quantization[index] else {
                return "a wave is stronger than samples can make it"
            }
            energy += JPEGScanCheck.leastEnergy(strength, quantization[index])
            alike = value == last ? alike + 1 : 0
            last = value
            index += 1
        }
        // Bytes of nothing are read as the same weak wave again and again.
        if alike >= 62 { return "a block is made of nothing" }
        return energy > JPEGScanCheck.mostEnergy ? "a block holds more than samples can" : nil
    }

    /// The square of what was rounded to this: half a step less, and one for an encoder that calculates in integers.
    private static func leastEnergy(_ strength: Int, _ step: Int) -> Int {
        let least = max(0, abs(strength) - step / 2 - 1)
        return least * least
    }

    /// The strongest coefficient of a block of samples of -128…127 is 1024, eight times the mean; a sixteenth more for
    /// encoders that are quick rather than exact.
    private static let strongest = 1088
    /// The squares of 64 coefficients add up to those of 64 samples (Parseval), which are 128² at most; a sixteenth more.
    private static let mostEnergy = 64 * 132 * 132
}
