/// ISO 8601 by our own arithmetic: a locale with another calendar or other digits cannot reach it.
extension WallTime: CustomStringConvertible {
    /// `2026-11-30T03:06:35.123Z`.
    public var description: String {
        let day = milliseconds.quotient(by: 86_400_000)
        let rest = milliseconds - day * 86_400_000
        let clock = "\(padded(rest / 3_600_000)):\(padded(rest / 60_000 % 60)):\(padded(rest / 1000 % 60))"
        return "\(date)T\(clock).\(padded(rest % 1000, to: 3))Z"
    }

    /// `2026-11-30`.
    public var date: String {
        let (year, month, day) = civil(fromDays: milliseconds.quotient(by: 86_400_000))
        return "\(padded(year, to: 4))-\(padded(month))-\(padded(day))"
    }

    /// Reads what `description` writes; `nil` for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 24, bytes.last == UInt8(ascii: "Z") else { return nil }
        let yearDigits = bytes.count - 20
        func number(_ from: Int, _ count: Int) -> Int64? {
            let digits = bytes[from..<from + count]
            guard digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
            return Int64(String(decoding: digits, as: UTF8.self))
        }
        let at = yearDigits
        guard yearDigits <= 6, let year = number(0, yearDigits), let month = number(at + 1, 2),
            let day = number(at + 4, 2), let hour = number(at + 7, 2), let minute = number(at + 10, 2),
            let second = number(at + 13, 2), let thousandths = number(at + 16, 3)
        else { return nil }
        let seconds = (days(year, month, day) * 24 + hour) * 3600 + minute * 60 + second
        self.init(milliseconds: seconds * 1000 + thousandths)
        // Separators, the thirteenth month, the thirtieth of February: whatever does not come back was never ours.
        guard description == text else { return nil }
    }
}

private func padded(_ number: Int64, to width: Int = 2) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
}

// Both directions after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin in March, so that
// the leap day is the last of its year, and an era is the 400 years (146 097 days) after which the calendar repeats.
private func civil(fromDays days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = shifted.quotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
}

private func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.quotient(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
}

extension Int64 {
    /// Division that rounds down, so that times before 1970 fall on the right day.
    fileprivate func quotient(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
