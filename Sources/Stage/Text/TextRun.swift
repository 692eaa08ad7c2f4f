/// A piece of a line in one face, one script and one direction, in the order in which it is read.
struct TextRun: Equatable {
    var text: String
    var script: Script
    var isRightToLeft: Bool
    /// Index into the faces of the weight.
    var face: Int
}
