/// Where the letters of the first and of the last line of text stand: distances from the top of a view, in points.
struct Baselines: Equatable {
    var first: Double
    var last: Double

    func moved(down distance: Double) -> Baselines { Baselines(first: first + distance, last: last + distance) }

    /// Those of two views in one: the higher first and the lower last.
    func joined(with other: Baselines?) -> Baselines {
        guard let other else { return self }
        return Baselines(first: min(first, other.first), last: max(last, other.last))
    }
}
