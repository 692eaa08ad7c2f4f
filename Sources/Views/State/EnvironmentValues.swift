/// Everything that flows from a view to the views below it. A value: changing a copy changes nothing above.
public struct EnvironmentValues {
    private var values = Values()
    private var custom: [ObjectIdentifier: Any] = [:]

    /// Everything as it is when nobody has set it.
    public init() {}

    /// The value of a key of yours; its default where nobody has set one.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // In two steps: of a value that may be nil, "not set" would else be read as "set to nil".
            guard let stored = custom[ObjectIdentifier(key)], let value = stored as? Key.Value else {
                return Key.defaultValue
            }
            return value
        }
        set { custom[ObjectIdentifier(key)] = newValue }
    }

    /// The look's unit in points: the short side of the screen divided by 60, at least 8.
    public var unit: Double {
        get { values.content.unit }
        set { change { $0.unit = newValue } }
    }

    /// Of text, and of icons that take their size from it; `nil`, the default, is `Font.body`.
    public var font: Font? {
        get { values.content.font }
        set { change { $0.font = newValue } }
    }

    /// Goes before the weight of the font itself; `nil`, the default, leaves it to the font.
    public var fontWeight: Font.Weight? {
        get { values.content.fontWeight }
        set { change { $0.fontWeight = newValue } }
    }

    /// Whether all digits are equally wide, whatever the font says; false, the default, leaves it to the font.
    var hasTabularDigits: Bool {
        get { values.content.hasTabularDigits }
        set { change { $0.hasTabularDigits = newValue } }
    }

    /// Of text, icons and shapes without a colour of their own. `nil`, the default, is `Color.primary`; inside of a
    /// button it is the tint.
    public var foregroundColor: Color? {
        get { values.content.foregroundColor }
        set { change { $0.foregroundColor = newValue } }
    }

    /// The colour of actions and progress.
    public var tint: Color {
        get { values.content.tint }
        set { change { $0.tint = newValue } }
    }

    /// Whether what can be touched, or hears keys, acts; true by default. `disabled(_:)` only ever takes it away,
    /// setting it here overrules the views above. A sheet begins with true.
    public var isEnabled: Bool {
        get { values.content.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    /// Where shorter lines of a text lie beside its longest one; `.leading` by default.
    public var multilineTextAlignment: TextAlignment {
        get { values.content.textAlignment }
        set { change { $0.textAlignment = newValue } }
    }

    /// The most lines of one text; what does not fit ends in an ellipsis. Less than 1 counts as 1. `nil`, the default,
    /// is as many as there is room for, up to 1000.
    public var lineLimit: Int? {
        get { values.content.lineLimit }
        set { change { $0.lineLimit = newValue } }
    }

    /// Which side is the leading one; left to right by default. It does not follow `locale`, and text runs as its own
    /// letters ask.
    public var layoutDirection: LayoutDirection {
        get { values.content.layoutDirection }
        set { change { $0.layoutDirection = newValue } }
    }

    /// How much room the screen's width gives: compact below 600 points. The host sets it for its root; `nil` outside
    /// of one.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { values.content.horizontalSizeClass }
        set { change { $0.horizontalSizeClass = newValue } }
    }

    /// How much room the screen's height gives: compact below 600 points. The host sets it for its root; `nil` outside
    /// of one.
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

    /// Text begins anew: nothing of what was set for it above holds any more, except how large all text is.
    mutating func resetText() {
        let fresh = Values.Content()
        change {
            $0.font = fresh.font
            $0.fontWeight = fresh.fontWeight
            $0.hasTabularDigits = fresh.hasTabularDigits
            $0.foregroundColor = fresh.foregroundColor
            $0.textAlignment = fresh.textAlignment
            $0.lineLimit = fresh.lineLimit
        }
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
            var hasTabularDigits = false
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
