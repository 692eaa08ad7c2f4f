/// Whether there is little or much room along one side of the screen; little is less than 600 points.
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular
}
