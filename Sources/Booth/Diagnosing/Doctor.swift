import Cameras
import Core
import Glibc
import PetCamera
import Stage
import Vision

/// Looks at every part that the booth needs, and changes nothing.
@MainActor struct Doctor {
    let assets: AssetFolder
    let store: String

    func examine() -> [Finding] {
        [model, limits, fonts, icons, sounds, strings, storeCondition, screen, input, sound, camera]
    }

    private var model: Finding {
        do throws(VisionError) {
            _ = try PetDetector.load(from: assets, threads: 1)
            return Finding(part: "detector", verdict: .good, detail: "the model loads and its digest is right")
        } catch {
            return Finding(part: "detector", verdict: .missing, detail: error.explanation)
        }
    }

    private var limits: Finding {
        do throws(QualityLimitsError) {
            _ = try QualityLimits.load(from: assets)
            return Finding(part: "limits", verdict: .good, detail: "what pictures have to satisfy is complete")
        } catch {
            return Finding(part: "limits", verdict: .missing, detail: error.description)
        }
    }

    private var fonts: Finding {
        do throws(StageError) {
            _ = try OffscreenStage(size: Size(width: 16, height: 16), assets: assets)
            return Finding(part: "fonts", verdict: .good, detail: "found")
        } catch {
            return Finding(part: "fonts", verdict: .missing, detail: error.sentence)
        }
    }

    private var icons: Finding { folder("icons", ending: ".svg", verdict: .warning) }

    private var sounds: Finding { folder("sounds", ending: ".wav", verdict: .warning) }

    private var strings: Finding {
        do throws(CommandFailure) {
            let english = try StringTable(.en, assets: assets)
            for language in Language.allCases where try StringTable(language, assets: assets).keys != english.keys {
                return Finding(
                    part: "strings", verdict: .warning, detail: "sentences are missing in \(language.rawValue)")
            }
            let languages = Language.allCases.count(where: { $0 != .pseudo })
            return Finding(part: "strings", verdict: .good, detail: "\(languages) languages")
        } catch {
            return Finding(part: "strings", verdict: .missing, detail: error.sentence)
        }
    }

    private func folder(_ name: String, ending: String, verdict: Finding.Verdict) -> Finding {
        let count = (try? FileBytes.names(in: assets.file(name)))?.filter { $0.hasSuffix(ending) }.count ?? 0
        return count > 0
            ? Finding(part: name, verdict: .good, detail: "\(count) files")
            : Finding(part: name, verdict: verdict, detail: "there are none in \(assets.file(name))")
    }

    private var storeCondition: Finding { StoreTrial(path: store).finding }

    private var screen: Finding {
        let variables: [String] = ["DISPLAY", "WAYLAND_DISPLAY"]
        let desktop = variables.first { getenv($0) != nil }
        if let desktop { return Finding(part: "screen", verdict: .good, detail: "a desktop (\(desktop) is set)") }
        let connectors = (try? FileBytes.names(in: "/sys/class/drm")) ?? []
        for connector in connectors {
            if let status = try? FileBytes.read("/sys/class/drm/\(connector)/status"),
                status.starts(with: Array("connected".utf8))
            {
                return Finding(part: "screen", verdict: .good, detail: "\(connector) is connected")
            }
        }
        return Finding(part: "screen", verdict: .warning, detail: "no screen is connected; --headless works")
    }

    /// Without the group `input` a fullscreen booth gets no touch, and nothing says so.
    private var input: Finding {
        let devices = ((try? FileBytes.names(in: "/dev/input")) ?? []).filter { $0.hasPrefix("event") }
        guard !devices.isEmpty else {
            return Finding(part: "touch", verdict: .warning, detail: "there is no input device")
        }
        let readable = devices.filter { access("/dev/input/\($0)", R_OK) == 0 }
        return readable.isEmpty
            ? Finding(part: "touch", verdict: .warning, detail: "input devices may not be read: join the group input")
            : Finding(part: "touch", verdict: .good, detail: "\(readable.count) input devices")
    }

    private var sound: Finding {
        let cards = ((try? FileBytes.names(in: "/dev/snd")) ?? []).filter { $0.hasPrefix("pcm") && $0.hasSuffix("p") }
        return cards.isEmpty
            ? Finding(part: "sound", verdict: .warning, detail: "there is no sound device; the booth is silent")
            : Finding(part: "sound", verdict: .good, detail: "\(cards.count) outputs")
    }

    private var camera: Finding {
        let catalogue: CameraCatalogue
        do throws(SystemError) { catalogue = try CameraCatalogue(kernel: LinuxVideoKernel()) } catch {
            return Finding(part: "camera", verdict: .warning, detail: "\(error)")
        }
        guard !catalogue.cameras.isEmpty else {
            let reasons = catalogue.entries.compactMap {
                if case .leftOut(let reason) = $0.verdict { reason } else { nil }
            }
            return Finding(
                part: "camera", verdict: .warning,
                detail: reasons.first ?? "there is none; the booth waits for one, and plays clips and the test pattern")
        }
        let trial = CameraTrial()
        return Finding(part: "camera", verdict: trial.isGood ? .good : .warning, detail: trial.sentence)
    }
}
