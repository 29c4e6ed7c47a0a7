import Foundation
import Testing

/// The targets that must be compiled before another one decide how long a build takes with many processors.
@Suite("Build graph")
struct BuildGraphTests {
  private let dependencies: [String: Set<String>]
  /// The lines of Swift in each target.
  private let lines: [String: Int]

  init() throws {
    let manifest = try Manifest()
    dependencies = Dictionary(
      uniqueKeysWithValues: (manifest.targets + manifest.tests).map { ($0.name, $0.dependencies) })
    lines = try Dictionary(
      uniqueKeysWithValues: manifest.targets.map { target in
        let texts = try target.files().map { try String(contentsOf: $0, encoding: .utf8) }
        return (target.name, texts.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } })
      })
  }

  /// A target with everything that must be compiled before it.
  private func closure(of name: String) -> Set<String> {
    var known: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      if known.insert(next).inserted { pending += dependencies[next] ?? [] }
    }
    return known
  }

  /// The lines in the longest chain of targets, each of which waits for the one before.
  private func longestChain(to name: String) -> Int {
    var known: [String: Int] = [:]
    func length(_ name: String) -> Int {
      if let length = known[name] { return length }
      let length = (dependencies[name] ?? []).map(length).max() ?? 0
      known[name] = length + (lines[name] ?? 0)
      return length + (lines[name] ?? 0)
    }
    return length(name)
  }

  @Test("the command waits for a chain of at most 58,000 lines")
  func command() {
    let length = longestChain(to: "VitrineMain")
    #expect((20_000...58_000).contains(length))
  }

  @Test("Xcode projects are read without the renderer, after at most 30,000 lines")
  func xcode() {
    let closure = closure(of: "VitrineXcode")
    #expect(
      closure.isDisjoint(with: [
        "VitrineDevices", "VitrineModel", "VitrineText", "VitrineCairo", "Vitrine",
      ]))
    #expect((5_000...30_000).contains(closure.reduce(0) { $0 + (lines[$1] ?? 0) }))
  }

  @Test(
    "targets that don't need each other are compiled side by side",
    arguments: [
      ("VitrineCharts", "VitrineArchive"), ("VitrineFormat", "VitrineArchive"),
      ("VitrineCheck", "VitrineSnapshot"), ("VitrineLive", "VitrineSnapshot"),
      ("VitrinePictures", "VitrineServices"), ("VitrineTestSupport", "VitrineLayout"),
      ("LayoutTests", "Vitrine"), ("WidgetKit", "Vitrine"), ("VitrineRequests", "VitrineLayout"),
      ("LayoutTests", "conformance"),
      ("VitrineTests", "FuzzTargets"),
    ])
  func sideBySide(one: String, other: String) throws {
    try #require(dependencies[one] != nil && dependencies[other] != nil)
    #expect(!closure(of: one).contains(other))
    #expect(!closure(of: other).contains(one))
  }
}
