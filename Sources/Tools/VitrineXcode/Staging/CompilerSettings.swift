import Foundation

/// The compiler's arguments for the settings of a target.
///
/// Code is compiled in the mode of Swift 5 with those features of Swift 6 that change what code
/// means: its data races are checked by Xcode, and against other modules.
enum CompilerSettings {
  /// The lines of `swiftSettings`.
  ///
  /// - Parameter bridging: the module of a bridging header's declarations.
  static func lines(_ settings: BuildSettings, bridging: String? = nil) -> [String] {
    var lines = [".swiftLanguageMode(.v5)", ".define(\"VITRINE\")"]
    lines += defines(settings).map { ".define(\(PackageManifest.quoted($0)))" }
    let compilerFlags = CompilerFlags(settings)
    if compilerFlags.isolation ?? settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      lines.append(".defaultIsolation(MainActor.self)")
    }
    lines += FeatureSetting.features(settings).sorted().map {
      ".enableUpcomingFeature(\(PackageManifest.quoted($0)))"
    }
    lines += Set(compilerFlags.experimental).sorted().map {
      ".enableExperimentalFeature(\(PackageManifest.quoted($0)))"
    }
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

  /// The conditions of `#if` that are met.
  static func defined(_ settings: BuildSettings) -> Set<String> {
    Set(defines(settings) + ["VITRINE"])
  }

  private static func defines(_ settings: BuildSettings) -> [String] {
    let names =
      settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + CompilerFlags(settings).defines
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted && SettingExpansion.identifier($0) == $0 }
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
        own.features.map { .init(name: FeatureSetting.setting(ofFeature: $0), value: "YES") },
        // Xcode's defaults are those of its own targets.
        own.features.contains("BareSlashRegexLiterals") || own.languageVersion.hasPrefix("6")
          ? [] : [Assignment(name: "SWIFT_ENABLE_BARE_SLASH_REGEX", value: "NO")],
        [
          Assignment(
            name: "OTHER_SWIFT_FLAGS",
            value: own.experimentalFeatures.map { "-enable-experimental-feature \($0)" }
              .joined(separator: " "))
        ],
        [
          Assignment(
            name: "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", value: "YES")
        ],
      ], conditions: settings.conditions)
  }
}
