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
    .executable(name: "vitrine", targets: ["VitrineCLI"]),
    // Apple's names, for widgets that are compiled on Linux. Depend on them with
    // `condition: .when(platforms: [.linux])`: elsewhere `import SwiftUI` means Apple's.
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "ActivityKit", targets: ["ActivityKit"]),
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "OSLog", targets: ["OSLog", "os"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
  ],
  targets: [
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    system("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev"),
    system("CMarkdown", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-extensions-dev"),
    .target(name: "CVitrineFonts", cSettings: [.headerSearchPath("../../Fonts")]),
    .target(name: "CVitrineImage", dependencies: ["CPNG", "CJPEG"]),
    .target(name: "VitrineModel"),
    // Command lines: that of `vitrine`, and that of the program that widgets become.
    .target(name: "VitrineArguments", dependencies: ["VitrineModel"]),
    .target(
      name: "VitrineText", dependencies: ["VitrineModel", "CHarfBuzz", "CVitrineFonts"],
      // The toolchain's ICU is C++; a static build does not find that out by itself.
      linkerSettings: [.linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++")]),
    .target(name: "CVitrineSymbols", cSettings: [.headerSearchPath("../../Fonts/Symbols")]),
    .target(name: "VitrineSymbols", dependencies: ["VitrineModel", "CVitrineSymbols", "CExpat"]),
    .target(
      name: "VitrineFormat", dependencies: ["VitrineModel"],
      linkerSettings: [.linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++")]),
    .target(name: "VitrineMarkdown", dependencies: ["VitrineModel", "CMarkdown"]),
    .target(name: "VitrineLayout", dependencies: ["VitrineModel"]),
    // What Foundation lacks on Linux: the base of the modules that widget code imports.
    .target(
      name: "VitrineFoundation", dependencies: ["VitrineModel", "VitrineFormat", "VitrineMarkdown"]
    ),
    .target(
      name: "VitrineCairo", dependencies: ["VitrineModel", "CCairo", "CDeflate", "CVitrineImage"]),
    .target(
      name: "Vitrine",
      dependencies: [
        "VitrineModel", "VitrineArguments", "VitrineText", "VitrineFormat", "VitrineSymbols",
        "VitrineLayout", "VitrineMeasure", "VitrineCairo",
      ]),
    // The layout engine without the painter, for the renderer and the front end.
    .target(
      name: "VitrineMeasure",
      dependencies: [
        "VitrineModel", "VitrineText", "VitrineFormat", "VitrineMarkdown", "VitrineSymbols",
        "VitrineLayout",
      ]),
    .target(name: "VitrineUIKit", dependencies: ["VitrineModel", "VitrineFoundation"]),
    .target(name: "UIKit", dependencies: ["VitrineUIKit"]),
    .target(
      name: "SwiftUI",
      dependencies: ["VitrineModel", "VitrineFoundation", "VitrineUIKit", "VitrineMacros"]),
    // `#Preview` and `@Entry`: the compiler starts it and talks to it.
    .macro(name: "VitrineMacros", dependencies: ["VitrineMacroExpansion"]),
    .target(name: "VitrineMacroExpansion"),
    .target(name: "CVitrineDiscovery"),
    .target(name: "CVitrineClock"),
    .target(
      name: "AppIntents",
      dependencies: ["VitrineModel", "VitrineFoundation", "SwiftUI", "CVitrineDiscovery"]),
    .target(name: "Intents", dependencies: ["VitrineFoundation"]),
    .target(name: "ActivityKit", dependencies: ["VitrineFoundation"]),
    .target(
      name: "WidgetKit",
      dependencies: [
        "VitrineModel", "VitrineFoundation", "SwiftUI", "AppIntents", "Intents", "ActivityKit",
        "VitrineMeasure", "VitrineArguments", "CVitrineDiscovery", "CVitrineClock",
      ]),
    // Names of Apple's for parts of the base module.
    .target(name: "OSLog", dependencies: ["VitrineFoundation"]),
    .target(name: "os", dependencies: ["VitrineFoundation"]),
    .target(name: "CoreGraphics", dependencies: ["VitrineFoundation"]),
    .target(name: "CVitrinePages", exclude: ["pages"]),
    .target(
      name: "VitrineSnapshot",
      dependencies: ["Vitrine", "VitrineCairo", "VitrineModel", "CVitrinePages"]),
    // Assertions for tests: the only target that links the testing libraries.
    .target(name: "VitrineTesting", dependencies: ["Vitrine", "VitrineSnapshot"]),
    .executableTarget(
      name: "VitrineCLI",
      dependencies: [
        "Vitrine", "VitrineSnapshot", "VitrineCairo", "VitrineModel", "VitrineArguments",
      ]),
    // For development only: holds the layout engine against recorded answers of SwiftUI.
    .executableTarget(
      name: "truth",
      dependencies: [
        "Vitrine", "VitrineModel", "VitrineText", "VitrineLayout", "LayoutTrees", "SeededRandom",
      ],
      path: "Sources/Truth"),
    // Random numbers that repeat, for tests.
    .target(name: "SeededRandom"),
    // Views of known answers, for tests and measurements.
    .target(name: "LayoutTrees", dependencies: ["VitrineLayout"]),
    // Views as tests write them.
    .target(name: "TestViews", dependencies: ["VitrineModel"]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Vitrine", "VitrineText", "VitrineCairo", "VitrineModel", "VitrineSnapshot", "LayoutTrees",
      ],
      path: "Benchmarks",
      exclude: ["card.json", "photo.png"]),
    .testTarget(name: "VitrineModelTests", dependencies: ["VitrineModel", "SeededRandom"]),
    .testTarget(name: "VitrineTextTests", dependencies: ["VitrineText", "SeededRandom"]),
    .testTarget(name: "VitrineSymbolsTests", dependencies: ["VitrineSymbols", "VitrineText"]),
    .testTarget(name: "VitrineFormatTests", dependencies: ["VitrineFormat"]),
    .testTarget(name: "VitrineMarkdownTests", dependencies: ["VitrineMarkdown"]),
    .testTarget(
      name: "VitrineFoundationTests", dependencies: ["VitrineFoundation", "VitrineModel"]),
    .testTarget(
      name: "VitrineLayoutTests",
      dependencies: ["VitrineLayout", "LayoutTrees", "TestViews", "truth"]),
    .testTarget(
      name: "VitrineCairoTests", dependencies: ["VitrineCairo", "SeededRandom"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "VitrineTests",
      dependencies: [
        "Vitrine", "VitrineModel", "VitrineArguments", "VitrineText", "VitrineSymbols",
        "VitrineLayout", "VitrineCairo", "TestViews",
      ]),
    .testTarget(name: "VitrineCLITests", dependencies: ["VitrineCLI", "VitrineArguments"]),
    .testTarget(
      name: "VitrineSnapshotTests",
      dependencies: ["Vitrine", "VitrineSnapshot", "VitrineCairo", "VitrineModel"]),
    .testTarget(
      name: "VitrineTestingTests", dependencies: ["VitrineTesting", "VitrineSnapshot"],
      exclude: ["Tasks.json", "Goldens"]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "VitrineMeasure", "VitrineModel"]),
    .testTarget(name: "VitrineMacroExpansionTests", dependencies: ["VitrineMacroExpansion"]),
    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "VitrineModel"]),
    // Widgets that trap and hang, for the tests of the program that widgets become.
    .executableTarget(
      name: "faulty-widgets", dependencies: ["SwiftUI", "WidgetKit", "AppIntents"],
      path: "Tests/FaultyWidgets"),
    .testTarget(
      name: "WidgetKitTests",
      dependencies: [
        "WidgetKit", "ActivityKit", "AppIntents", "SwiftUI", "VitrineMeasure", "VitrineModel",
        "VitrineArguments", "faulty-widgets",
      ]),
    .testTarget(name: "GoldenTests", dependencies: ["Vitrine", "VitrineSnapshot"]),
  ],
  swiftLanguageModes: [.v6]
)
