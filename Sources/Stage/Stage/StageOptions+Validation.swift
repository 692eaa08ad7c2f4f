extension StageOptions {
    /// Throws `StageError.Kind.invalid` for the first setting that no stage can follow.
    func validate() throws(StageError) {
        try StageBounds.check(scale: scale)
        // A fullscreen stage takes the panel's size.
        if !fullscreen { _ = try StageBounds.pixels(of: size, scale: scale) }
        if let duration, !(duration >= 0) {
            throw StageBounds.refused("The duration \(duration)", "it must be 0 seconds or more")
        }
        for time in screenshots.keys.sorted() {
            let subject = "The screenshot at \(time) seconds"
            guard time >= 0, time.isFinite else { throw StageBounds.refused(subject, "there is no such time") }
            if let duration, time > duration {
                throw StageBounds.refused(subject, "the stage ends after \(duration)")
            }
        }
    }
}
