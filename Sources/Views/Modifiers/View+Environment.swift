extension View {
    public func environment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        ContextView(self) { $0.environment[keyPath: path] = value }
    }

    public func font(_ font: Font?) -> some View { ContextView(self) { $0.environment.font = font } }

    public func fontWeight(_ weight: Font.Weight?) -> some View {
        ContextView(self) { $0.environment.fontWeight = weight }
    }

    public func bold() -> some View { fontWeight(.semibold) }

    public func monospacedDigit() -> some View {
        ContextView(self) { $0.environment.font = ($0.environment.font ?? .body).monospacedDigit() }
    }

    public func foregroundColor(_ color: Color?) -> some View {
        ContextView(self) { $0.environment.foregroundColor = color }
    }

    public func foregroundStyle(_ color: Color) -> some View { foregroundColor(color) }

    /// The colour of actions and progress; `nil` is the look's own.
    public func tint(_ color: Color?) -> some View { ContextView(self) { $0.environment.tint = color ?? .accentColor } }

    public func accentColor(_ color: Color?) -> some View { tint(color) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        ContextView(self) { $0.environment.multilineTextAlignment = alignment }
    }

    public func lineLimit(_ limit: Int?) -> some View { ContextView(self) { $0.environment.lineLimit = limit } }

    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        ContextView(self) { $0.environment.progressViewStyle = style }
    }

    /// What is disabled by a view above stays disabled.
    public func disabled(_ disabled: Bool) -> some View {
        ContextView(self) { $0.environment.isEnabled = $0.environment.isEnabled && !disabled }
    }
}
