/// How much larger than the panel's scale texts and icons are rendered, in steps, so that an animation does not
/// render them anew for each picture. Smaller than the scale is drawn smaller from the same pixels.
struct Magnification: Hashable {
    let value: Double

    init(_ exact: Double) { value = exact <= 1.05 ? 1 : min((exact * 2).rounded(.up) / 2, 4) }
}
