import Core
import Observation
import TestSupport
import Testing

@testable import Views

/// Which bodies ran, in order.
@MainActor private final class Diary {
    private var entries: [String] = []

    func note(_ name: String) { entries.append(name) }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

private struct Reader: View {
    let name: String
    let flip: Flip
    let diary: Diary

    var body: some View {
        diary.note(name)
        return Text("\(name)\(flip.count)").frame(height: Double(20 + flip.count))
    }
}

private struct Still: View {
    let diary: Diary

    var body: some View {
        diary.note("still")
        return Color.red.frame(width: 10, height: 10)
    }
}

private struct Holder: View {
    let diary: Diary
    @State private var count = 0

    var body: some View {
        diary.note("holder")
        return HStack(spacing: 0) {
            Button("add") { count += 1 }.frame(width: 100, height: 100)
            Shown(count: $count, diary: diary)
        }
    }
}

private struct Shown: View {
    @Binding var count: Int
    let diary: Diary

    var body: some View {
        diary.note("shown")
        return Text("count \(count)")
    }
}

private struct Pair: View {
    let first: Flip
    let second: Flip
    let diary: Diary

    var body: some View {
        diary.note("pair")
        return VStack(spacing: 0) {
            Reader(name: "a", flip: first, diary: diary)
            Reader(name: "b", flip: second, diary: diary)
            Still(diary: diary)
        }
    }
}

@MainActor @Suite("Bodies")
struct BodyTests {
    private let diary = Diary()
    private let first = Flip()
    private let second = Flip()

    @Test("run once at first, and then only when something changed that they read")
    func observation() {
        let screen = Screen { Pair(first: first, second: second, diary: diary) }
        screen.update()
        #expect(diary.take() == ["pair", "a", "b", "still"])
        second.count = 1
        #expect(screen.lines == ["a0", "b1"])
        #expect(diary.take() == ["b"])
        first.count = 2
        second.count = 3
        #expect(screen.lines == ["a2", "b3"])
        #expect(diary.take() == ["a", "b"])
        first.isOn = true
        #expect(!screen.host.needsUpdate)
    }

    @Test("run below a body that ran")
    func descendants() {
        let screen = Screen {
            let number = first.isOn ? 1 : 0
            return Pair(first: first, second: second, diary: diary).padding(Double(number))
        }
        screen.update()
        _ = diary.take()
        first.isOn = true
        screen.update()
        #expect(diary.take() == ["pair", "a", "b", "still"])
    }

    @Test("that own a state run with those that it was given to, and others do not")
    func state() {
        let screen = Screen {
            VStack(spacing: 0) {
                Still(diary: diary)
                Holder(diary: diary)
            }
        }
        screen.update()
        _ = diary.take()
        #expect(screen.host.touchTargets.count == 1)
        let target = screen.host.touchTargets[0].rect
        screen.tap(target.midX, target.midY)
        screen.update(after: 1)
        #expect(screen.lines == ["add", "count 1"])
        #expect(diary.take() == ["holder", "shown"])
    }

    @Test("of rows run one by one, and keep to their rows when these change places")
    func rows() {
        let order = Flip()
        let flips = [first, second]
        let screen = Screen {
            VStack(spacing: 0) {
                ForEach(order.isOn ? [1, 0] : [0, 1], id: \.self) {
                    Reader(name: "\($0)", flip: flips[$0], diary: diary)
                }
            }
        }
        screen.update()
        _ = diary.take()
        second.count = 5
        #expect(screen.lines == ["00", "15"])
        #expect(diary.take() == ["1"])
        order.isOn = true
        #expect(screen.lines == ["15", "00"])
        first.count = 7
        #expect(screen.lines == ["15", "07"])
    }

    @Test("in a geometry reader run when its room changed, and not when something beside it did")
    func geometry() {
        let screen = Screen {
            HStack(spacing: 0) {
                GeometryReader { proxy in
                    Reader(name: "\(Int(proxy.size.width)):", flip: first, diary: diary)
                }
                Reader(name: "b", flip: second, diary: diary)
            }
        }
        #expect(screen.lines == ["380:0", "b0"])
        _ = diary.take()
        second.count = 1
        #expect(screen.lines == ["380:0", "b1"])
        #expect(diary.take() == ["b"])
        second.count = 10
        #expect(screen.lines == ["370:0", "b10"])
        #expect(diary.take() == ["b", "370:"])
        first.count = 4
        #expect(screen.lines == ["370:4", "b10"])
        #expect(diary.take() == ["370:"])
    }

    @Test("all run when the screen or its surroundings change")
    func surroundings() {
        let screen = Screen { Pair(first: first, second: second, diary: diary) }
        screen.update()
        _ = diary.take()
        screen.size = Size(width: 900, height: 700)
        screen.update()
        #expect(diary.take() == ["pair", "a", "b", "still"])
        screen.host.environment.font = .system(size: 10)
        screen.update()
        #expect(diary.take() == ["pair", "a", "b", "still"])
    }

    @Test("of what has gone are watched no more")
    func gone() {
        let screen = Screen {
            Group {
                if first.isOn { Reader(name: "a", flip: second, diary: diary) }
            }
        }
        first.isOn = true
        #expect(screen.lines == ["a0"])
        first.isOn = false
        #expect(screen.lines.isEmpty)
        second.count = 3
        #expect(!screen.host.needsUpdate)
    }

    @Test("that did not run are moved with an animation all the same, and not told again that they came")
    func keptViews() {
        let screen = Screen {
            VStack(spacing: 0) {
                Reader(name: "a", flip: first, diary: diary)
                Still(diary: diary).onAppear { diary.note("came") }.onDisappear { diary.note("went") }
            }
        }
        screen.update()
        #expect(diary.take() == ["a", "still", "came"])
        let before = screen.rect(.red)?.minY ?? 0
        withAnimation(.linear(duration: 1)) { first.count = 40 }
        screen.update()
        screen.update(after: 0.5)
        #expect(screen.rect(.red)?.minY == before + 10)
        screen.update(after: 0.5)
        #expect(screen.rect(.red)?.minY == before + 20)
        first.count = 0
        #expect(screen.rect(.red)?.minY == before)
        #expect(diary.take() == ["a", "a"])
    }

    @Test("of a sheet run by themselves, and the sheet comes and goes with what its binding reads")
    func sheet() {
        let screen = Screen {
            Still(diary: diary).sheet(
                isPresented: Binding(get: { first.isOn }, set: { first.isOn = $0 })
            ) {
                Reader(name: "sheet", flip: second, diary: diary)
            }
        }
        screen.update()
        first.isOn = true
        #expect(screen.lines == ["sheet0"])
        screen.update(after: 1)
        _ = diary.take()
        second.count = 2
        #expect(screen.lines == ["sheet2"])
        #expect(diary.take() == ["sheet"])
        first.isOn = false
        screen.update()
        screen.update(after: 1)
        #expect(screen.lines.isEmpty)
    }

    @Test("in any order of changes show what a new tree shows", arguments: 1...20)
    func rest(seed: Int) {
        var chance = SeededGenerator(seed: UInt64(seed))
        let (first, second, third, diary) = (Flip(), Flip(), Flip(), Diary())
        @MainActor func make() -> any View { Mixed(flips: [first, second, third], diary: diary) }
        let screen = Screen { make() }
        for _ in 0..<40 {
            for flip in [first, second, third] where Bool.random(using: &chance) {
                if Bool.random(using: &chance) {
                    flip.isOn.toggle()
                } else {
                    flip.count = Int.random(in: 0...9, using: &chance)
                }
                screen.update(after: Double.random(in: 0...0.3, using: &chance))
            }
            screen.update(after: 10)
            #expect(screen.list == Screen { make() }.list)
        }
    }
}

/// Conditions, rows, geometry and a transition, each in a body that reads models of its own.
private struct Mixed: View {
    let flips: [Flip]
    let diary: Diary

    var body: some View {
        VStack(spacing: 2) {
            Switch(flip: flips[0], inner: flips[1], diary: diary)
            GeometryReader { proxy in
                HStack {
                    Reader(name: "w\(Int(proxy.size.width))", flip: flips[1], diary: diary)
                    if flips[2].isOn { Still(diary: diary).transition(.opacity) }
                }
                .animation(.easeInOut(duration: 0.4), value: flips[2].isOn)
            }
            ForEach(0..<flips[2].count, id: \.self) { row in
                Reader(name: "row\(row)", flip: flips[row % 3], diary: diary)
            }
        }
    }
}

private struct Switch: View {
    let flip: Flip
    let inner: Flip
    let diary: Diary

    var body: some View {
        ZStack {
            if flip.isOn {
                Reader(name: "on", flip: inner, diary: diary).transition(.move(edge: .leading))
            } else {
                Still(diary: diary).padding(Double(flip.count)).transition(.scale.combined(with: .opacity))
            }
        }
        .animation(.spring(response: 0.3, dampingFraction: 0.7), value: flip.isOn)
    }
}
