// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// A C library that Debian installs; the target holds its module map and a shim header.
func system(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Libraries/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// A module of Apple's by its name.
func standIn(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/StandIns/\(name)")
}

/// Modules that stand in for the system: they compile, and answer that it has nothing.
let standIns = [
  standIn("Combine"),
  standIn("UserNotifications"),
  standIn("Intents", ["VitrineFoundation"]),
  standIn("OSLog", ["VitrineFoundation"]),
  standIn("os", ["VitrineFoundation"]),
  standIn("CoreGraphics", ["VitrineFoundation"]),
  standIn("CoreLocation", ["VitrineFoundation"]),
  standIn("UniformTypeIdentifiers", ["VitrineFoundation"]),
  standIn("CloudKit", ["VitrineFoundation"]),
  standIn("CoreImage", ["VitrineUIKit"]),
  standIn("CoreData", ["SwiftUI"]),
  standIn("SwiftData", ["SwiftUI", "VitrineMacros"]),
  standIn("MapKit", ["CoreLocation", "SwiftUI", "VitrineUIKit"]),
  standIn("StoreKit", ["SwiftUI"]),
  standIn("AuthenticationServices", ["SwiftUI"]),
  standIn("SwiftUICore", ["SwiftUI"]),
  standIn("Security", ["VitrineFoundation"]),
  standIn("Network", ["VitrineFoundation"]),
  standIn("CryptoKit", ["VitrineFoundation", "CCrypto"]),
  standIn("HealthKit", ["VitrineFoundation"]),
  standIn("EventKit", ["VitrineUIKit"]),
  standIn("Photos", ["VitrineUIKit"]),
  standIn("AVFoundation", ["VitrineFoundation"]),
  standIn("PassKit", ["VitrineFoundation"]),
  standIn("AppKit", ["SwiftUI", "VitrineUIKit"]),
  standIn("WatchKit", ["VitrineUIKit"]),
  standIn("ImageIO", ["VitrineUIKit", "VitrineModel"]),
  standIn("LocalAuthentication", ["VitrineFoundation"]),
  standIn("FoundationModels", ["VitrineFoundation"]),
  standIn("CoreTransferable", ["UniformTypeIdentifiers", "VitrineFoundation"]),
  standIn("QuartzCore", ["VitrineUIKit"]),
  standIn("WatchConnectivity", ["VitrineFoundation"]),
  standIn("AudioToolbox", ["VitrineFoundation"]),
  standIn("CoreMotion", ["VitrineFoundation"]),
  standIn("TipKit", ["SwiftUI"]),
  standIn("WeatherKit", ["CoreLocation"]),
  standIn("PhotosUI", ["Photos", "SwiftUI"]),
  standIn("AVKit", ["AVFoundation", "SwiftUI"]),
  standIn("WebKit", ["SwiftUI"]),
  standIn("NaturalLanguage", ["VitrineFoundation"]),
  standIn("SafariServices", ["VitrineUIKit"]),
  standIn("ServiceManagement", ["VitrineFoundation"]),
  standIn("NetworkExtension", ["VitrineFoundation"]),
  standIn("CoreBluetooth", ["VitrineFoundation"]),
  standIn("CoreSpotlight", ["UniformTypeIdentifiers", "VitrineFoundation"]),
  standIn("AppTrackingTransparency", ["VitrineFoundation"]),
  standIn("BackgroundTasks", ["VitrineFoundation"]),
  standIn("Contacts", ["VitrineFoundation"]),
  standIn("CoreHaptics", ["VitrineFoundation"]),
  standIn("MediaPlayer", ["VitrineUIKit"]),
  standIn("GameKit", ["VitrineUIKit"]),
  standIn("MobileCoreServices", ["UniformTypeIdentifiers"]),
  standIn("IntentsUI", ["Intents", "VitrineUIKit"]),
  standIn("CoreText", ["VitrineUIKit"]),
  standIn("AlarmKit", ["ActivityKit", "SwiftUI"]),
  standIn("Accelerate", ["VitrineFoundation"]),
  standIn("SystemConfiguration", ["VitrineFoundation"]),
  standIn("LockedCameraCapture", ["SwiftUI", "VitrineFoundation"]),
]

let package = Package(
  name: "Vitrine",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Vitrine", targets: ["Vitrine"]),
    .library(name: "VitrineSnapshot", targets: ["VitrineSnapshot"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
    .library(name: "VitrineWidgetTesting", targets: ["VitrineWidgetTesting"]),
    .executable(name: "vitrine", targets: ["VitrineMain"]),
    .executable(name: "vitrine-xcode", targets: ["VitrineXcodeMain"]),
    // Apple's names, for widgets that are compiled on Linux. Depend on them with
    // `condition: .when(platforms: [.linux])`: elsewhere `import SwiftUI` means Apple's.
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "ActivityKit", targets: ["ActivityKit"]),
    .library(name: "OSLog", targets: ["OSLog", "os"]),
  ]
    + standIns.filter { !["OSLog", "os"].contains($0.name) }.map {
      .library(name: $0.name, targets: [$0.name])
    },
  targets: [
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    system("CHyphen", apt: "libhyphen-dev"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    system("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev"),
    system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
    system("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),
    system("CMarkdown", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-extensions-dev"),
    // What a process gives up before it reads files of strangers.
    .target(name: "CVitrineSandbox"),
    .target(name: "CVitrineMemory"),
    // A server, of a library that is opened when one is needed.
    .target(name: "CVitrineHTTP"),
    // The system call that opens a file below a folder.
    .target(name: "CVitrineFiles"),
    // The hash that names a file by its contents, by the processor's instructions for it.
    // How a program is started that ends with this one.
    .target(name: "CVitrineProcess"),
    // Faces, hyphenation patterns, tables of symbols and pages, as bytes of the binary.
    .target(name: "CVitrineResources", exclude: ["pages"]),
    .target(name: "CVitrineImage", dependencies: ["CPNG", "CJPEG"]),
    .target(name: "VitrineModel"),
    // Command lines: that of `vitrine`, and that of the program that widgets become.
    .target(name: "VitrineArguments", dependencies: ["VitrineModel"]),
    .target(
      name: "VitrineText",
      dependencies: ["VitrineModel", "CHarfBuzz", "CHyphen", "CVitrineResources"],
      // The toolchain's ICU is C++; a static build does not find that out by itself.
      linkerSettings: [.linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++")]),
    .target(name: "VitrineSymbols", dependencies: ["VitrineModel", "CVitrineResources", "CExpat"]),
    .target(
      name: "VitrineFormat", dependencies: ["VitrineModel", "CMarkdown"],
      linkerSettings: [.linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++")]),
    // From the data of a chart to places: scales, ticks, stacks, curves.
    .target(name: "VitrineCharts", dependencies: ["VitrineModel"]),
    .target(name: "VitrineLayout", dependencies: ["VitrineModel", "VitrineCharts"]),
    // What Foundation lacks on Linux: the base of the modules that widget code imports.
    .target(
      name: "VitrineFoundation", dependencies: ["VitrineModel", "VitrineFormat", "Combine"]),
    // Font files of other kinds as OpenType, which HarfBuzz reads.
    .target(name: "VitrineFreeType", dependencies: ["CFreeType"]),
    .target(
      name: "VitrineCairo",
      dependencies: [
        "VitrineModel", "VitrineFreeType", "CCairo", "CDeflate", "CExpat", "CVitrineImage",
        "CVitrineSandbox",
      ]),
    .target(
      name: "Vitrine",
      dependencies: [
        "VitrineModel", "VitrineArguments", "VitrineText", "VitrineFormat", "VitrineSymbols",
        "VitrineLayout", "VitrineCairo", "CVitrineFiles",
      ]),
    .target(
      name: "VitrineUIKit",
      dependencies: ["VitrineModel", "VitrineFoundation", "UserNotifications"]),
    .target(name: "UIKit", dependencies: ["VitrineUIKit"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "VitrineModel", "VitrineFoundation", "VitrineUIKit", "VitrineMacros", "Combine",
        "CoreTransferable",
      ]),
    .target(
      name: "Charts",
      dependencies: ["VitrineModel", "VitrineCharts", "SwiftUI"]),
    // `#Preview` and `@Entry`: the compiler starts it and talks to it.
    .macro(name: "VitrineMacros", dependencies: ["VitrineMacroExpansion"]),
    .target(name: "VitrineMacroExpansion", dependencies: ["VitrineSyntax"]),
    // Tables of the binary, and the clock of a widget's process.
    .target(name: "CVitrineRuntime"),
    .target(
      name: "AppIntents",
      dependencies: [
        "VitrineModel", "VitrineFoundation", "SwiftUI", "VitrineMacros", "CVitrineRuntime",
      ]),
    .target(name: "ActivityKit", dependencies: ["VitrineFoundation"]),
    .target(
      name: "WidgetKit",
      dependencies: [
        "VitrineModel", "VitrineArguments", "VitrineText", "VitrineFormat", "VitrineSymbols",
        "VitrineLayout", "SwiftUI", "AppIntents", "Intents", "ActivityKit", "CVitrineRuntime",
      ]),
    .target(
      name: "VitrineSnapshot",
      dependencies: ["Vitrine", "VitrineCairo", "VitrineModel", "CVitrineResources"]),
    // Widgets that are built, archived and shown while they are written; what draws them for people
    // and agents builds on it.
    .target(
      name: "VitrineLive",
      dependencies: ["Vitrine", "VitrineArguments", "CVitrineProcess"]),
    // Sessions in a browser: the only target that knows HTTP.
    .target(
      name: "VitrinePreview",
      dependencies: [
        "Vitrine", "VitrineArguments", "VitrineSnapshot", "VitrineLive", "CVitrineHTTP",
        "CVitrineResources",
      ]),
    // The Model Context Protocol: messages, revisions, tools.
    .target(name: "VitrineMCP", dependencies: ["VitrineModel"]),
    // Xcode projects: what they say, and packages that build their widgets here.
    .target(name: "VitrineXcode", dependencies: ["CYAML", "VitrineSyntax"]),
    // Swift source as tokens.
    .target(name: "VitrineSyntax"),
    // Assertions for tests: the only target that links the testing libraries.
    .target(name: "VitrineTesting", dependencies: ["Vitrine", "VitrineSnapshot"]),
    // Assertions on widgets and views of the test's own program.
    .target(
      name: "VitrineWidgetTesting",
      dependencies: ["Vitrine", "VitrineSnapshot", "VitrineTesting", "WidgetKit"]),
    .target(
      name: "VitrineCLI",
      dependencies: [
        "Vitrine", "VitrineSnapshot", "VitrineCairo", "VitrineModel", "VitrineArguments",
        "VitrineSyntax", "VitrineLive", "VitrineMCP", "VitrinePreview", "CVitrineMemory",
      ]),
    .executableTarget(name: "VitrineMain", dependencies: ["VitrineCLI"]),
    // What needs all of Foundation is a program of its own, so that the command starts quickly.
    .executableTarget(
      name: "VitrineXcodeMain", dependencies: ["Vitrine", "VitrineCLI", "VitrineXcode"]),
    // For development: compares the layout engine with recorded answers of SwiftUI.
    .executableTarget(
      name: "conformance",
      dependencies: [
        "Vitrine", "VitrineModel", "VitrineText", "VitrineLayout", "VitrineCairo",
        "VitrineTestSupport",
      ],
      path: "Development/Conformance"),
    // For tests and measurements: random numbers that repeat, views as tests write them.
    .target(
      name: "VitrineTestSupport", dependencies: ["VitrineModel", "VitrineLayout"],
      path: "Tests/Support"),
    // For tests and fuzzers: everything that reads what strangers send.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Vitrine", "VitrineSnapshot", "VitrineCairo", "VitrineModel", "VitrineText",
        "VitrineFreeType", "VitrineFormat", "VitrineSymbols", "VitrineSyntax", "VitrineMCP",
        "VitrineTestSupport",
      ],
      path: "Development/FuzzTargets"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Vitrine", "VitrineText", "VitrineCairo", "VitrineLayout", "VitrineModel",
        "VitrineSnapshot", "VitrineTestSupport", "CVitrineMemory",
      ],
      path: "Benchmarks",
      exclude: ["card.json", "photo.png"]),
    .testTarget(name: "VitrineModelTests", dependencies: ["VitrineModel", "VitrineTestSupport"]),
    .testTarget(name: "VitrineChartsTests", dependencies: ["VitrineCharts", "VitrineModel"]),
    .testTarget(name: "VitrineTextTests", dependencies: ["VitrineText", "VitrineTestSupport"]),
    .testTarget(name: "VitrineSymbolsTests", dependencies: ["VitrineSymbols", "VitrineText"]),
    .testTarget(name: "VitrineFormatTests", dependencies: ["VitrineFormat"]),
    .testTarget(
      name: "VitrineFoundationTests",
      dependencies: ["VitrineFoundation", "VitrineModel", "VitrineTestSupport"]),
    .testTarget(
      name: "VitrineLayoutTests",
      dependencies: ["VitrineLayout", "VitrineTestSupport", "conformance"],
      exclude: ["Recorded/layouts.json"]),
    .testTarget(
      name: "VitrineCairoTests", dependencies: ["VitrineCairo", "VitrineTestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "VitrineTests",
      dependencies: [
        "Vitrine", "VitrineModel", "VitrineArguments", "VitrineText", "VitrineSymbols",
        "VitrineLayout", "VitrineCairo", "VitrineTestSupport",
      ]),
    .testTarget(
      name: "VitrineCLITests",
      dependencies: [
        "VitrineCLI", "VitrineArguments", "VitrineLive", "VitrineMCP", "VitrineMain",
        "VitrineXcodeMain",
      ]),
    .testTarget(
      name: "VitrineSnapshotTests",
      dependencies: [
        "Vitrine", "VitrineSnapshot", "VitrineCairo", "VitrineFreeType", "VitrineModel",
      ]),
    .testTarget(
      name: "VitrineTestingTests", dependencies: ["VitrineTesting", "VitrineSnapshot"],
      exclude: ["Tasks.json", "Goldens"]),
    .testTarget(
      name: "VitrineWidgetTestingTests",
      dependencies: ["VitrineWidgetTesting", "VitrineSnapshot", "WidgetKit"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "WidgetKit", "VitrineModel"]),
    .testTarget(
      name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "WidgetKit", "VitrineModel"]),
    .testTarget(name: "VitrineMacroExpansionTests", dependencies: ["VitrineMacroExpansion"]),
    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "VitrineModel"]),
    // Widgets that trap and hang, for the tests of the program that widgets become.
    .executableTarget(
      name: "faulty-widgets", dependencies: ["SwiftUI", "WidgetKit", "AppIntents"],
      path: "Tests/FaultyWidgets"),
    .testTarget(
      name: "WidgetKitTests",
      dependencies: [
        "WidgetKit", "ActivityKit", "AppIntents", "SwiftUI", "VitrineModel", "VitrineArguments",
        "faulty-widgets",
      ]),
    .testTarget(name: "VitrineMCPTests", dependencies: ["VitrineMCP", "VitrineModel"]),
    .testTarget(name: "VitrineLiveTests", dependencies: ["VitrineLive", "Vitrine"]),
    .testTarget(name: "VitrineXcodeTests", dependencies: ["VitrineXcode", "VitrineSyntax"]),
    .testTarget(
      name: "StandInTests",
      dependencies: [
        "Combine", "SwiftData", "CoreData", "CoreLocation", "MapKit", "StoreKit", "VitrineUIKit",
        "UniformTypeIdentifiers", "UserNotifications", "CryptoKit", "EventKit", "HealthKit",
        "LocalAuthentication", "Photos", "ImageIO", "SwiftUI",
      ]),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], exclude: ["Corpus"]),
    .testTarget(name: "GoldenTests", dependencies: ["Vitrine", "VitrineModel", "VitrineSnapshot"]),
  ] + standIns,
  swiftLanguageModes: [.v6]
)

// The fuzzer links with libFuzzer alone, so it is there only for `make fuzz`.
if Context.environment["VITRINE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets"], path: "Development/Fuzz",
      // The main function is written out, and not that of a script.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}
