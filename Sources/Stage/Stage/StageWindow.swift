import CSDL2
package import Core
package import Views

/// The window on the panel: draws lists on it and tells what people did there. Main thread only.
@MainActor package final class StageWindow {
    // Textures, renderer and window go before the fonts, those before the video system.
    private let display: any Display
    /// Measures what is shown.
    package let text: TextEngine
    private let video: VideoSystem

    private let options: StageOptions
    private let log: Log
    /// What the log already holds of the problems of the canvas and of the content.
    private var told: Set<String> = []
    private var translator = EventTranslator()
    private var injected: [InputEvent] = []
    /// The panel must be drawn even though the list is the same.
    private(set) var isStale = true
    package private(set) var wantsToQuit = false
    /// Why there may be nothing to touch; `nil` when all is well.
    package let inputProblem: String?

    /// - Parameter assets: where icons lie.
    package init(
        _ options: StageOptions, assets: AssetFolder?, log: Log = .silent
    ) throws(StageError) {
        try options.validate()
        self.options = options
        self.log = log
        let faces = try FontFaces(FontFolders(first: options.fontFolder))
        video = try VideoSystem(headless: options.headless)
        // Desktops hand events out themselves; on a bare console SDL reads the kernel's devices.
        inputProblem = video.driver == "KMSDRM" ? InputDevices(folder: "/dev/input").problem : nil
        display = try StageWindow.open(options, faces: faces, assets: assets, log: log)
        text = display.text
        log(.info, "the stage is open", [("driver", display.driver), ("width", panel.width), ("height", panel.height)])
        hideCursor()
    }

    package var canvas: any Canvas { display.canvas }
    package var driver: String { display.driver }
    package var panel: PixelSize { canvas.mapping.panel }
    /// Of the upright view, in points.
    package var viewSize: Size { canvas.mapping.viewSize }
    /// Of the panel; `nil` when the options do not say how wide it is.
    package var pointsPerMillimetre: Double? { options.pointsPerMillimetre(of: viewSize) }
    var waitsForRefresh: Bool { display.waitsForRefresh }

    /// Draws and shows the list.
    package func show(_ list: DrawList) {
        canvas.draw(list)
        display.present()
        isStale = false
        tell(canvas.problems)
    }

    /// Writes to the log what it does not hold yet.
    func tell(_ problems: [String]) {
        for problem in problems where told.insert(problem).inserted {
            log(.warning, "something cannot be shown", [("cause", problem)])
        }
    }

    /// The pixels of a list as the panel would show them. Does not present: what is on the panel stays.
    package func picture(of list: DrawList) throws(StageError) -> Picture {
        // After presenting, a renderer's pixels are gone; so the list is drawn again.
        canvas.draw(list)
        return try canvas.picture()
    }

    /// Lets a script act: positions are panel pixels.
    package func inject(_ event: InputEvent) { injected.append(event) }

    /// Everything that people, the system and scripts did since the last call.
    package func takeInput() throws(StageError) -> [InputEvent] {
        var input: [InputEvent] = []
        var event = SDL_Event()
        if translator.hasFingers {
            input += translator.cancelFingers(connected: TouchDevices.connected).compactMap(\.input)
        }
        while SDL_PollEvent(&event) != 0 {
            let touch = PanelMapping(
                panel: panel, rotation: options.touchRotation, mirrored: options.touchMirrored)
            input += try notice(SDL_EventType(event.type))
            let events = translator.translate(
                event, mapping: canvas.mapping, touch: touch, windowSize: display.windowSize)
            for event in events {
                switch event {
                case .input(let event): input.append(event)
                case .quit: wantsToQuit = true
                case .focused: hideCursor()
                case .exposed: isStale = true
                }
            }
        }
        let mapping = canvas.mapping
        input += injected.map { event in event.mapped { mapping.viewPoint($0) } }
        injected.removeAll(keepingCapacity: true)
        return input
    }

    /// What an event says of the window and of the graphics system, whatever it says of people.
    private func notice(_ type: SDL_EventType) throws(StageError) -> [InputEvent] {
        switch type {
        case SDL_RENDER_TARGETS_RESET: lose(.targets)
        case SDL_RENDER_DEVICE_RESET: lose(.everything)
        case SDL_WINDOWEVENT, SDL_DISPLAYEVENT:
            // A window that was only moved may have come to a display of another density.
            guard try display.fit() else { return [] }
            isStale = true
            return translator.cancelAll().compactMap(\.input)
        default: break
        }
        return []
    }

    private func lose(_ loss: TextureLoss) {
        log(.notice, "the graphics system has lost its pictures; they are made anew", [("loss", loss)])
        canvas.forget(loss)
        isStale = true
    }

    /// Gives the window another size, in its units, as somebody who drags its edge does.
    func resize(_ size: PixelSize) { display.resize(size) }

    /// Waits until something happened, at most so long.
    func wait(milliseconds: Int32) { SDL_WaitEventTimeout(nil, milliseconds) }

    func pause(milliseconds: UInt32) { SDL_Delay(milliseconds) }

    /// Some drivers show the cursor again when the window gets the focus.
    private func hideCursor() {
        if options.fullscreen { SDL_ShowCursor(SDL_DISABLE) }
    }

    private static func open(
        _ options: StageOptions, faces: FontFaces, assets: AssetFolder?, log: Log
    ) throws(StageError) -> any Display {
        // A fullscreen window takes the panel's size, whatever it is given.
        let upright = try StageBounds.pixels(
            of: options.fullscreen ? StageOptions().size : options.size, scale: options.scale)
        let size =
            options.rotation.isSideways ? PixelSize(width: upright.height, height: upright.width) : upright
        let wished = SDL_GetHint(SDL_HINT_RENDER_DRIVER).map { String(cString: $0) }
        // A headless stage is for tests and pictures: the same pixels everywhere, unless a driver is asked for.
        if wished != "software", !options.headless || wished != nil {
            do throws(StageError) {
                let window = try Window(title: options.title, size: size, fullscreen: options.fullscreen)
                return try AcceleratedDisplay(window, options: options, faces: faces, assets: assets)
            } catch  where error.kind == .noRenderer {
                log(.notice, "no accelerated renderer; drawing in memory", [("cause", error.cause)])
            }
        }
        let window = try Window(title: options.title, size: size, fullscreen: options.fullscreen)
        return try SoftwareDisplay(window, options: options, faces: faces, assets: assets)
    }
}

extension StageEvent {
    fileprivate var input: InputEvent? {
        if case .input(let event) = self { event } else { nil }
    }
}
