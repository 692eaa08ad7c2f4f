extension Double {
    /// Kept to 0…1; what is no number is nothing. (`max` gives its first argument where the second is none.)
    var share: Double { min(1, max(0, self)) }
}
