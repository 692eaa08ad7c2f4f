extension Int {
    /// 0…100: the nearer end for what is less or more.
    var asPercentage: Int { Swift.min(Swift.max(0, self), 100) }
}
