public import Core

extension Registration {
    /// When something happened, by every clock the booth has, and how far each may be trusted.
    public struct Moment: Codable, Equatable, Sendable {
        public var wall: WallTime
        /// Whether the wall clock was in step with another one; a board without a battery starts in 1970.
        public var clockSynchronised: Bool
        /// The kernel's own UUID of this boot: `monotonicNanoseconds` compare only where it is the same.
        public var bootID: String
        public var monotonicNanoseconds: Int64

        public init(wall: WallTime, clockSynchronised: Bool, bootID: String, monotonicNanoseconds: Int64) {
            self.wall = wall
            self.clockSynchronised = clockSynchronised
            self.bootID = bootID
            self.monotonicNanoseconds = monotonicNanoseconds
        }

        private enum CodingKeys: CodingKey { case wall, clockSynchronised, bootID, monotonicNanoseconds }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard let wall = WallTime(try container.decode(String.self, forKey: .wall)) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .wall, in: container, debugDescription: "not a time like 2026-11-30T03:06:35.123Z")
            }
            self.init(
                wall: wall,
                clockSynchronised: try container.decode(Bool.self, forKey: .clockSynchronised),
                bootID: try container.decode(String.self, forKey: .bootID),
                monotonicNanoseconds: try container.decode(Int64.self, forKey: .monotonicNanoseconds))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(wall.description, forKey: .wall)
            try container.encode(clockSynchronised, forKey: .clockSynchronised)
            try container.encode(bootID, forKey: .bootID)
            try container.encode(monotonicNanoseconds, forKey: .monotonicNanoseconds)
        }
    }
}
