extension StageOptions {
    /// Throws `StageError.Kind.invalid` for the first setting that no stage can follow.
    func validate() throws(StageError) {
        try StageBounds.check(scale: scale)
        // A fullscreen stage takes the panel's size.
        if !fullscreen { _ = try StageBounds.pixels(of: size, scale: scale) }
        if let duration, !(duration >= 0) {
            throw StageBounds.refused("The duration \(duration)", "it must be 0 seconds or more")
        }
        if let width = panelWidthMillimetres, !panelWidths.contains(width) {
            throw StageBounds.refused(
                "The panel width \(width)",
                "it must be between \(panelWidths.lowerBound) and \(panelWidths.upperBound) millimetres")
        }
        if let fontFolder, FolderListing.names(fontFolder) == nil {
            throw StageBounds.refused(
                "The font folder \"\(fontFolder)\"", "there is no such folder, or it may not be read")
        }
        for time in screenshots.keys.sorted() {
            let subject = "The screenshot at \(time) seconds"
            guard time >= 0, time.isFinite else { throw StageBounds.refused(subject, "there is no such time") }
            if let duration, time > duration {
                throw StageBounds.refused(subject, "the stage ends after \(duration)")
            }
        }
    }

    /// From a grain of sand to a wall of a hundred metres.
    private var panelWidths: ClosedRange<Double> { 1...100_000 }
}
