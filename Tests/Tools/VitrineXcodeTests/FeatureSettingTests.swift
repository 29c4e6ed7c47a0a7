import Testing

@testable import VitrineXcode

@Suite("Build settings of features")
struct FeatureSettingTests {
  private func features(_ values: [String: String]) -> Set<String> {
    FeatureSetting.features(
      BuildSettings(
        [values.map { BuildSettings.Assignment(name: $0.key, value: $0.value) }],
        conditions: .init(sdk: "", configuration: "")))
  }

  @Test("a project that says nothing has the features that Xcode switches on")
  func defaults() {
    #expect(features([:]) == ["BareSlashRegexLiterals"])
    #expect(features(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]).isEmpty)
  }

  @Test("features follow from the language mode and other settings, and a project overrides them")
  func dependencies() {
    let swift6 = features(["SWIFT_VERSION": "6.0"])
    #expect(swift6.contains("DisableOutwardActorInference"))
    #expect(
      !swift6.contains("NonisolatedNonsendingByDefault") && !swift6.contains("ExistentialAny"))
    let approachable = features(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"])
    #expect(approachable.contains("NonisolatedNonsendingByDefault"))
    #expect(!approachable.contains("ConciseMagicFile"))
    let without = features([
      "SWIFT_VERSION": "6.0", "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "NO",
    ])
    #expect(swift6.subtracting(without) == ["DisableOutwardActorInference"])
  }

  @Test("flags of the compiler and unknown settings switch features on, too")
  func flags() {
    let own = features([
      "OTHER_SWIFT_FLAGS": "-Xfrontend -enable-upcoming-feature -Xfrontend ConciseMagicFile",
      "SWIFT_UPCOMING_FEATURE_SOME_LATER_THING": "YES",
    ])
    #expect(own == ["BareSlashRegexLiterals", "ConciseMagicFile", "SomeLaterThing"])
    #expect(FeatureSetting.setting(ofFeature: "ConciseMagicFile").hasSuffix("CONCISE_MAGIC_FILE"))
  }
}
