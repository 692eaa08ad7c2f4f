import CSDL2
import Core
import Testing
import Views

@testable import Stage

@MainActor @Suite("A window whose size changes", .serialized) struct ResizeTests {
    private let content = ListContent()

    private func loop(_ options: StageOptions) throws -> StageLoop {
        content.list = TestPanel.list([.fill(.rectangle(Rect(x: 0, y: 0, width: 10, height: 10)), .white)])
        return StageLoop(try StageWindow(options, assets: nil), content: content)
    }

    private func push(_ kind: SDL_WindowEventID) {
        var event = SDL_Event()
        event.window.type = SDL_WINDOWEVENT.rawValue
        event.window.event = UInt8(kind.rawValue)
        SDL_PushEvent(&event)
    }

    private func pushFinger() {
        var event = SDL_Event()
        event.tfinger.type = SDL_FINGERDOWN.rawValue
        event.tfinger.touchId = 5
        event.tfinger.x = 0.5
        event.tfinger.y = 0.5
        SDL_PushEvent(&event)
    }

    @Test("has its content laid out for the new size, and is touched where it is seen") func size() throws {
        let loop = try loop(StageOptions(size: Size(width: 80, height: 40), headless: true))
        _ = try loop.turn(at: .zero)
        #expect(content.size == Size(width: 80, height: 40))
        _ = try loop.turn(at: .zero)
        loop.window.resize(PixelSize(width: 120, height: 60))
        push(SDL_WINDOWEVENT_SIZE_CHANGED)
        pushFinger()
        #expect(try loop.turn(at: .zero))
        #expect(content.size == Size(width: 120, height: 60))
        #expect(content.events == [.touchDown(id: 0, at: Point(x: 60, y: 30))])
        let picture = try loop.screenshot()
        #expect(picture.size == Size(width: 120, height: 60))
        #expect(picture.whiteArea == 100)
        _ = try loop.turn(at: .zero)
        #expect(try !loop.turn(at: .zero))
    }

    @Test("says anew how dense the panel is, for all that can be touched") func density() throws {
        let options = StageOptions(
            size: Size(width: 80, height: 40), headless: true, panelWidthMillimetres: 40)
        let window = try StageWindow(options, assets: nil)
        let host = ViewHost(measurer: window.text) { Color.white }
        let loop = StageLoop(window, content: host)
        _ = try loop.turn(at: .zero)
        #expect(host.environment.pointsPerMillimetre == 2)
        _ = try loop.turn(at: .zero)
        #expect(try !loop.turn(at: .zero))
        loop.window.resize(PixelSize(width: 120, height: 60))
        push(SDL_WINDOWEVENT_SIZE_CHANGED)
        _ = try loop.turn(at: .zero)
        #expect(host.environment.pointsPerMillimetre == 3)
    }

    @Test("leaves a host its own density where the options say none") func ownDensity() throws {
        let window = try StageWindow(StageOptions(size: Size(width: 80, height: 40), headless: true), assets: nil)
        let host = ViewHost(measurer: window.text) { Color.white }
        host.environment.pointsPerMillimetre = 7
        _ = try StageLoop(window, content: host).turn(at: .zero)
        #expect(host.environment.pointsPerMillimetre == 7)
    }

    @Test("keeps its scale and its turn") func turned() throws {
        let loop = try loop(
            StageOptions(size: Size(width: 40, height: 80), rotation: .quarter, headless: true, scale: 2))
        _ = try loop.turn(at: .zero)
        loop.window.resize(PixelSize(width: 200, height: 100))
        push(SDL_WINDOWEVENT_SIZE_CHANGED)
        _ = try loop.turn(at: .zero)
        #expect(content.size == Size(width: 50, height: 100))
        #expect(try loop.screenshot().whiteArea == 400)
    }

    @Test("is looked at as well after it was only moved") func moved() throws {
        let loop = try loop(StageOptions(size: Size(width: 80, height: 40), headless: true))
        _ = try loop.turn(at: .zero)
        _ = try loop.turn(at: .zero)
        push(SDL_WINDOWEVENT_MOVED)
        #expect(try !loop.turn(at: .zero))
        loop.window.resize(PixelSize(width: 100, height: 50))
        SDL_FlushEvent(SDL_WINDOWEVENT.rawValue)
        push(SDL_WINDOWEVENT_MOVED)
        #expect(try loop.turn(at: .zero))
        #expect(content.size == Size(width: 100, height: 50))
    }
}
