/// The build settings that switch features of Swift on, and what they are where a project says nothing.
///
/// Source: Swift.xcspec of swiftlang/swift-build, the build system of Xcode 26 and 27. Defaults follow
/// from the language mode and from other settings; the version of a project file changes none of them.
struct FeatureSetting: Sendable {
  /// The value where no project, target and `.xcconfig` assigns one.
  enum Default: Sendable {
    case on, off
    /// On in language mode 6.
    case swift6
    /// On with `SWIFT_APPROACHABLE_CONCURRENCY`.
    case approachable
    case swift6OrApproachable
  }

  /// The name of the setting.
  let name: String
  /// The name of the feature, as the compiler takes it.
  let feature: String
  let standard: Default
  /// Whether it only forbids code, which Xcode has checked.
  var onlyForbids = false

  private static let prefix = "SWIFT_UPCOMING_FEATURE_"

  private static func upcoming(
    _ name: String, _ feature: String, _ standard: Default, onlyForbids: Bool = false
  ) -> FeatureSetting {
    FeatureSetting(
      name: prefix + name, feature: feature, standard: standard, onlyForbids: onlyForbids)
  }

  static let all = [
    FeatureSetting(
      name: "SWIFT_ENABLE_BARE_SLASH_REGEX", feature: "BareSlashRegexLiterals", standard: .on),
    upcoming("CONCISE_MAGIC_FILE", "ConciseMagicFile", .swift6),
    upcoming("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures", .swift6),
    upcoming("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", .swift6),
    upcoming("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials", .swift6),
    upcoming(
      "DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", .swift6OrApproachable),
    upcoming("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", .swift6OrApproachable),
    upcoming(
      "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability",
      .swift6OrApproachable),
    upcoming("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", .approachable),
    upcoming("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", .approachable),
    upcoming(
      "DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain", .swift6, onlyForbids: true),
    upcoming(
      "IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations", .swift6, onlyForbids: true),
    upcoming("GLOBAL_CONCURRENCY", "GlobalConcurrency", .swift6, onlyForbids: true),
    upcoming("REGION_BASED_ISOLATION", "RegionBasedIsolation", .swift6, onlyForbids: true),
    upcoming("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation", .swift6, onlyForbids: true),
    upcoming(
      "NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity", .swift6, onlyForbids: true),
    upcoming("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault", .off, onlyForbids: true),
    upcoming("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility", .off, onlyForbids: true),
    upcoming("EXISTENTIAL_ANY", "ExistentialAny", .off, onlyForbids: true),
  ]

  /// Whether a project's settings switch the feature on.
  func isOn(in settings: BuildSettings) -> Bool {
    if settings[name] != nil { return settings.isOn(name) }
    let isSwift6 =
      (settings["SWIFT_VERSION"] ?? "").hasPrefix("6") || settings.isOn(Self.prefix + "6_0")
    let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    return switch standard {
    case .on: true
    case .off: false
    case .swift6: isSwift6
    case .approachable: isApproachable
    case .swift6OrApproachable: isSwift6 || isApproachable
    }
  }

  /// The setting that switches a feature on.
  static func setting(ofFeature name: String) -> String {
    if let known = all.first(where: { $0.feature == name }) { return known.name }
    return name.reduce(prefix.dropLast() + "") { text, letter in
      text + (letter.isUppercase ? "_" : "") + letter.uppercased()
    }
  }

  /// The features that settings and flags of the compiler switch on, and that change what code means.
  static func features(_ settings: BuildSettings) -> Set<String> {
    let known = Set(all.map(\.name))
    var features = Set(all.filter { $0.isOn(in: settings) }.map(\.feature))
    for name in settings.names
    where name.hasPrefix(prefix) && !known.contains(name) && settings.isOn(name) {
      let words = name.dropFirst(prefix.count).split(separator: "_")
      // Such as SWIFT_UPCOMING_FEATURE_6_0, which stands for others.
      guard words.first?.first?.isNumber == false else { continue }
      features.insert(words.map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined())
    }
    features.formUnion(CompilerFlags(settings).upcoming)
    return features.subtracting(all.filter(\.onlyForbids).map(\.feature))
  }
}

/// What a project passes to the compiler itself, in `OTHER_SWIFT_FLAGS`.
struct CompilerFlags {
  private(set) var defines: [String] = []
  private(set) var upcoming: [String] = []
  private(set) var experimental: [String] = []
  /// The default isolation; `nil` if no flag sets it.
  private(set) var isolation: String?

  init(_ settings: BuildSettings) {
    // Flags of the compiler's second program have the same names.
    var words = settings.list("OTHER_SWIFT_FLAGS").filter { $0 != "-Xfrontend" }[...]
    while let word = words.popFirst() {
      switch word {
      case "-D": words.popFirst().map { defines.append($0) }
      case "-enable-upcoming-feature": words.popFirst().map { upcoming.append($0) }
      case "-enable-experimental-feature": words.popFirst().map { experimental.append($0) }
      case "-enable-bare-slash-regex": upcoming.append("BareSlashRegexLiterals")
      case "-default-isolation": isolation = words.popFirst()
      default:
        if word.hasPrefix("-D"), word.count > 2 { defines.append(String(word.dropFirst(2))) }
        if word.hasPrefix("-default-isolation=") { isolation = String(word.dropFirst(19)) }
      }
    }
  }
}
