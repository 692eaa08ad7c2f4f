/// Whether a view has asked for the end of its stage.
@MainActor final class StageEnding {
    var isAskedFor = false
}
