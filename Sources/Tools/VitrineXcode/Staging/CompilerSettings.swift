import Foundation

/// The compiler's arguments for the settings of a target.
///
/// Code is compiled in the mode of Swift 5 with those features of Swift 6 that change what code
/// means: its data races are checked by Xcode, and against other modules.
enum CompilerSettings {
  /// Features of language mode 6 that change meaning.
  private static let swift6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference",
    "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
    "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]
  /// Source: `SWIFT_APPROACHABLE_CONCURRENCY` in Xcode's build settings reference.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
  /// Features that only forbid.
  private static let checks: Set<String> = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonfrozenEnumExhaustivity", "GlobalConcurrency", "RegionBasedIsolation", "StrictConcurrency",
    "ImportObjcForwardDeclarations", "DeprecateApplicationMain",
  ]
  private static let prefix = "SWIFT_UPCOMING_FEATURE_"

  /// The lines of `swiftSettings`.
  ///
  /// - Parameter bridging: the module of a bridging header's declarations.
  static func lines(_ settings: BuildSettings, bridging: String? = nil) -> [String] {
    var lines = [".swiftLanguageMode(.v5)", ".define(\"VITRINE\")"]
    lines += defines(settings).map { ".define(\(PackageManifest.quoted($0)))" }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      lines.append(".defaultIsolation(MainActor.self)")
    }
    lines += features(settings).sorted().map { ".enableUpcomingFeature(\"\($0)\")" }
    // What Vitrine adds to Foundation is seen by files that import Foundation alone.
    var flags = ["-suppress-warnings"]
    // A trap names the line of the code.
    flags += ["-Xfrontend", "-gline-tables-only"]
    // Expressions with unknown names can take minutes to fail.
    flags += ["-Xfrontend", "-solver-expression-time-threshold=20"]
    for module in ["VitrineFoundation"] + [bridging].compactMap({ $0 }) {
      flags += imported(module)
    }
    lines.append(".unsafeFlags([\(quoted(flags))])")
    return lines
  }

  private static func imported(_ module: String) -> [String] {
    ["-Xfrontend", "-import-module", "-Xfrontend", module]
  }

  private static func quoted(_ flags: [String]) -> String {
    flags.map(PackageManifest.quoted).joined(separator: ", ")
  }

  /// A line of `swiftSettings` without the flags that import a module into all files.
  static func line(_ line: String, withoutImportOf module: String) -> String {
    line.replacingOccurrences(of: ", \(quoted(imported(module)))", with: "")
  }

  private static func defines(_ settings: BuildSettings) -> [String] {
    var names = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var isName = false
    for flag in settings.list("OTHER_SWIFT_FLAGS") {
      if isName { names.append(flag) }
      isName = flag == "-D"
      if flag.hasPrefix("-D"), flag.count > 2 { names.append(String(flag.dropFirst(2))) }
    }
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted && SettingExpansion.identifier($0) == $0 }
  }

  /// The build setting of a feature: `SWIFT_UPCOMING_FEATURE_BARE_SLASH` for `BareSlash`.
  static func setting(ofFeature name: String) -> String {
    name.reduce(prefix.dropLast() + "") { text, letter in
      text + (letter.isUppercase ? "_" : "") + letter.uppercased()
    }
  }

  private static func features(_ settings: BuildSettings) -> Set<String> {
    var features: Set<String> = []
    if (settings["SWIFT_VERSION"] ?? "5").hasPrefix("6") { features.formUnion(swift6) }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features.formUnion(approachable) }
    for name in settings.names where name.hasPrefix(prefix) && settings.isOn(name) {
      let words = name.dropFirst(prefix.count).split(separator: "_")
      features.insert(words.map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined())
    }
    return features.subtracting(checks)
  }
}

extension BuildSettings {
  /// The settings of a package's target: those of its manifest, `DEBUG` and `SWIFT_PACKAGE`.
  static func package(_ own: LocalPackage.Settings, like settings: BuildSettings) -> BuildSettings {
    let names = (["DEBUG", "SWIFT_PACKAGE"] + own.defines).joined(separator: " ")
    let isolation = own.isMainActor ? "MainActor" : "nonisolated"
    return BuildSettings(
      [
        [Assignment(name: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", value: names)],
        [Assignment(name: "SWIFT_VERSION", value: own.languageVersion)],
        [Assignment(name: "SWIFT_DEFAULT_ACTOR_ISOLATION", value: isolation)],
        own.features.map { .init(name: CompilerSettings.setting(ofFeature: $0), value: "YES") },
        [
          Assignment(
            name: "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", value: "YES")
        ],
      ], conditions: settings.conditions)
  }
}
