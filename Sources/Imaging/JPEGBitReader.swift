/// Reads bits of entropy-coded data, most significant first, past stuffed zeros and up to a marker (ITU-T T.81 F.2.2.5).
struct JPEGBitReader {
    private let bytes: UnsafeRawBufferPointer
    private var position: Int
    private var window: UInt32 = 0
    private var count = 0
    /// Bits behind the data that were made up, as zeros, to fill the window.
    private var madeUp = 0

    init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
        self.bytes = bytes
        position = start
    }

    /// The next sixteen bits, which are not taken yet; zeros behind the data.
    mutating func peek() -> Int {
        while count < 16 { fill() }
        return Int((window >> UInt32(count &- 16)) & 0xFFFF)
    }

    /// Takes bits that were looked at; false when the data have fewer.
    mutating func take(_ bits: Int) -> Bool {
        count &-= bits
        return count >= madeUp
    }

    /// A value with its sign, of so many bits, at most 15; `nil` when the data have fewer.
    mutating func takeValue(_ size: Int) -> Int? {
        guard size > 0 else { return 0 }
        let bits = peek() >> (16 &- size)
        guard take(size) else { return nil }
        return bits < 1 << (size &- 1) ? bits &- (1 << size) &+ 1 : bits
    }

    /// Goes on behind the restart marker of this number, which has to be the next thing behind the padding.
    mutating func takeRestart(_ number: Int) -> Bool {
        skipFill()
        guard count - madeUp < 8, position + 1 < bytes.count, bytes[position] == 0xFF,
            Int(bytes[position + 1]) == 0xD0 + number
        else { return false }
        position += 2
        (window, count, madeUp) = (0, 0, 0)
        return true
    }

    /// Whether the end marker comes next, but for padding and so many bytes.
    mutating func isAtEnd(allowing spare: Int) -> Bool {
        var left = (count - madeUp) / 8
        while left <= spare {
            skipFill()
            guard position + 1 < bytes.count else { return false }
            if bytes[position] == 0xFF {
                guard bytes[position + 1] == 0 else { return bytes[position + 1] == 0xD9 }
                position += 1
            }
            left += 1
            position += 1
        }
        return false
    }

    /// Any number of 0xFF may stand before a marker.
    private mutating func skipFill() {
        while position + 1 < bytes.count, bytes[position] == 0xFF, bytes[position + 1] == 0xFF { position += 1 }
    }

    private mutating func fill() {
        var byte: UInt8 = 0
        if position < bytes.count, bytes[position] != 0xFF {
            byte = bytes[position]
            position &+= 1
        } else if position &+ 1 < bytes.count, bytes[position &+ 1] == 0 {
            byte = 0xFF
            position &+= 2
        } else {
            madeUp &+= 8
        }
        window = window << 8 | UInt32(byte)
        count &+= 8
    }
}
