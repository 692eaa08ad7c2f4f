/// What a picture is for; the first part of its file name.
public enum CaptureRole: String, Codable, CaseIterable, Sendable { case nose, face, appearance }
