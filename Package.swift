// swift-tools-version: 6.0
import PackageDescription

// Warnings are errors, imports are internal unless said otherwise, and every existential is spelled out.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .unsafeFlags(["-warnings-as-errors"]),
]

// Debian's small OpenCV packages bring no pkg-config file; the headers live in a folder of their own.
let openCV: [CXXSetting] = [.unsafeFlags(["-iwithsysroot", "/usr/include/opencv4", "-Wall", "-Werror"])]

// Debian's Swift 6.0.3 leaves a symbol of its libswiftObservation.so undefined: see Sources/WORKAROUNDS.md.
#if compiler(<6.1)
    let observation: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--allow-shlib-undefined"])]
#else
    let observation: [LinkerSetting] = []
#endif

func target(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], linkerSettings: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict, linkerSettings: linkerSettings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
        exclude: exclude, swiftSettings: strict)
}

let package = Package(
    name: "nosebooth",
    products: [
        .library(name: "PetCamera", targets: ["PetCamera"]),
        .library(name: "PetCameraUI", targets: ["PetCameraUI"]),
        .library(name: "Stage", targets: ["Stage"]),
        .library(name: "Registrations", targets: ["Registrations"]),
        .executable(name: "nosebooth", targets: ["nosebooth"]),
    ],
    targets: [
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .target(
            name: "CVision",
            cxxSettings: openCV,
            linkerSettings: ["core", "imgproc", "dnn"].map { .linkedLibrary("opencv_\($0)") }),
        // Counts allocations in the one program that links it.
        .target(name: "CAllocations"),
        .target(name: "CLinux", linkerSettings: [.linkedLibrary("crypto")]),

        target("Core", ["CLinux"]),
        target("Imaging", ["Core", "CTurboJPEG"]),
        target("Cameras", ["Core", "Imaging", "CLinux"]),
        target("Vision", ["Core", "Imaging", "CVision"]),
        target("PetCamera", ["Core", "Imaging", "Cameras", "Vision"]),
        target("Views", ["Core"], linkerSettings: observation),
        target("PetCameraUI", ["Core", "Imaging", "Views", "PetCamera"], exclude: ["INTEGRATING.md"]),
        target("Stage", ["Core", "Views", "Imaging", "CSDL2"]),
        target("Registrations", ["Core", "CLinux"], exclude: ["FORMAT.md"]),
        target(
            "Booth",
            ["Core", "Imaging", "Cameras", "Vision", "PetCamera", "Views", "PetCameraUI", "Stage", "Registrations"]),
        .executableTarget(name: "nosebooth", dependencies: ["Booth", "Core"], swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Core", "Imaging", "Cameras", "Vision", "PetCamera", "Views", "Stage", "Booth", "Registrations",
                "CAllocations", "CLinux", "CTurboJPEG", "TestSupport", "nosebooth",
            ],
            swiftSettings: strict),
        // Registers without end while deploy/power-cut-test cuts the power.
        .executableTarget(name: "StoreWriter", dependencies: ["Core", "Registrations"], swiftSettings: strict),
        // Sees what integrators see: public symbols alone.
        .executableTarget(
            name: "Examples", dependencies: ["PetCamera", "PetCameraUI", "Stage"], packageAccess: false,
            swiftSettings: strict),
        target("TestSupport", ["Core", "Imaging", "Cameras", "CLinux"]),

        tests("Core", []),
        tests("Imaging", ["Core"], exclude: ["Fixtures"]),
        tests("Cameras", ["Core", "Imaging"]),
        tests("Vision", ["Core", "Imaging", "Cameras"], exclude: ["Fixtures"]),
        tests(
            "PetCamera", ["Core", "Imaging", "Cameras", "Vision"], exclude: ["film_photographs.py", "make_clip.py"]),
        tests("PetCameraUI", ["Core", "Imaging", "Views", "PetCamera", "Stage"]),
        tests("Examples", ["Core", "Imaging", "Views", "PetCamera", "PetCameraUI", "Stage"], exclude: ["Pictures"]),
        tests("Booth", ["Core", "Imaging", "Cameras", "PetCamera", "Registrations"]),
        tests("Registrations", ["Core"]),
        tests("Views", ["Core"]),
        tests("Stage", ["Core", "Views", "Imaging"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
