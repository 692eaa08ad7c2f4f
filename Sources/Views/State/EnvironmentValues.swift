/// Everything that flows from a view to the views below it. A value: changing a copy changes nothing above.
public struct EnvironmentValues {
    private var values = Values()
    private var custom: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }

    /// The look's unit in points: the short side of the screen divided by 60, at least 8.
    public var unit: Double {
        get { values.content.unit }
        set { change { $0.unit = newValue } }
    }

    public var font: Font? {
        get { values.content.font }
        set { change { $0.font = newValue } }
    }

    public var fontWeight: Font.Weight? {
        get { values.content.fontWeight }
        set { change { $0.fontWeight = newValue } }
    }

    public var foregroundColor: Color? {
        get { values.content.foregroundColor }
        set { change { $0.foregroundColor = newValue } }
    }

    /// The colour of actions and progress.
    public var tint: Color {
        get { values.content.tint }
        set { change { $0.tint = newValue } }
    }

    public var isEnabled: Bool {
        get { values.content.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    public var multilineTextAlignment: TextAlignment {
        get { values.content.textAlignment }
        set { change { $0.textAlignment = newValue } }
    }

    public var lineLimit: Int? {
        get { values.content.lineLimit }
        set { change { $0.lineLimit = newValue } }
    }

    public var layoutDirection: LayoutDirection {
        get { values.content.layoutDirection }
        set { change { $0.layoutDirection = newValue } }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { values.content.horizontalSizeClass }
        set { change { $0.horizontalSizeClass = newValue } }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { values.content.verticalSizeClass }
        set { change { $0.verticalSizeClass = newValue } }
    }

    /// The language that the views speak; English by default. It changes no view of this kit by itself.
    public var locale: Locale {
        get { values.content.locale }
        set { change { $0.locale = newValue } }
    }

    /// How much larger than designed all text is, and the icons that take their size from it: every font's size times
    /// this, those with a size in points too. Brought into 0.5 to 3; what is no number is 1, the default.
    public var textScale: Double {
        get { values.content.textScale }
        set { change { $0.textScale = newValue.isNaN ? 1 : min(3, max(0.5, newValue)) } }
    }

    /// Moves become jumps; only colours and opacity still change gradually.
    public var accessibilityReduceMotion: Bool {
        get { values.content.reduceMotion }
        set { change { $0.reduceMotion = newValue } }
    }

    /// Closes the sheet that shows this view; outside of one it ends `Stage.run`.
    public var dismiss: DismissAction {
        get { values.content.dismiss }
        set { change { $0.dismiss = newValue } }
    }

    var progressViewStyle: any ProgressViewStyle {
        get { values.content.progressViewStyle }
        set { change { $0.progressViewStyle = newValue } }
    }

    private mutating func change(_ edit: (inout Values.Content) -> Void) {
        if !isKnownUniquelyReferenced(&values) { values = Values(copying: values) }
        edit(&values.content)
    }

    /// Shared until changed, so that handing the environment down costs one reference.
    private final class Values {
        struct Content {
            var unit = 8.0
            var font: Font?
            var fontWeight: Font.Weight?
            var foregroundColor: Color?
            var tint = Color.accentColor
            var isEnabled = true
            var textAlignment = TextAlignment.leading
            var lineLimit: Int?
            var layoutDirection = LayoutDirection.leftToRight
            var horizontalSizeClass: UserInterfaceSizeClass?
            var verticalSizeClass: UserInterfaceSizeClass?
            var locale = Locale(identifier: "en")
            var textScale = 1.0
            var reduceMotion = false
            var dismiss = DismissAction {}
            var progressViewStyle: any ProgressViewStyle = LinearProgressViewStyle()
        }

        var content = Content()

        init() {}

        init(copying other: Values) { content = other.content }
    }
}
