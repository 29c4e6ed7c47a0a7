// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// A C library that Debian installs; the target holds its module map and a shim header.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "Vitrine",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Vitrine", targets: ["Vitrine"]),
    .library(name: "VitrineSnapshot", targets: ["VitrineSnapshot"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
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
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "OSLog", targets: ["OSLog", "os"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    // Modules that stand in for the system: they compile, and answer that it has nothing.
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "CloudKit", targets: ["CloudKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "CoreImage", targets: ["CoreImage"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
    .library(name: "Security", targets: ["Security"]),
    .library(name: "Network", targets: ["Network"]),
    .library(name: "CryptoKit", targets: ["CryptoKit"]),
    .library(name: "HealthKit", targets: ["HealthKit"]),
    .library(name: "EventKit", targets: ["EventKit"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "PassKit", targets: ["PassKit"]),
  ],
  targets: [
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    system("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev"),
    system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
    system("CMarkdown", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-extensions-dev"),
    // What a process gives up before it reads files of strangers.
    .target(name: "CVitrineSandbox"),
    // The system call that opens a file below a folder.
    .target(name: "CVitrineFiles"),
    // Faces, tables of symbols and pages, as bytes of the binary.
    .target(name: "CVitrineResources", exclude: ["pages"]),
    .target(name: "CVitrineImage", dependencies: ["CPNG", "CJPEG"]),
    .target(name: "VitrineModel"),
    // Command lines: that of `vitrine`, and that of the program that widgets become.
    .target(name: "VitrineArguments", dependencies: ["VitrineModel"]),
    .target(
      name: "VitrineText", dependencies: ["VitrineModel", "CHarfBuzz", "CVitrineResources"],
      // The toolchain's ICU is C++; a static build does not find that out by itself.
      linkerSettings: [.linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++")]),
    .target(name: "VitrineSymbols", dependencies: ["VitrineModel", "CVitrineResources", "CExpat"]),
    .target(
      name: "VitrineFormat", dependencies: ["VitrineModel", "CMarkdown"],
      linkerSettings: [.linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++")]),
    // From the data of a chart to places: scales, ticks, stacks, curves.
    .target(name: "VitrineCharts", dependencies: ["VitrineModel"]),
    .target(name: "VitrineLayout", dependencies: ["VitrineModel", "VitrineCharts"]),
    // Names of Combine and of notifications, which Foundation and UIKit hand on.
    .target(name: "Combine"),
    .target(name: "UserNotifications"),
    // What Foundation lacks on Linux: the base of the modules that widget code imports.
    .target(
      name: "VitrineFoundation", dependencies: ["VitrineModel", "VitrineFormat", "Combine"]),
    .target(
      name: "VitrineCairo",
      dependencies: [
        "VitrineModel", "CCairo", "CDeflate", "CExpat", "CVitrineImage", "CVitrineSandbox",
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
    .target(name: "Intents", dependencies: ["VitrineFoundation"]),
    .target(name: "ActivityKit", dependencies: ["VitrineFoundation"]),
    .target(
      name: "WidgetKit",
      dependencies: [
        "VitrineModel", "VitrineArguments", "VitrineText", "VitrineFormat", "VitrineSymbols",
        "VitrineLayout", "SwiftUI", "AppIntents", "Intents", "ActivityKit", "CVitrineRuntime",
      ]),
    // Names of Apple's for parts of the base module.
    .target(name: "OSLog", dependencies: ["VitrineFoundation"]),
    .target(name: "os", dependencies: ["VitrineFoundation"]),
    .target(name: "CoreGraphics", dependencies: ["VitrineFoundation"]),
    // What stands in for modules that need the system.
    .target(name: "CoreLocation", dependencies: ["VitrineFoundation"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["VitrineFoundation"]),
    .target(name: "CloudKit", dependencies: ["VitrineFoundation"]),
    .target(name: "CoreImage", dependencies: ["VitrineUIKit"]),
    .target(name: "CoreData", dependencies: ["SwiftUI"]),
    .target(name: "SwiftData", dependencies: ["SwiftUI", "VitrineMacros"]),
    .target(name: "MapKit", dependencies: ["CoreLocation", "SwiftUI", "VitrineUIKit"]),
    .target(name: "StoreKit", dependencies: ["SwiftUI"]),
    .target(name: "AuthenticationServices", dependencies: ["SwiftUI"]),
    .target(name: "SwiftUICore", dependencies: ["SwiftUI"]),
    .target(name: "Security", dependencies: ["VitrineFoundation"]),
    .target(name: "Network", dependencies: ["VitrineFoundation"]),
    .target(name: "CryptoKit", dependencies: ["VitrineFoundation"]),
    .target(name: "HealthKit", dependencies: ["VitrineFoundation"]),
    .target(name: "EventKit", dependencies: ["VitrineFoundation"]),
    .target(name: "Photos", dependencies: ["VitrineUIKit"]),
    .target(name: "AVFoundation", dependencies: ["VitrineFoundation"]),
    .target(name: "PassKit", dependencies: ["VitrineFoundation"]),
    .target(
      name: "VitrineSnapshot",
      dependencies: ["Vitrine", "VitrineCairo", "VitrineModel", "CVitrineResources"]),
    // Xcode projects: what they say, and packages that build their widgets here.
    .target(name: "VitrineXcode", dependencies: ["CYAML", "VitrineSyntax"]),
    // Swift source as tokens.
    .target(name: "VitrineSyntax"),
    // Assertions for tests: the only target that links the testing libraries.
    .target(name: "VitrineTesting", dependencies: ["Vitrine", "VitrineSnapshot"]),
    .target(
      name: "VitrineCLI",
      dependencies: [
        "Vitrine", "VitrineSnapshot", "VitrineCairo", "VitrineModel", "VitrineArguments",
        "VitrineSyntax",
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
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Vitrine", "VitrineText", "VitrineCairo", "VitrineLayout", "VitrineModel",
        "VitrineSnapshot", "VitrineTestSupport",
      ],
      path: "Benchmarks",
      exclude: ["card.json", "photo.png"]),
    .testTarget(name: "VitrineModelTests", dependencies: ["VitrineModel", "VitrineTestSupport"]),
    .testTarget(name: "VitrineChartsTests", dependencies: ["VitrineCharts", "VitrineModel"]),
    .testTarget(name: "VitrineTextTests", dependencies: ["VitrineText", "VitrineTestSupport"]),
    .testTarget(name: "VitrineSymbolsTests", dependencies: ["VitrineSymbols", "VitrineText"]),
    .testTarget(name: "VitrineFormatTests", dependencies: ["VitrineFormat"]),
    .testTarget(
      name: "VitrineFoundationTests", dependencies: ["VitrineFoundation", "VitrineModel"]),
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
      dependencies: ["VitrineCLI", "VitrineArguments", "VitrineMain", "VitrineXcodeMain"]),
    .testTarget(
      name: "VitrineSnapshotTests",
      dependencies: ["Vitrine", "VitrineSnapshot", "VitrineCairo", "VitrineModel"]),
    .testTarget(
      name: "VitrineTestingTests", dependencies: ["VitrineTesting", "VitrineSnapshot"],
      exclude: ["Tasks.json", "Goldens"]),
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
    .testTarget(name: "VitrineXcodeTests", dependencies: ["VitrineXcode", "VitrineSyntax"]),
    .testTarget(
      name: "StandInTests",
      dependencies: [
        "Combine", "SwiftData", "CoreData", "CoreLocation", "MapKit", "StoreKit", "VitrineUIKit",
        "UniformTypeIdentifiers", "UserNotifications",
      ]),
    .testTarget(name: "GoldenTests", dependencies: ["Vitrine", "VitrineModel", "VitrineSnapshot"]),
  ],
  swiftLanguageModes: [.v6]
)
