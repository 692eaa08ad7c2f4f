import Views

extension Language {
    /// What flows into the root view: Arabic is read, and laid out, from right to left.
    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        values.locale = Locale(identifier: rawValue)
        return values
    }
}
