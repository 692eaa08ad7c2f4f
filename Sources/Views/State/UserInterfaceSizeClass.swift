/// Whether there is little or much room along one side of the screen; little is less than 600 points.
public enum UserInterfaceSizeClass: Sendable {
    /// Less than 600 points.
    case compact
    /// 600 points or more.
    case regular
}
