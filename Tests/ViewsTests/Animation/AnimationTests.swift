import Core
import Testing

@testable import Views

@MainActor @Suite("Animation")
struct AnimationTests {
    private func near(_ value: Double?, _ expected: Double, _ tolerance: Double = 0.01) -> Bool {
        value.map { abs($0 - expected) < tolerance } ?? false
    }

    private func guide(_ flip: Flip, _ animation: Animation?) -> Screen {
        Screen {
            Color.red.frame(width: 20, height: 20).position(x: Double(flip.count), y: 50)
                .animation(animation, value: flip.count)
        }
    }

    @Test("a view moves to its new place in the time given")
    func movement() {
        let flip = Flip()
        let screen = guide(flip, .linear(duration: 1))
        screen.update()
        flip.count = 100
        screen.update()
        #expect(near(screen.rect(.red)?.midX, 0))
        #expect(screen.host.needsUpdate)
        screen.update(after: 0.25)
        #expect(near(screen.rect(.red)?.midX, 25))
        screen.update(after: 0.75)
        #expect(near(screen.rect(.red)?.midX, 100))
        #expect(!screen.host.needsUpdate)
    }

    @Test("a motion that is worth few pictures asks for few, and goes on in all that are drawn")
    func interval() {
        let (flip, other) = (Flip(), Flip())
        let screen = Screen {
            ZStack {
                Color.red.frame(width: 20, height: 20).position(x: Double(flip.count), y: 50)
                    .animation(.linear(duration: 1).minimumInterval(0.1), value: flip.count)
                Color.blue.frame(width: 20, height: 20).position(x: Double(other.count), y: 50)
                    .animation(.linear(duration: 0.2), value: other.count)
            }
        }
        screen.update()
        flip.count = 100
        screen.update()
        #expect(screen.host.needsUpdate)
        #expect(!screen.host.needsUpdate(at: screen.now + 0.09))
        #expect(screen.host.needsUpdate(at: screen.now + 0.1))
        screen.update(after: 0.05)
        #expect(near(screen.rect(.red)?.midX, 5))
        // Beside something quicker every picture is wanted, and then the motion waits again.
        other.count = 10
        screen.update()
        #expect(screen.host.needsUpdate(at: screen.now))
        screen.update(after: 0.3)
        #expect(!screen.host.needsUpdate(at: screen.now + 0.05))
        screen.update(after: 1)
        #expect(near(screen.rect(.red)?.midX, 100))
        #expect(!screen.host.needsUpdate(at: screen.now + 5))
    }

    @Test("a change that shows nothing new does not move what waits for its time")
    func unseenChange() {
        let (flip, unseen) = (Flip(), Flip())
        let screen = Screen {
            ZStack {
                Color.red.frame(width: 20, height: 20).position(x: Double(flip.count), y: 50)
                    .animation(.linear(duration: 1).minimumInterval(0.1), value: flip.count)
                Color.blue.frame(width: Double(min(unseen.count, 10)), height: 20)
            }
        }
        unseen.count = 20
        screen.update()
        flip.count = 100
        screen.update()
        let shown = screen.update(after: 0.1)
        unseen.count = 30
        #expect(screen.update(after: 0.06) == shown)
        #expect(!screen.host.needsUpdate(at: screen.now))
        // What does show is drawn at once, and the motion goes on when its time has come.
        unseen.count = 5
        #expect(screen.update(after: 0.02) != shown)
        #expect(screen.host.needsUpdate(at: screen.now + 0.021))
        screen.update(after: 0.03)
        #expect(near(screen.rect(.red)?.midX, 21))
    }

    @Test("an interval that is none counts as none", arguments: [0, -1, Double.nan, 1e300])
    func oddInterval(seconds: Double) {
        let animation = Animation.linear.minimumInterval(seconds)
        #expect(animation.interval == (seconds > 1 ? 1 : 0))
    }

    @Test("a curve that eases is slow at its ends and half way in the middle")
    func easing() {
        let flip = Flip()
        let screen = guide(flip, .easeInOut(duration: 1))
        screen.update()
        flip.count = 100
        screen.update()
        screen.update(after: 0.1)
        #expect(near(screen.rect(.red)?.midX, 1.97, 0.05))
        screen.update(after: 0.4)
        #expect(near(screen.rect(.red)?.midX, 50))
    }

    @Test("a new target sets out from where the view is shown now")
    func interruption() {
        let flip = Flip()
        let screen = guide(flip, .linear(duration: 1))
        screen.update()
        flip.count = 100
        screen.update()
        screen.update(after: 0.5)
        flip.count = 0
        screen.update()
        #expect(near(screen.rect(.red)?.midX, 50))
        var places: [Double] = []
        for _ in 0..<10 {
            screen.update(after: 0.1)
            places.append(screen.rect(.red)?.midX ?? -1)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 10.01 })
        #expect(near(places.last, 0))
    }

    @Test(
        "a target that moves with every picture is followed closely",
        arguments: [Animation.easeInOut(duration: 0.3), .spring(response: 0.3, dampingFraction: 0.8)])
    func pursuit(_ animation: Animation) {
        let flip = Flip()
        let screen = guide(flip, animation)
        screen.update()
        var lag = 0.0
        for frame in 1...90 {
            // 300 points a second at 30 pictures a second.
            flip.count = frame * 10
            screen.update(after: 1.0 / 30)
            lag = Double(flip.count) - (screen.rect(.red)?.midX ?? 0)
        }
        #expect(lag > 0 && lag < 300 * 0.2)
        screen.update(after: 2)
        #expect(screen.rect(.red)?.midX == 900)
        #expect(!screen.host.needsUpdate)
    }

    @Test("what jumps does not stop what moves")
    func jumpWhileMoving() {
        let (flip, other) = (Flip(), Flip())
        let screen = Screen {
            Color.red.frame(width: flip.isOn ? 200 : 100, height: 10).animation(.linear(duration: 1), value: flip.isOn)
                .frame(width: 300, height: 10 + Double(other.count), alignment: .topLeading)
                .position(x: 200, y: Double(other.count))
        }
        screen.update()
        flip.isOn = true
        screen.update()
        screen.update(after: 0.5)
        other.count = 50
        screen.update()
        #expect(near(screen.rect(.red)?.width, 150))
        #expect(near(screen.rect(.red)?.minY, 50 - 30))
    }

    @Test("other changes do not disturb a running animation")
    func undisturbed() {
        let (flip, other) = (Flip(), Flip())
        let screen = Screen {
            VStack(spacing: 0) {
                Color.red.frame(width: flip.isOn ? 200 : 100).animation(.linear(duration: 1), value: flip.isOn)
                Text("\(other.count)")
            }
        }
        screen.update()
        flip.isOn = true
        screen.update()
        screen.update(after: 0.5)
        other.count = 1
        screen.update()
        #expect(near(screen.rect(.red)?.width, 150))
        screen.update(after: 0.25)
        #expect(near(screen.rect(.red)?.width, 175))
    }

    @Test("what changes together with another value jumps")
    func otherValue() {
        let flip = Flip()
        let screen = Screen {
            Color.red.frame(width: Double(flip.count), height: 10).animation(.linear(duration: 1), value: flip.isOn)
        }
        screen.update()
        flip.count = 100
        #expect(screen.rect(.red)?.width == 100)
        #expect(!screen.host.needsUpdate)
    }

    @Test("colours, opacity, turns and strokes move too")
    func otherKinds() {
        let flip = Flip()
        let screen = Screen {
            Circle().trim(from: 0, to: flip.isOn ? 1 : 0.5)
                .stroke(flip.isOn ? Color.white : .black, lineWidth: flip.isOn ? 6 : 2)
                .rotationEffect(.radians(flip.isOn ? 2 : 1)).scaleEffect(flip.isOn ? 2 : 1)
                .opacity(flip.isOn ? 0.8 : 0.4)
                .animation(.linear(duration: 1), value: flip.isOn)
        }
        screen.update()
        flip.isOn = true
        screen.update()
        let middle = Rect(x: 0, y: 0, width: 400, height: 300).center
        #expect(
            screen.update(after: 0.5).commands == [
                .pushOpacity((0.4 + 0.8) / 2),
                .pushTransform(rotation: 0, scale: 1.5, anchor: middle),
                .pushTransform(rotation: 1.5, scale: 1, anchor: middle),
                .stroke(
                    .arc(center: middle, radius: 150, start: 0, end: 1.5 * .pi),
                    Color(red: 0.5, green: 0.5, blue: 0.5), lineWidth: 4),
                .popTransform, .popTransform, .popOpacity,
            ])
    }

    @Test("a view that comes with a transition fades in, and fades out when it goes")
    func transition() {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                if flip.isOn { Color.red.transition(.opacity) }
            }
            .animation(.linear(duration: 1), value: flip.isOn)
        }
        screen.update()
        flip.isOn = true
        screen.update()
        #expect(screen.update(after: 0.25).commands.first == .pushOpacity(0.25))
        screen.update(after: 1)
        #expect(screen.list.commands.count == 1)
        flip.isOn = false
        screen.update()
        #expect(screen.update(after: 0.25).commands.first == .pushOpacity(0.75))
        screen.update(after: 1)
        #expect(screen.list.commands.isEmpty)
        #expect(!screen.host.needsUpdate)
    }

    @Test("what fades out does not outlive the screen that it was on")
    func departureWithItsScreen() {
        let flip = Flip()
        flip.isOn = true
        let screen = Screen {
            ZStack {
                if flip.count == 0 {
                    ZStack {
                        if flip.isOn { Color.red.transition(.opacity) }
                    }
                    .animation(.linear(duration: 1), value: flip.isOn)
                } else {
                    Color.blue
                }
            }
        }
        screen.update()
        flip.isOn = false
        screen.update()
        #expect(screen.update(after: 0.25).commands.first == .pushOpacity(0.75))
        flip.count = 1
        screen.update()
        #expect(screen.rect(.red) == nil)
        #expect(screen.rect(.blue) != nil)
    }

    @Test("what is not seen draws nothing, and is at its place when it is seen again")
    func unseen() {
        let flip = Flip()
        let screen = Screen {
            Color.red.frame(width: 20, height: 20).position(x: Double(flip.count), y: 50).opacity(flip.isOn ? 1 : 0)
                .animation(.linear(duration: 1), value: flip.isOn)
        }
        flip.isOn = true
        screen.update()
        screen.update(after: 2)
        flip.isOn = false
        screen.update()
        screen.update(after: 2)
        #expect(screen.list.commands.isEmpty)
        flip.count = 100
        screen.update()
        flip.isOn = true
        screen.update()
        screen.update(after: 0.5)
        #expect(screen.rect(.red)?.midX == 100)
    }

    @Test("changes made with an animation move everything that they change, once")
    func explicit() {
        let flip = Flip()
        let screen = Screen { Color.red.frame(width: Double(100 + flip.count), height: 10) }
        screen.update()
        withAnimation(.linear(duration: 1)) { flip.count = 100 }
        screen.update()
        screen.update(after: 0.5)
        #expect(near(screen.rect(.red)?.width, 150))
        screen.update(after: 0.5)
        flip.count = 0
        #expect(screen.rect(.red)?.width == 100)
    }

    @Test("with reduced motion things jump and colours still change gradually")
    func reducedMotion() {
        let flip = Flip()
        let screen = Screen {
            Color(white: flip.isOn ? 1 : 0).frame(width: flip.isOn ? 100 : 50, height: 10)
                .animation(.linear(duration: 1), value: flip.isOn)
                .environment(\.accessibilityReduceMotion, true)
        }
        screen.update()
        flip.isOn = true
        screen.update()
        screen.update(after: 0.5)
        #expect(screen.rect(Color(white: 0.5))?.width == 100)
    }

    @Test("a repeated animation goes back and forth without end")
    func repeating() {
        let flip = Flip()
        let screen = guide(flip, .linear(duration: 1).repeatForever())
        screen.update()
        flip.count = 100
        screen.update()
        screen.update(after: 1.25)
        #expect(near(screen.rect(.red)?.midX, 75))
        screen.update(after: 1000)
        #expect(near(screen.rect(.red)?.midX, 75))
        #expect(screen.host.needsUpdate)
    }

    @Test("a repeated animation ends when the value changes again")
    func endOfRepeating() {
        let flip = Flip()
        let screen = Screen {
            Color.red.frame(width: flip.isOn ? 200 : 100, height: 10)
                .animation(flip.isOn ? .linear(duration: 1).repeatForever() : .linear(duration: 1), value: flip.isOn)
        }
        screen.update()
        flip.isOn = true
        screen.update()
        screen.update(after: 7.5)
        flip.isOn = false
        screen.update()
        #expect(near(screen.rect(.red)?.width, 150))
        screen.update(after: 0.5)
        #expect(near(screen.rect(.red)?.width, 125))
        screen.update(after: 0.5)
        #expect(screen.rect(.red)?.width == 100)
        #expect(!screen.host.needsUpdate)
    }

    @Test("progress grows by itself")
    func progress() {
        let flip = Flip()
        let screen = Screen {
            ProgressView(value: Double(flip.count), total: 100).progressViewStyle(LinearProgressViewStyle(tint: .green))
        }
        screen.update()
        #expect(screen.rect(.green) == nil)
        flip.count = 50
        screen.update()
        screen.update(after: 0.15)
        let width = screen.rect(.green)?.width ?? 0
        #expect(width > 100 && width < 200)
        screen.update(after: 0.15)
        #expect(screen.rect(.green)?.width == 200)
    }
}
