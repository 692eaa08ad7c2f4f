import Booth

@main
struct Nosebooth {
    @MainActor static func main() {}
}
