/// The names of a JSON object's members, whatever their values; so that unknown ones can be told.
struct MemberNames: Decodable {
    let names: [String]

    private struct AnyName: CodingKey {
        let stringValue: String
        let intValue: Int? = nil
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: AnyName.self).allKeys.map(\.stringValue).sorted()
    }
}
