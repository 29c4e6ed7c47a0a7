import Testing
import Vitrine

@testable import VitrineLive

@Suite("Conditions by version in packages")
struct VersionConditionTests {
  private static let source = """
    // #available(iOS 99, *)
    let text = "#available(iOS 99, *)"
    var body: some View {
      if #available(iOS 17, *) { first }
      if #available(iOS 18.2,
        watchOS 11, *) { second }
      guard #unavailable(iOS 26) else { return third }
      if #available(macOS 26, *) { fourth }
    }
    """

  @Test(
    "a version of the system that does not meet a condition is warned of, with file and line",
    arguments: [
      (DesignGeneration.ios17, ["5", "7"]), (.ios18, ["7"]), (.ios26, []), (.ios27, []),
    ])
  func warnings(_ design: DesignGeneration, _ lines: [String]) throws {
    let folder = try TestFolder()
    try folder.write(VersionConditionTests.source, to: "Sources/Tea/Tea.swift")
    try folder.write(VersionConditionTests.source, to: "Tests/TeaTests/Tea.swift")
    let warnings = VersionConditions(ofPackage: folder.path).warnings(on: design)
    #expect(
      warnings.map { String($0.prefix { $0 != " " }) }
        == lines.map { "Sources/Tea/Tea.swift:\($0):" })
  }
}
