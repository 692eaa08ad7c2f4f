extension String {
    package func isLowerHex(_ count: Int) -> Bool {
        utf8.count == count && utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    /// All digits of the type, with leading zeros.
    package var paddedHex: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Self.bitWidth / 4 - digits.utf8.count) + digits
    }
}
