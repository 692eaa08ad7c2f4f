extension Registration {
    /// What took the pictures.
    public struct Booth: Codable, Equatable, Sendable {
        /// 8 hexadecimal digits, made once for a store.
        public var id: String
        /// The name of the board profile.
        public var board: String
        /// Name and version of the program.
        public var software: String
        public var camera: String

        public init(id: String, board: String, software: String, camera: String) {
            self.id = id
            self.board = board
            self.software = software
            self.camera = camera
        }
    }
}
