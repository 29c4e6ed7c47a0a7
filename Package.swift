// swift-tools-version: 6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

/// What is in the folder `Tests`, which the installed package does not have.
let testFolders =
  (try? FileManager.default.contentsOfDirectory(atPath: "\(Context.packageDirectory)/Tests")) ?? []

/// Tests of one subject, in folders of `Tests`; what is excluded are files beside their sources.
func tests(
  _ name: String, of folders: [String], _ dependencies: [Target.Dependency],
  exclude files: [String] = [], settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests",
    exclude: testFolders.filter { !folders.contains($0) } + files, sources: folders,
    swiftSettings: settings)
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
  let isDependency = ["/.build/checkouts/", "/SourcePackages/checkouts/"].contains {
    (Context.packageDirectory + "/").contains($0)
  }
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
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
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
    // Modules that only the command may link: CVitrineHTTP, CVitrineHTTP2 and CVitrineQRCode, which open
    // libraries when one is needed, and CVitrineMemory, which replaces the program's `malloc`.
    .target(name: "CVitrineCommand"),
    // Fonts, hyphenation patterns, tables of symbols and pages, as bytes of the binary.
    .target(name: "CVitrineResources", exclude: ["pages"]),
    // The operating system: its C library, threads, files and processes.
    .target(name: "VitrinePlatform"),
    // Values in JSON: decoding, encoding and schemas of types; errors with their paths.
    .target(name: "VitrineCoding", dependencies: ["VitrinePlatform"]),
    .target(name: "VitrineGeometry", dependencies: ["VitrinePlatform", "VitrineCoding"]),
    // Families, devices, and the dimensions of each design of the system.
    .target(name: "VitrineDevices", dependencies: ["VitrineCoding", "VitrineGeometry"]),
    .target(
      name: "VitrineDisplayList",
      dependencies: ["VitrineCoding", "VitrineGeometry", "VitrineDevices"]),
    .target(
      name: "VitrineModel",
      dependencies: ["VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList"]),
    // Command lines: that of `vitrine`, and that of the program that widgets become.
    .target(name: "VitrineArguments", dependencies: ["VitrineCoding"]),
    .target(
      name: "VitrineText",
      dependencies: [
        "VitrinePlatform",
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "CHarfBuzz",
        "CLibraries", "CVitrineResources",
      ],
      // The toolchain's ICU is C++; a static build does not find that out by itself.
      linkerSettings: [.linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++")]),
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
      linkerSettings: [.linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++")]),
    // Trees from servers, converted to archives.
    .target(
      name: "VitrinePayloads",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "CLibraries",
      ]),
    // The layout of charts: scales, ticks, stacks, curves.
    .target(
      name: "VitrineCharts",
      dependencies: ["VitrinePlatform", "VitrineCoding", "VitrineGeometry", "VitrineModel"]),
    .target(
      name: "VitrineLayout",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineCharts",
      ]),
    // Additions to Foundation on Linux: the base of the modules that widget code imports.
    .target(
      name: "VitrineFoundation",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDisplayList", "VitrineModel", "VitrineFormat",
        "Combine",
      ]),
    .target(
      name: "VitrineCairo",
      dependencies: [
        "VitrinePlatform",
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList",
        "CCairo", "CHarfBuzz", "CLibraries", "CVitrine",
      ]),
    .target(
      name: "Vitrine",
      dependencies: [
        "VitrinePlatform",
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineArguments", "VitrineText", "VitrineFormat", "VitrineSymbols", "VitrinePayloads",
        "VitrineLayout", "VitrineCairo", "CVitrine",
      ]),
    // Modules of Apple's that the ones below need; the others are in the package in StandIns.
    .target(name: "Combine"),
    .target(name: "UserNotifications"),
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
        "CVitrineRuntime",
      ]),
    .target(
      name: "Charts",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineModel", "VitrineCharts", "SwiftUI",
      ]),
    // `#Preview` and `@Entry`: a plugin that the compiler starts.
    .macro(name: "VitrineMacros", dependencies: ["VitrineSyntax"]),
    // Tables of the binary, and the clock of a widget's process.
    .target(name: "CVitrineRuntime"),
    .target(
      name: "AppIntents",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineFoundation", "SwiftUI",
        "VitrineMacros", "CVitrineRuntime",
      ]),
    .target(name: "ActivityKit", dependencies: ["VitrineFoundation"]),
    .target(
      name: "WidgetKit",
      dependencies: [
        "VitrinePlatform", "VitrineCoding", "VitrineGeometry", "VitrineDevices",
        "VitrineDisplayList", "VitrineModel",
        "VitrineArguments", "VitrineText", "VitrineFormat", "VitrineSymbols", "VitrineLayout",
        "Vitrine", "VitrineUIKit", "SwiftUI", "AppIntents", "Intents", "ActivityKit",
        "CVitrineRuntime",
      ]),
    // Rules for laid-out widgets, and their findings.
    .target(
      name: "VitrineCheck",
      dependencies: ["VitrineFormat", "VitrineLayout", "Vitrine"]),
    .target(
      name: "VitrineSnapshot",
      dependencies: [
        "VitrinePlatform",
        "VitrineCoding", "VitrineGeometry", "VitrineDisplayList", "VitrineModel", "Vitrine",
        "VitrineCheck", "VitrineCairo", "CVitrineResources",
      ]),
    // Child processes: the toolchain, the program of widgets.
    .target(name: "VitrineProcess", dependencies: ["VitrinePlatform", "Vitrine", "CVitrine"]),
    // Widgets that are built, archived and shown while they are written; what draws them for people
    // and agents builds on it.
    .target(
      name: "VitrineLive",
      dependencies: [
        "VitrinePlatform", "Vitrine", "VitrineArguments", "VitrineSnapshot", "VitrineProcess",
      ]),
    // Sessions in a browser: the only target that knows HTTP.
    .target(
      name: "VitrinePreview",
      dependencies: [
        "VitrinePlatform", "VitrinePayloads", "Vitrine", "VitrineArguments", "VitrineCheck",
        "VitrineSnapshot", "VitrineProcess", "VitrineLive", "CVitrineCommand", "CVitrineResources",
      ]),
    // The Model Context Protocol: messages, revisions, tools.
    .target(name: "VitrineMCP", dependencies: ["VitrinePlatform", "VitrineCoding"]),
    // Xcode projects, and packages that build their widgets here.
    .target(
      name: "VitrineXcode",
      dependencies: [
        "CLibraries", "Vitrine", "VitrineDevices", "VitrineSyntax", "VitrineProcess",
        "VitrineIsolation",
      ],
      swiftSettings: parserSettings),
    // The pieces of a source that are omitted around errors, by the toolchain's own parser.
    .target(
      name: "VitrineIsolation", swiftSettings: parserSettings, linkerSettings: parserLinking),
    // Swift source as tokens.
    .target(name: "VitrineSyntax", dependencies: ["VitrinePlatform"]),
    // Assertions for tests: the only target that links the testing libraries.
    .target(
      name: "VitrineTesting", dependencies: ["Vitrine", "VitrineCheck", "VitrineSnapshot"]),
    // Assertions on widgets and views of the test's own program.
    .target(
      name: "VitrineWidgetTesting",
      dependencies: ["Vitrine", "VitrineSnapshot", "VitrineTesting", "WidgetKit"]),
    .target(
      name: "VitrineCLI",
      dependencies: [
        "VitrinePlatform",
        "VitrineGeometry", "VitrineDisplayList", "VitrinePayloads", "Vitrine", "VitrineCheck",
        "VitrineSnapshot",
        "VitrineCairo", "VitrineArguments", "VitrineSyntax", "VitrineProcess", "VitrineLive",
        "VitrineMCP",
        "VitrinePreview", "CVitrineCommand",
      ]),
    .executableTarget(name: "VitrineMain", dependencies: ["VitrineCLI"]),
    // A separate program for everything that needs all of Foundation, so that the command starts quickly.
    .executableTarget(
      name: "VitrineXcodeMain",
      dependencies: ["Vitrine", "VitrineProcess", "VitrineCLI", "VitrineXcode"],
      swiftSettings: parserSettings),
    // For development: compares the layout engine with recorded answers of SwiftUI.
    .executableTarget(
      name: "conformance",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "Vitrine", "VitrineText", "VitrineLayout", "VitrineCairo", "VitrineTestSupport",
      ],
      path: "Development/Conformance"),
    // For tests and benchmarks: reproducible random numbers, concise views.
    .target(
      name: "VitrineTestSupport",
      dependencies: ["VitrineGeometry", "VitrineModel", "VitrineLayout"],
      path: "Tests/Support"),
    // For tests and fuzzers: all parsers of untrusted input.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineModel", "Vitrine", "VitrineSnapshot",
        "VitrineCairo", "VitrineText", "VitrineFormat", "VitrineSymbols", "VitrineSyntax",
        "VitrineMCP", "VitrineTestSupport",
      ],
      path: "Development/FuzzTargets"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "Vitrine", "VitrineText", "VitrineCairo", "VitrineLayout", "VitrineSnapshot",
        "VitrineTestSupport", "CVitrineCommand",
      ],
      path: "Benchmarks",
      exclude: ["card.json", "photo.png"]),
    // Widgets that trap or don't return, for the tests of programs of widgets.
    .executableTarget(
      name: "faulty-widgets", dependencies: ["SwiftUI", "WidgetKit", "AppIntents", "ActivityKit"],
      path: "Tests/FaultyWidgets"),
    tests(
      "ModelTests", of: ["VitrineModelTests", "VitrineChartsTests"],
      [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineCharts", "VitrineTestSupport",
      ]),
    tests(
      "DrawingTests",
      of: [
        "VitrineTextTests", "VitrineSymbolsTests", "VitrineFormatTests", "VitrineLayoutTests",
        "VitrineCairoTests",
      ],
      [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "VitrineText", "VitrineSymbols", "VitrineFormat", "VitrineLayout", "VitrineCairo",
        "VitrineTestSupport", "conformance",
      ],
      exclude: ["VitrineLayoutTests/Recorded/layouts.json", "VitrineCairoTests/Fixtures"]),
    tests(
      "VitrineTests", of: ["VitrineTests", "VitrinePayloadsTests", "FuzzTests"],
      [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineDisplayList", "VitrineModel",
        "Vitrine", "VitrineArguments", "VitrineText", "VitrineSymbols", "VitrinePayloads",
        "VitrineLayout", "VitrineCairo", "VitrineTestSupport", "FuzzTargets",
      ],
      exclude: ["FuzzTests/Corpus"]),
    tests(
      "SnapshotTests", of: ["VitrineSnapshotTests", "GoldenTests", "VitrineCheckTests"],
      [
        "VitrineCheck",
        "VitrineCoding", "VitrineGeometry", "VitrineDisplayList", "VitrineModel", "Vitrine",
        "VitrineSnapshot", "VitrineCairo", "VitrineProcess",
      ],
      exclude: [
        "VitrineCheckTests/planted.json", "VitrineCheckTests/fjord.jpg",
        "VitrineCheckTests/big.png", "VitrineCheckTests/mid.png",
      ]),
    tests(
      "CommandTests",
      of: [
        "VitrineCLITests", "VitrineLiveTests", "VitrineMCPTests", "VitrineXcodeTests",
        "VitrineIsolationTests", "VitrineMacrosTests",
      ],
      [
        "VitrinePlatform", "VitrineCoding", "VitrineModel", "Vitrine", "VitrineCLI",
        "VitrineArguments", "VitrineProcess", "VitrineSyntax", "VitrineLive", "VitrinePreview",
        "VitrineMCP",
        "VitrineXcode", "VitrineIsolation", "VitrineMain", "VitrineXcodeMain", "VitrineTestSupport",
        "faulty-widgets",
      ], exclude: ["VitrineCLITests/Answers/answers.md"], settings: parserSettings),
    tests(
      "WidgetKitTests",
      of: [
        "SwiftUITests", "ChartsTests", "AppIntentsTests", "VitrineFoundationTests",
        "WidgetKitTests", "VitrineTestingTests", "VitrineWidgetTestingTests",
      ],
      [
        "VitrineCoding", "VitrineGeometry", "VitrineDevices", "VitrineModel", "VitrineFoundation",
        "SwiftUI", "Charts", "AppIntents", "WidgetKit", "ActivityKit", "VitrineArguments",
        "VitrineCairo", "VitrineSnapshot", "VitrineTesting", "VitrineWidgetTesting",
        "VitrineTestSupport", "faulty-widgets",
      ],
      exclude: [
        "VitrineTestingTests/Tasks.json", "VitrineTestingTests/Goldens",
        "VitrineWidgetTestingTests/Goldens",
      ]),
  ],
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
    guard let path = target.path else { return false }
    return !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
  }
}
