import Core

@testable import Views

/// A number that nobody means, and each modifier that can be given one.
enum OddNumber {
    static let all: [Double] = [
        .nan, .signalingNaN, .infinity, -.infinity, -5, 0, -0.0, 1e300, -1e300, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude,
    ]

    struct Use: Sendable, CustomStringConvertible {
        let description: String
        let apply: @MainActor @Sendable (AnyView, Double) -> AnyView

        init<Result: View>(
            _ description: String, _ apply: @escaping @MainActor @Sendable (AnyView, Double) -> Result
        ) {
            self.description = description
            self.apply = { AnyView(apply($0, $1)) }
        }
    }

    static let uses = [
        Use("frame(width:)") { $0.frame(width: $1) },
        Use("frame(width:height:)") { $0.frame(width: $1, height: $1) },
        Use("frame(minWidth:)") { $0.frame(minWidth: $1, minHeight: $1) },
        Use("frame(idealWidth:)") { $0.frame(idealWidth: $1, idealHeight: $1).fixedSize() },
        Use("frame(maxWidth:)") { $0.frame(maxWidth: $1, maxHeight: $1) },
        Use("frame(minWidth:maxWidth:) the wrong way round") { $0.frame(minWidth: 50, maxWidth: $1) },
        Use("padding") { $0.padding($1) },
        Use("padding(.leading)") { $0.padding(.leading, $1) },
        Use("padding(EdgeInsets)") { $0.padding(EdgeInsets(top: $1, trailing: $1)) },
        Use("offset") { $0.offset(x: $1, y: $1) },
        Use("position") { $0.position(x: $1, y: $1) },
        Use("HStack(spacing:)") { view, number in
            HStack(spacing: number) {
                view; view
            }
        },
        Use("VStack(spacing:)") { view, number in
            VStack(spacing: number) {
                view; view
            }
        },
        Use("Spacer(minLength:)") { view, number in
            HStack {
                view; Spacer(minLength: number)
            }
        },
        Use("layoutPriority") { view, number in
            HStack {
                view.layoutPriority(number); view
            }
        },
        Use("aspectRatio") { $0.aspectRatio($1, contentMode: .fit) },
        Use("aspectRatio(.fill)") { $0.aspectRatio($1, contentMode: .fill) },
        Use("cornerRadius") { $0.cornerRadius($1) },
        Use("opacity") { $0.opacity($1) },
        Use("colour") { view, number in view.background(Color(red: number, green: 0, blue: 0, opacity: number)) },
        Use("rotationEffect") { $0.rotationEffect(.degrees($1)) },
        Use("scaleEffect") { $0.scaleEffect($1) },
        Use("scaleEffect by two factors") { $0.scaleEffect(x: $1, y: 2) },
        Use("transition") { $0.transition(.scale(scale: $1).combined(with: .offset(x: $1, y: $1))) },
        Use("anchor") { $0.rotationEffect(.degrees(9), anchor: UnitPoint(x: $1, y: $1)) },
        Use("blur") { $0.blur(radius: $1) },
        Use("stroke") { view, number in view.overlay(Circle().stroke(Color.blue, lineWidth: number)) },
        Use("strokeBorder") { view, number in view.overlay(Rectangle().strokeBorder(Color.blue, lineWidth: number)) },
        Use("RoundedRectangle") { view, number in view.overlay(RoundedRectangle(cornerRadius: number).fill(Color.blue))
        },
        Use("trim") { view, number in view.overlay(Circle().trim(from: 0, to: number).stroke(Color.blue)) },
        Use("anchored(over:)") { $0.anchored(over: Rect(x: $1, y: $1, width: $1, height: $1)) },
        Use("anchored(in:)") { view, number in
            view.anchored(over: Rect(1, 1, 9, 9), in: Rect(x: number, y: number, width: number, height: number))
        },
        Use("anchored(spacing:)") { $0.anchored(over: Rect(1, 1, 9, 9), spacing: $1) },
        Use("font size") { view, number in
            VStack {
                Text("abc").font(.system(size: number))
                view
            }
        },
        Use("ProgressView(value:)") { view, number in
            VStack {
                ProgressView(value: number)
                view
            }
        },
    ]
}
