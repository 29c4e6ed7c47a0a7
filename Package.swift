// swift-tools-version: 6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

/// A floor of the package: its targets, in its folder of `Sources`, and its tests, in its folder of `Tests`.
///
/// What is on a floor imports only targets of its own and of lower floors.
struct Floor {
  var name: String
  var targets: [Target]
  var tests: [Target]

  /// A target with a path is outside `Sources`.
  init(_ name: String, targets: [Target], tests: [Target]) {
    (self.name, self.targets, self.tests) = (name, targets, tests)
    for target in targets where target.path == nil {
      target.path = "Sources/\(name)/\(target.name)"
    }
    let path = "\(Context.packageDirectory)/Tests/\(name)"
    // The installed package has no tests.
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for target in tests {
      target.path = "Tests/\(name)"
      target.exclude += folders.filter { !(target.sources ?? []).contains($0) }
    }
  }
}

/// Tests in folders of a floor's tests; what is excluded are files beside their sources.
func tests(
  _ name: String, of folders: [String], _ dependencies: [Target.Dependency],
  exclude files: [String] = [], settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: files, sources: folders,
    swiftSettings: settings)
}

/// Whether the package was fetched for another one, which must not have flags or folders of the machine.
let isDependency = ["/.build/checkouts/", "/SourcePackages/checkouts/"].contains {
  (Context.packageDirectory + "/").contains($0)
}

/// The folder of the toolchain's libraries; `nil` where it is not known.
let toolchainLibraries: String? = {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  guard
    let swift = folders.map({ $0 + "/swift" }).first(where: FileManager.default.isExecutableFile)
  else { return nil }
  let program = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
  return program.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/swift").path
}()

/// The folder of the toolchain's libraries that read Swift; `nil` where it has none, and in a
/// dependency, which must not name folders: projects are built without isolation then.
let parserLibraries: String? = {
  guard !isDependency, let folder = toolchainLibraries.map({ $0 + "/host" }) else { return nil }
  let module = folder + "/SwiftParser.swiftmodule"
  return FileManager.default.fileExists(atPath: module) ? folder : nil
}()

/// For targets that see the toolchain's parser, or a module that does.
let parserSettings: [SwiftSetting] = parserLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []

/// For programs that link the toolchain's parser, which they find where it was when they were built.
let parserLinking: [LinkerSetting] =
  parserLibraries.map {
    [
      .unsafeFlags([
        "-L", $0, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", $0,
      ])
    ]
  } ?? []

/// For targets that visit each pixel or byte: they are optimized in debug builds, too, of which they
/// would take most of the time.
///
/// A dependency may not have such flags.
let pixelSettings: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// For targets that start processes, read their answers, convert payloads and write pages.
///
/// Optimizing them would be a third of a release build. What looks at pixels, views or options of each
/// picture is not among them: without optimization checks take five times as long, and `verify` half as
/// long again.
///
/// A dependency may not have such flags.
let waitingSettings: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// MARK: Renderer

/// Archives of widgets to pictures, and pictures compared with goldens.
let renderer = Floor(
  "Renderer",
  targets: [
    // Libraries of the system; each module is linked where it is imported.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // CFreeType and CHarfBuzz; the latter's headers come with a search path for both.
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libfreetype-dev", "libharfbuzz-dev"])]),
    // CBrotli, CDeflate, CExpat, CHyphen, CJPEG, CMarkdown, CPNG and CYAML, whose headers need no search path.
    .systemLibrary(
      name: "CLibraries",
      providers: [
        .apt([
          "libbrotli-dev", "libcmark-gfm-extensions-dev", "libdeflate-dev", "libexpat1-dev",
          "libhyphen-dev", "libjpeg62-turbo-dev", "libpng-dev", "libyaml-dev",
        ])
      ]),
    // System calls that Swift can't express: CVitrineFiles, CVitrineImage, CVitrineProcess and
    // CVitrineSandbox.
    .target(
      name: "CVitrine", dependencies: ["CLibraries"],
      linkerSettings: [.linkedLibrary("jpeg"), .linkedLibrary("png")]),
    // Fonts, hyphenation patterns, tables of symbols, pages and templates, as bytes of the binary.
    .target(name: "CVitrineResources"),
    // The operating system: its C library, threads, files and processes.
    .target(name: "VitrinePlatform"),
    // Files below a folder, read with limits and written atomically.
    .target(name: "VitrineFiles", dependencies: ["VitrinePlatform", "CVitrine"]),
    // Values in JSON: decoding, encoding and schemas of types; errors with their paths.
    .target(
      name: "VitrineCoding", dependencies: ["VitrinePlatform"], swiftSettings: pixelSettings),
    .target(name: "VitrineGeometry", dependencies: ["VitrinePlatform", "VitrineCoding"]),
    // Families, devices, and the dimensions of each design of the system.
    .target(name: "VitrineDevices", dependencies: ["VitrineCoding", "VitrineGeometry"]),
    .target(
      name: "VitrineDisplayList", dependencies: ["VitrineCoding", "VitrineGeometry"],
      swiftSettings: pixelSettings),
    .target(
      name: "VitrineModel",
      dependencies: ["VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList"]),
    // Widgets, Live Activities and controls as archives of views: reading, schema, variants.
    .target(
      name: "VitrineArchive",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
      ]),
    // Arguments: command lines of `vitrine` and of the program that widgets become, and calls in JSON.
    .target(name: "VitrineArguments", dependencies: ["VitrinePlatform", "VitrineCoding"]),
    .target(
      name: "VitrineText",
      dependencies: [
        "VitrinePlatform",
        "VitrineCoding", "VitrineGeometry", "VitrineDisplayList", "CHarfBuzz",
        "CLibraries", "CVitrineResources",
      ],
      // Not C++'s runtime, which ICU needs: the toolchain links it, and whoever links widgets may have none to link.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "VitrineSymbols",
      dependencies: [
        "VitrinePlatform", "VitrineCoding", "VitrineGeometry", "VitrineDisplayList",
        "CVitrineResources", "CLibraries",
      ]),
    .target(
      name: "VitrineFormat",
      dependencies: [
        "VitrineCoding", "VitrineDevices", "VitrineDisplayList", "VitrineModel", "CLibraries",
      ],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Trees from servers, converted to archives.
    .target(
      name: "VitrinePayloads",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "CLibraries", "VitrineArchive",
      ], swiftSettings: waitingSettings),
    .target(
      name: "VitrineCairo",
      dependencies: [
        "VitrinePlatform",
        "VitrineCoding", "VitrineGeometry", "VitrineDisplayList",
        "CCairo", "CHarfBuzz", "CLibraries", "CVitrine",
      ],
      swiftSettings: pixelSettings),
    // The layout of charts: scales, ticks, stacks, curves.
    .target(
      name: "VitrineCharts",
      dependencies: ["VitrinePlatform", "VitrineCoding", "VitrineGeometry", "VitrineModel"]),
    // The views of apps that UIKit draws, composed of the views that widgets have.
    .target(
      name: "VitrineScreens",
      dependencies: ["VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineModel"]),
    .target(
      name: "VitrineLayout",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineArchive", "VitrineCharts", "VitrineScreens",
      ]),
    // The pixels of two pictures: differences, how they look to people, and where they are.
    .target(
      name: "VitrineComparison",
      dependencies: [
        "VitrinePlatform", "VitrineCoding", "VitrineGeometry", "VitrineDisplayList",
      ],
      swiftSettings: pixelSettings),
    // Requests for pictures: their axes, options, names in files, and places.
    .target(
      name: "VitrineRequests",
      dependencies: [
        "VitrineFiles", "VitrineCoding", "VitrineGeometry", "VitrineDevices",
        "VitrineArchive", "VitrineArguments", "VitrineFormat",
      ]),
    .target(
      name: "Vitrine",
      dependencies: [
        "VitrinePlatform", "VitrineFiles", "VitrineCoding", "VitrineGeometry", "VitrineDevices",
        "VitrineDisplayList", "VitrineModel", "VitrineArchive", "VitrineText", "VitrineFormat",
        "VitrineSymbols", "VitrinePayloads", "VitrineScreens", "VitrineLayout", "VitrineCairo",
        "VitrineRequests",
      ]),
    .target(
      name: "VitrineSnapshot",
      dependencies: [
        "VitrinePlatform", "VitrineCoding", "VitrineGeometry", "VitrineDisplayList",
        "VitrineArchive", "Vitrine", "VitrineCairo", "VitrineComparison", "CVitrineResources",
      ]),
    // For tests and benchmarks: reproducible random numbers, concise views.
    .target(
      name: "VitrineTestSupport",
      dependencies: ["VitrineCoding", "VitrineGeometry", "VitrineModel"],
      path: "Tests/Renderer/Support"),
    // For tests: files of commands and what they print.
    .target(
      name: "VitrineTranscripts", dependencies: ["VitrineGeometry"],
      path: "Tests/Renderer/Transcripts"),
    // For tests, benchmarks and development: recorded, random and costly trees.
    .target(
      name: "LayoutCases",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineModel", "VitrineArchive", "VitrineLayout",
        "VitrineTestSupport",
      ],
      path: "Development/LayoutCases"),
  ],
  tests: [
    tests(
      "ModelTests", of: ["VitrineModelTests", "VitrineChartsTests"],
      [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineArchive", "VitrineCharts", "VitrineTestSupport", "VitrineTranscripts",
      ]),
    tests(
      "DrawingTests",
      of: ["VitrineTextTests", "VitrineSymbolsTests", "VitrineFormatTests", "VitrineCairoTests"],
      [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineText", "VitrineSymbols", "VitrineFormat", "VitrineCairo", "VitrineTestSupport",
        "VitrineTranscripts",
      ],
      exclude: ["VitrineCairoTests/Fixtures"]),
    tests(
      "LayoutTests", of: ["VitrineLayoutTests"],
      [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineArchive", "VitrineLayout", "VitrineTestSupport", "VitrineTranscripts",
        "LayoutCases",
      ],
      exclude: ["VitrineLayoutTests/Recorded/layouts.json"]),
    tests(
      "VitrineTests", of: ["VitrineTests", "VitrinePayloadsTests"],
      [
        "VitrineFiles", "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList",
        "VitrineModel", "VitrineArchive", "VitrineRequests", "Vitrine", "VitrineArguments",
        "VitrineText", "VitrineSymbols", "VitrinePayloads", "VitrineLayout", "VitrineCairo",
        "VitrineTestSupport", "VitrineTranscripts",
      ]),
    tests(
      "SnapshotTests", of: ["VitrineSnapshotTests", "GoldenTests"],
      [
        "VitrineCoding", "VitrineGeometry", "VitrineDisplayList", "VitrineModel", "VitrineArchive",
        "Vitrine", "VitrineComparison", "VitrineSnapshot", "VitrineCairo",
      ]),
  ])

// MARK: Apple

/// Apple's modules, which widget code imports and archives itself with.
let apple = Floor(
  "Apple",
  targets: [
    // Tables of the binary, values of unknown types, and the clock of a widget's process.
    .target(name: "CVitrineRuntime"),
    // Swift source as tokens.
    .target(name: "VitrineSyntax", dependencies: ["VitrinePlatform"]),
    // `#Preview` and `@Entry`: a plugin that the compiler starts.
    .macro(name: "VitrineMacros", dependencies: ["VitrineSyntax"]),
    // Modules of Apple's that the ones below need; the others are in the package in StandIns.
    .target(name: "Combine"),
    .target(name: "UserNotifications"),
    // Additions to Foundation on Linux: the base of the modules that widget code imports.
    .target(
      name: "VitrineFoundation",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineFormat", "Combine", "CVitrineRuntime",
      ]),
    .target(name: "Intents", dependencies: ["VitrineFoundation"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["VitrineFoundation"]),
    .target(
      name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "VitrineFoundation"]),
    .target(
      name: "VitrineUIKit",
      dependencies: [
        "VitrineGeometry", "VitrineDisplayList", "VitrineModel", "VitrineFoundation",
        "UserNotifications", "CVitrineRuntime",
      ]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineFoundation", "VitrineUIKit", "VitrineMacros", "Combine", "CoreTransferable",
        "UniformTypeIdentifiers", "CVitrineRuntime",
      ]),
    .target(
      name: "Charts",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineModel", "VitrineCharts", "SwiftUI",
      ]),
    .target(
      name: "AppIntents",
      dependencies: [
        "VitrineCoding", "VitrineDevices", "VitrineDisplayList",
        "VitrineFoundation", "UniformTypeIdentifiers", "SwiftUI", "VitrineMacros",
        "CVitrineRuntime",
      ]),
    .target(name: "ActivityKit", dependencies: ["VitrineFoundation"]),
    .target(
      name: "WidgetKit",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineArchive", "SwiftUI", "AppIntents", "Intents", "ActivityKit",
      ]),
    // The program of a widget with `@main`, and how it archives what it declares.
    .target(
      name: "VitrineWidgetRunner",
      dependencies: [
        "VitrinePlatform", "VitrineFiles", "VitrineCoding", "VitrineGeometry", "VitrineDevices",
        "VitrineDisplayList", "VitrineModel", "VitrineArchive", "VitrineArguments", "VitrineText",
        "VitrineSymbols", "VitrineFormat", "VitrinePayloads", "VitrineLayout", "Vitrine",
        "CVitrineRuntime", "VitrineFoundation", "VitrineUIKit", "SwiftUI", "AppIntents",
        "ActivityKit", "WidgetKit",
      ]),
    // Widgets that trap or don't return, for the tests of programs of widgets.
    .executableTarget(
      name: "faulty-widgets",
      dependencies: ["SwiftUI", "WidgetKit", "VitrineWidgetRunner", "AppIntents", "ActivityKit"],
      path: "Tests/Apple/FaultyWidgets",
      // A trap's lines, which nothing else is compiled with.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-gline-tables-only"])]),
  ],
  tests: [
    tests(
      "SwiftUITests",
      of: [
        "SwiftUITests", "ChartsTests", "AppIntentsTests", "VitrineFoundationTests",
        "VitrineMacrosTests",
      ],
      [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineArchive", "VitrineFoundation", "VitrineSyntax", "SwiftUI", "Charts", "AppIntents",
        "WidgetKit", "VitrineTestSupport", "VitrineTranscripts", "VitrineWidgetRunner",
      ]),
    tests(
      "WidgetKitTests", of: ["WidgetKitTests"],
      [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineArchive", "VitrineFoundation", "SwiftUI", "AppIntents", "WidgetKit", "ActivityKit",
        "Vitrine", "VitrineArguments", "VitrineCairo", "VitrineWidgetRunner", "VitrineTranscripts",
        "faulty-widgets",
      ]),
  ])

// MARK: Tools

/// The commands, and what they are made from.
let tools = Floor(
  "Tools",
  targets: [
    // Modules that only the command may link: CVitrineHTTP, CVitrineHTTP2 and CVitrineQRCode, which open
    // libraries when one is needed, and CVitrineMemory, which replaces the program's `malloc`.
    .target(name: "CVitrineCommand"),
    // Rules for laid-out widgets, and their findings.
    .target(
      name: "VitrineCheck",
      dependencies: ["VitrineFormat", "VitrineLayout", "Vitrine", "CVitrineResources"]),
    // Child processes: the toolchain, the program of widgets.
    .target(
      name: "VitrineProcess",
      dependencies: ["VitrinePlatform", "VitrineFiles", "VitrineCoding", "CVitrine"],
      swiftSettings: waitingSettings),
    // Widgets that are built, archived and shown while they are written; what draws them for people
    // and agents builds on it.
    .target(
      name: "VitrineLive",
      dependencies: [
        "VitrinePlatform", "VitrineFiles", "VitrineSyntax", "Vitrine", "VitrineArguments",
        "VitrineProcess",
      ], swiftSettings: waitingSettings),
    // Sessions in a browser: the only target that knows HTTP.
    .target(
      name: "VitrinePreview",
      dependencies: [
        "VitrinePlatform", "VitrinePayloads", "Vitrine", "VitrineArguments", "VitrineCheck",
        "VitrineSnapshot", "VitrineProcess", "VitrineLive", "CVitrineCommand", "CVitrineResources",
      ], swiftSettings: waitingSettings),
    // The Model Context Protocol: messages, revisions, tools.
    .target(
      name: "VitrineMCP", dependencies: ["VitrinePlatform", "VitrineCoding", "VitrineArguments"],
      swiftSettings: waitingSettings),
    // The pieces of a source that are omitted around errors, by the toolchain's own parser.
    .target(
      name: "VitrineIsolation", dependencies: ["VitrineSyntax"], swiftSettings: parserSettings,
      linkerSettings: parserLinking),
    // Xcode projects, and packages that build their widgets here.
    .target(
      name: "VitrineXcode",
      dependencies: [
        "CLibraries", "VitrinePlatform", "VitrineFiles", "VitrineCoding", "VitrineSyntax",
        "VitrineProcess", "VitrineIsolation",
      ],
      swiftSettings: parserSettings + waitingSettings),
    // Assertions for tests: the only target that links the testing libraries.
    .target(
      name: "VitrineTesting",
      dependencies: [
        "VitrineCoding", "VitrineSyntax", "Vitrine", "VitrineCheck", "VitrineSnapshot",
      ]),
    // Assertions on widgets and views of the test's own program.
    .target(
      name: "VitrineWidgetTesting",
      dependencies: [
        "Vitrine", "VitrineSnapshot", "VitrineWidgetRunner", "VitrineTesting",
        "SwiftUI", "AppIntents", "WidgetKit",
      ]),
    // What commands share: options, the console, and pictures of archives.
    .target(
      name: "VitrineCommandLine",
      dependencies: [
        "VitrinePlatform", "VitrineCoding", "VitrineArguments", "VitrineCairo", "Vitrine",
        "VitrineSnapshot", "CVitrineCommand", "VitrineCheck", "VitrineProcess", "VitrineLive",
      ], swiftSettings: waitingSettings),
    // Commands that draw, compare and list.
    .target(
      name: "VitrinePictures",
      dependencies: [
        "VitrinePlatform", "VitrineCoding", "VitrineGeometry", "VitrineDisplayList",
        "VitrineArguments", "VitrinePayloads", "VitrineCairo", "Vitrine", "VitrineSnapshot",
        "VitrineCheck", "VitrineProcess", "VitrineLive", "VitrineCommandLine",
      ], swiftSettings: waitingSettings),
    // Whole screens with widgets, and other commands that need nothing of the rest.
    .target(
      name: "VitrineScreenshots",
      dependencies: [
        "VitrineGeometry", "VitrineDisplayList", "VitrineArguments", "VitrineCairo", "Vitrine",
        "VitrineSnapshot", "VitrineSyntax", "VitrineCommandLine",
      ]),
    // Commands that serve agents, browsers and other programs, or begin a project.
    .target(
      name: "VitrineServices",
      dependencies: [
        "VitrinePlatform", "VitrineCoding", "VitrineArguments", "VitrinePayloads", "VitrineCairo",
        "Vitrine",
        "VitrineSnapshot", "VitrineSyntax", "CVitrineCommand", "VitrineCheck", "VitrineProcess",
        "VitrineLive", "VitrinePreview", "VitrineMCP", "VitrineCommandLine", "CVitrineResources",
      ], swiftSettings: waitingSettings),
    // The table of all commands.
    .target(
      name: "VitrineCLI",
      dependencies: [
        "VitrinePlatform", "VitrineArguments", "VitrineCairo", "Vitrine", "VitrineProcess",
        "VitrineCommandLine", "VitrinePictures", "VitrineScreenshots", "VitrineServices",
      ], swiftSettings: waitingSettings),
    .executableTarget(name: "VitrineMain", dependencies: ["VitrineCLI"]),
    // A separate program for everything that needs all of Foundation, so that the command starts quickly.
    .executableTarget(
      name: "VitrineXcodeMain",
      dependencies: [
        "VitrineArguments", "VitrineDevices", "VitrineModel", "Vitrine", "VitrineSnapshot",
        "VitrineCheck", "VitrineProcess", "VitrineSyntax", "VitrineXcode",
        "VitrineCLI", "VitrineCommandLine", "VitrinePictures", "VitrineServices",
      ],
      swiftSettings: parserSettings + waitingSettings),
    // For development: compares the layout engine with recorded answers of SwiftUI.
    .executableTarget(
      name: "conformance",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineArchive", "Vitrine", "VitrineText", "VitrineLayout", "VitrineCairo", "LayoutCases",
      ],
      path: "Development/Conformance"),
    // For tests and fuzzers: all parsers of untrusted input.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineArchive", "Vitrine",
        "VitrineSnapshot", "VitrineCairo", "VitrineText", "VitrineFormat", "VitrineSymbols",
        "VitrineArguments", "VitrineSyntax", "VitrineMCP", "VitrineTestSupport",
      ],
      path: "Development/FuzzTargets"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineArchive", "Vitrine", "VitrineText", "VitrineCairo", "VitrineLayout",
        "VitrineSnapshot", "LayoutCases", "CVitrineCommand",
      ],
      path: "Benchmarks",
      exclude: ["card.json", "photo.png"]),
    // Assertions in XCTest: a program, because the package manager finds tests of XCTest in an index.
    .executableTarget(
      name: "xctest-assertions", dependencies: ["VitrineSnapshot", "VitrineTesting"],
      path: "Tests/Tools/XCTestAssertions"),
  ],
  tests: [
    tests(
      "CommandTests", of: ["VitrineCLITests"],
      [
        "VitrinePlatform", "VitrineCoding", "VitrineModel", "Vitrine", "VitrineCairo",
        "VitrineSnapshot", "VitrineProcess", "VitrineCommandLine", "VitrinePictures",
        "VitrineServices", "VitrineCLI", "VitrineArguments", "VitrineLive",
        "VitrineMCP", "VitrineMain", "VitrineXcodeMain", "VitrineTestSupport", "VitrineTranscripts",
        "faulty-widgets",
        "VitrineCheck", "VitrineXcode",
      ], exclude: ["VitrineCLITests/Answers/answers.md"], settings: parserSettings),
    tests(
      "XcodeTests", of: ["VitrineXcodeTests", "VitrineIsolationTests"],
      [
        "VitrineXcode", "VitrineIsolation", "VitrineProcess", "VitrineSyntax", "VitrineTranscripts",
      ],
      settings: parserSettings),
    tests(
      "LiveTests", of: ["VitrineLiveTests", "VitrineMCPTests"],
      [
        "VitrinePlatform", "VitrineCoding", "VitrineModel", "Vitrine", "VitrineArguments",
        "VitrineProcess", "VitrineLive", "VitrinePreview", "VitrineMCP", "VitrineMain",
        "faulty-widgets",
      ]),
    tests(
      "CheckTests", of: ["VitrineCheckTests", "FuzzTests", "ConformanceTests"],
      [
        "VitrineCoding", "VitrineModel", "VitrineArchive", "Vitrine", "VitrineTestSupport",
        "LayoutCases", "VitrineCheck", "conformance", "FuzzTargets",
      ],
      exclude: ["FuzzTests/Corpus"]),
    tests(
      "TestingTests", of: ["VitrineTestingTests", "VitrineWidgetTestingTests"],
      [
        "Vitrine", "VitrineSnapshot", "VitrineCheck", "VitrineTesting", "VitrineWidgetTesting",
        "AppIntents", "WidgetKit", "VitrineWidgetRunner", "xctest-assertions",
      ],
      exclude: [
        "VitrineTestingTests/Tasks.json", "VitrineTestingTests/Goldens",
        "VitrineWidgetTestingTests/Goldens",
      ]),
  ])

// MARK: Package

let floors = [renderer, apple, tools]

/// The floor that `VITRINE_TIER` names: only its tests are built, and no target of a higher floor.
let tier: Int? = Context.environment["VITRINE_TIER"].map { name in
  guard let index = floors.firstIndex(where: { $0.name.lowercased() == name }) else {
    fatalError("VITRINE_TIER is '\(name)', and not renderer, apple or tools")
  }
  return index
}

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
    .library(name: "WidgetKit", targets: ["WidgetKit", "VitrineWidgetRunner"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "ActivityKit", targets: ["ActivityKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    // The base of those modules and of the ones in the package in StandIns.
    .library(name: "VitrineFoundation", targets: ["VitrineFoundation"]),
    .library(name: "VitrineUIKit", targets: ["VitrineUIKit"]),
  ],
  targets: floors[...(tier ?? floors.count - 1)].flatMap(\.targets)
    + (tier.map { floors[$0].tests } ?? floors.flatMap(\.tests)),
  swiftLanguageModes: [.v6]
)

// In debug builds, a module is compiled as a whole, and its declarations are read once for its interface and its code:
// a third less of processor time from nothing than file by file, and as much after a function changed; after a
// declaration changed, all modules that import its module are compiled again. VITRINE_BY_FILE=1 compiles file by
// file. The compiler is trusted to hand correct code to its own back end. A dependency may not have such flags.
if !isDependency, Context.environment["VITRINE_BY_FILE"] == nil {
  for target in package.targets where target.type != .system {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(
          [
            // An object for each file is what the package manager links.
            "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "1",
            "-no-emit-module-separately-wmo", "-Xfrontend", "-disable-llvm-verify",
          ], .when(configuration: .debug))
      ]
  }
}

// A product of a higher floor has no targets.
package.products.removeAll { product in
  let names = (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets
  return !(names ?? []).allSatisfy { name in package.targets.contains { $0.name == name } }
}

// The fuzzer links with libFuzzer alone, so it is there only for `make fuzz`.
if Context.environment["VITRINE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets"], path: "Development/Fuzz",
      // The main function is written out, and not that of a script.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

/// Whether a folder holds modules that this toolchain compiled; another one cannot read them.
func holdsModules(_ folder: String) -> Bool {
  guard Context.environment["VITRINE_FROM_SOURCE"] == nil,
    let kept = try? String(contentsOfFile: folder + "/compiler", encoding: .utf8),
    let architecture = kept.split(separator: "\n").first, let libraries = toolchainLibraries
  else { return false }
  let interface = "\(libraries)/linux/Swift.swiftmodule/\(architecture).swiftinterface"
  let head = FileManager.default.contents(atPath: interface)?.prefix(1024) ?? Data()
  return String(decoding: head, as: UTF8.self).contains(kept.dropFirst(architecture.count + 1))
}

// The installed package holds its modules compiled. Where the toolchain is the one that compiled
// them, every library is those modules, which a file of pkg-config names: SwiftPM has no other way to
// take compiled modules of Swift.
let compiled = Context.packageDirectory + "/Compiled"
if holdsModules(compiled) {
  package.products = package.products.filter { $0 is Product.Library }.map {
    .library(name: $0.name, targets: ["CompiledModules"])
  }
  package.targets = [
    .systemLibrary(
      name: "CCompiledModules", path: "Compiled/CModules",
      pkgConfig: compiled + "/vitrine-modules.pc"),
    // A macro has to be a program of the package: this one becomes the compiled one.
    .macro(name: "VitrineMacros", path: "Compiled/VitrineMacros"),
    .target(
      name: "CompiledModules", dependencies: ["CCompiledModules", "VitrineMacros"],
      path: "Compiled/CompiledModules"),
  ]
} else {
  // Programs of development and tests are left out of the installed package.
  package.targets.removeAll { target in
    guard let path = target.path, !path.hasPrefix("Sources/") else { return false }
    return !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
  }
}
