extension View {
    /// Sets a value for this view and all in it. Of several the one nearest to the reader holds.
    public func environment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        ContextView(self) { $0.environment[keyPath: path] = value }
    }

    /// The font of all text in the view, and the measure of its icons. `nil` is `.body`, whatever is set around.
    public func font(_ font: Font?) -> some View { ContextView(self) { $0.environment.font = font } }

    /// The weight of all text in the view, before the weights of its fonts; `nil` leaves it to the fonts. The look has
    /// two: up to `.regular`, and semibold from `.medium` on.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        ContextView(self) { $0.environment.fontWeight = weight }
    }

    /// Text in semibold, the heavier of the look's two weights.
    public func bold() -> some View { fontWeight(.semibold) }

    /// Digits of equal width in all text of the view, whatever fonts are set inside of it.
    public func monospacedDigit() -> some View { ContextView(self) { $0.environment.hasTabularDigits = true } }

    /// The colour of text, icons and shapes in the view, and of buttons in place of the tint. `nil` is `.primary`, for
    /// buttons the tint, whatever is set around.
    public func foregroundColor(_ color: Color?) -> some View {
        ContextView(self) { $0.environment.foregroundColor = color }
    }

    /// The same as `foregroundColor(_:)`.
    public func foregroundStyle(_ color: Color) -> some View { foregroundColor(color) }

    /// The colour of actions and progress; `nil` is the look's own.
    public func tint(_ color: Color?) -> some View { ContextView(self) { $0.environment.tint = color ?? .accentColor } }

    /// The same as `tint(_:)`.
    public func accentColor(_ color: Color?) -> some View { tint(color) }

    /// How the lines of each text in the view line up; `.leading` by default. Leading follows the environment's
    /// direction of reading, not the text's own.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        ContextView(self) { $0.environment.multilineTextAlignment = alignment }
    }

    /// The most lines that each text in the view may have; what is more ends in an ellipsis. Less than 1 is 1. `nil`,
    /// the default, is as many as there is room for, up to 1000.
    public func lineLimit(_ limit: Int?) -> some View { ContextView(self) { $0.environment.lineLimit = limit } }

    /// The form of the progress views in this view; a bar by default. Progress that is not known is a ring in any case.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        ContextView(self) { $0.environment.progressViewStyle = style }
    }

    /// What is disabled by a view above stays disabled.
    public func disabled(_ disabled: Bool) -> some View {
        ContextView(self) { $0.environment.isEnabled = $0.environment.isEnabled && !disabled }
    }
}
