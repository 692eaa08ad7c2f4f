extension RegistrationDraft {
    /// The first thing that keeps it from being a registration; `nil` when nothing does.
    package var fault: String? {
        if pictures.isEmpty { return "it has no picture" }
        if pictures.count > 99 { return "it has more than 99 pictures" }
        if !captureSession.isUUID { return "its capture session is no UUID" }
        for picture in pictures {
            if !picture.jpeg.starts(with: [0xFF, 0xD8]) { return "a picture is no JPEG" }
            if !picture.facts.time.isFinite { return "the time of a picture is no number" }
            if picture.facts.box.map({ !($0.minX + $0.minY + $0.width + $0.height).isFinite }) == true {
                return "the box of a picture is no number"
            }
        }
        return quality.values.allSatisfy(\.isFinite) ? nil : "a quality over the session is no number"
    }

    /// The bag path of each picture, in order: numbered by role, from the booth's own words only.
    package var files: [String] {
        var counts: [CaptureRole: Int] = [:]
        return pictures.map { picture in
            let number = counts[picture.facts.role, default: 0]
            counts[picture.facts.role] = number + 1
            return "\(picture.facts.role.rawValue)-\(number < 10 ? "0" : "")\(number).jpg"
        }
    }

    package func registration(
        _ id: RegistrationID, booth: Registration.Booth, digests: [String]
    ) -> Registration {
        let captures = zip(files, zip(pictures, digests)).map { file, picture in
            Registration.Capture(
                file: "data/" + file, sha256: picture.1, bytes: picture.0.jpeg.count, facts: picture.0.facts)
        }
        return Registration(
            format: Registration.currentFormat, id: id, captureSession: captureSession, species: species,
            purpose: purpose, state: state, pet: pet, consent: consent, created: created, booth: booth,
            captures: captures, quality: quality)
    }
}

extension String {
    /// 8-4-4-4-12 hexadecimal digits.
    fileprivate var isUUID: Bool {
        let parts = lowercased().utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.map(\.count) == [8, 4, 4, 4, 12]
            && parts.allSatisfy { String(decoding: $0, as: UTF8.self).isLowerHex($0.count) }
    }
}
