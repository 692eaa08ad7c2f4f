import Core

extension Registration {
    /// One picture of a registration and what was known about it.
    public struct Capture: Equatable, Sendable {
        /// The path within the bag, as in its manifest: `data/nose-00.jpg`.
        public let file: String
        public let sha256: String
        public let bytes: Int
        public let facts: CaptureFacts

        package init(file: String, sha256: String, bytes: Int, facts: CaptureFacts) {
            self.file = file
            self.sha256 = sha256
            self.bytes = bytes
            self.facts = facts
        }
    }
}

extension Registration.Capture: Codable {
    private enum CodingKeys: CodingKey {
        case file, role, sha256, bytes, width, height, box, manual, test, quality, detectionSession, time
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        file = try container.decode(String.self, forKey: .file)
        sha256 = try container.decode(String.self, forKey: .sha256)
        bytes = try container.decode(Int.self, forKey: .bytes)
        let box = try container.decodeIfPresent([Double].self, forKey: .box)
        guard box == nil || box?.count == 4 else {
            throw DecodingError.dataCorruptedError(
                forKey: .box, in: container, debugDescription: "a box is four numbers or null")
        }
        facts = CaptureFacts(
            role: try container.decode(CaptureRole.self, forKey: .role),
            width: try container.decode(Int.self, forKey: .width),
            height: try container.decode(Int.self, forKey: .height),
            box: box.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
            manual: try container.decode(Bool.self, forKey: .manual),
            test: try container.decode(Bool.self, forKey: .test),
            quality: try container.decode(Quality.self, forKey: .quality),
            detectionSession: try container.decode(String.self, forKey: .detectionSession),
            time: try container.decode(Double.self, forKey: .time))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(file, forKey: .file)
        try container.encode(facts.role, forKey: .role)
        try container.encode(sha256, forKey: .sha256)
        try container.encode(bytes, forKey: .bytes)
        try container.encode(facts.width, forKey: .width)
        try container.encode(facts.height, forKey: .height)
        try container.encode(facts.box.map { [$0.minX, $0.minY, $0.width, $0.height] }, forKey: .box)
        try container.encode(facts.manual, forKey: .manual)
        try container.encode(facts.test, forKey: .test)
        try container.encode(facts.quality, forKey: .quality)
        try container.encode(facts.detectionSession, forKey: .detectionSession)
        try container.encode(facts.time, forKey: .time)
    }
}
