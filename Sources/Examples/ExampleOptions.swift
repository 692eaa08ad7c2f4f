import PetCameraUI
import Stage

/// The command line of the examples, parsed once.
struct ExampleOptions: Equatable {
    /// `nil` lists the examples, or prints the usage.
    var example: Example?
    /// Asks for the usage instead of a screen; what comes after it is not looked at.
    var isHelp = false
    /// The cameras, in the order in which a camera switch goes through them; at least one.
    var sources = ["replay:assets/demo/dog.mjpeg?loop=1"]
    var species = Species.dog
    var size = Size(width: 1280, height: 720)
    /// A PNG file that shows the screen at its end.
    var snapshot: String?
    var seconds: Double?
    var isHeadless = false
    var turn = Angle.zero

    /// Of a window's side, in points.
    private static let bounds = 100...8192

    static let usage = """
        Examples NAME [--source SOURCE]... [--species dog|cat] [--size WxH] [--for SECONDS] [--headless]
                      [--snapshot FILE.png] [--turn DEGREES]
        Examples --list
        Examples --help

        """

    init(_ arguments: [String]) throws(UsageError) {
        var words = arguments[...]
        var isList = false
        var named: [String] = []
        while let word = words.popFirst() {
            switch word {
            case "--help":
                (isHelp, example) = (true, nil)
                return
            case "--list": isList = true
            case "--headless": isHeadless = true
            case "--source": named.append(try ExampleOptions.source(of: word, &words))
            case "--snapshot": snapshot = try ExampleOptions.file(of: word, &words)
            case "--for": seconds = try ExampleOptions.number(of: word, in: 0...86_400, "seconds", &words)
            case "--turn":
                turn = .degrees(try ExampleOptions.number(of: word, in: -360...360, "degrees", &words))
            case "--size": size = try ExampleOptions.size(of: word, &words)
            case "--species":
                let name = try ExampleOptions.value(of: word, &words)
                guard let known = Species(rawValue: name) else { throw UsageError("There is no species \(name).") }
                species = known
            default: example = try ExampleOptions.example(word, after: example)
            }
        }
        guard isList || example != nil else { throw UsageError("Say which example: --list names them.") }
        if isList { example = nil }
        if !named.isEmpty { sources = named }
    }

    /// How the stage is set up. A snapshot needs no screen, and an end.
    var stage: StageOptions {
        let end = seconds ?? (snapshot == nil ? nil : 3)
        var options = StageOptions(
            title: example?.rawValue ?? "Examples", size: size, headless: isHeadless || snapshot != nil, duration: end)
        if let snapshot, let end { options.screenshots = [end: snapshot] }
        return options
    }

    private static func example(_ word: String, after first: Example?) throws(UsageError) -> Example {
        guard !word.hasPrefix("-") else { throw UsageError("There is no option \(word).") }
        guard let example = Example(rawValue: word) else {
            throw UsageError("There is no example \(word): --list names them.")
        }
        guard first == nil else { throw UsageError("One example at a time.") }
        return example
    }

    private static func value(of option: String, _ words: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let value = words.popFirst() else { throw UsageError("\(option) needs a value.") }
        // A value was forgotten: no source, number or species begins so, and a file can be named ./--so.png.
        guard !value.hasPrefix("--") else { throw UsageError("\(option) needs a value, and \(value) is an option.") }
        return value
    }

    private static func file(of option: String, _ words: inout ArraySlice<String>) throws(UsageError) -> String {
        let name = try value(of: option, &words)
        guard !name.isEmpty else { throw UsageError("\(option) needs the name of a file, and not an empty one.") }
        return name
    }

    private static func source(of option: String, _ words: inout ArraySlice<String>) throws(UsageError) -> String {
        let text = try value(of: option, &words)
        if let problem = CaptureSession.problem(inSource: text) { throw UsageError("\(option): \(problem).") }
        return text
    }

    private static func number(
        of option: String, in range: ClosedRange<Int>, _ unit: String, _ words: inout ArraySlice<String>
    ) throws(UsageError) -> Double {
        let text = try value(of: option, &words)
        let (least, most) = (range.lowerBound, range.upperBound)
        guard let number = Double(text), (Double(least)...Double(most)).contains(number) else {
            throw UsageError("\(option) needs a number of \(unit) from \(least) to \(most), and not \(text).")
        }
        return number
    }

    private static func size(of option: String, _ words: inout ArraySlice<String>) throws(UsageError) -> Size {
        let text = try value(of: option, &words)
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], bounds.contains(width),
            bounds.contains(height)
        else {
            let range = "from \(bounds.lowerBound) to \(bounds.upperBound)"
            throw UsageError("\(option) needs a width and a height \(range) such as 800x480, and not \(text).")
        }
        return Size(width: Double(width), height: Double(height))
    }
}
