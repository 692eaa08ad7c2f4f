/// Makes a list that shows something as short as it can, by leaving out halves, quarters and so on down to single
/// elements (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002).
///
/// - Parameter tries: how often `fails` is asked at most.
func shortened<Element>(_ list: [Element], tries: Int = 400, while fails: ([Element]) throws -> Bool) rethrows
    -> [Element]
{
    var list = list
    var tries = tries
    var size = max(1, list.count / 2)
    while true {
        var start = 0
        var hasShrunk = false
        while start < list.count, tries > 0 {
            let shorter = Array(list[..<start] + list[min(list.count, start + size)...])
            tries -= 1
            if try fails(shorter) {
                list = shorter
                hasShrunk = true
            } else {
                start += size
            }
        }
        if tries == 0 || (size == 1 && !hasShrunk) { return list }
        if !hasShrunk { size = max(1, size / 2) }
    }
}
