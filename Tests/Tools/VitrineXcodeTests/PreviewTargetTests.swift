import Foundation
import Testing
import VitrineProcess

@testable import VitrineXcode

/// Which previews of a project are drawn.
struct PreviewTargetTests {
  private static let files = [
    "Card.swift": "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }",
    "Wall.swift": "import SwiftUI\nstruct Wall: View { var body: some View { Card() } }\n"
      + "#Preview { Wall() }",
    "Other.swift": "import SwiftUI\nstruct Other: View { var body: some View { Text(\"b\") } }\n"
      + "struct Shown: PreviewProvider { static var previews: some View { Other() } }",
  ]

  private func chosen(
    _ folder: Folder, _ change: (inout ProjectRun.Options) -> Void
  ) throws -> [ProjectTarget] {
    var reading = ProjectReader.Options()
    reading.isOfPreviews = true
    var options = ProjectRun.Options(
      project: folder.url, workplace: folder.url, vitrine: folder.url)
    options.goal = .previews
    change(&options)
    return try PreviewTargets(
      model: try ProjectReader.read(folder.url, options: reading), options: options,
      toolchain: try Toolchain.find()
    ).chosen()
  }

  private func names(_ targets: [ProjectTarget]) -> [String] {
    targets.flatMap { $0.chosenPreviewFiles ?? $0.previewFiles }.map(\.lastPathComponent).sorted()
  }

  @Test("previews are chosen by their file, with or without folders, and others are not drawn")
  func files() throws {
    let folder = try Folder(PreviewTargetTests.files)
    #expect(names(try chosen(folder) { _ in }) == ["Other.swift", "Wall.swift"])
    let one = try chosen(folder) { $0.previewFiles = ["Other.swift"] }
    #expect(names(one) == ["Other.swift"])
    #expect(one.first?.previewArguments.suffix(2) == ["--provider", "Shown"])
    let error = #expect(throws: ProjectError.self) {
      try chosen(folder) { $0.previewFiles = ["Walls.swift"] }
    }
    #expect(error?.foundNothing == true && error?.hint?.contains("Wall.swift") == true)
  }

  @Test(
    "a name that no preview has ends before anything is compiled, and names what was meant",
    arguments: [
      ("Dark", ["Wall.swift"]), ("Wall", ["Wall.swift"]), ("Wall#Dark", ["Wall.swift"]),
      ("Wall#2", ["Wall.swift"]), ("Wall#Dark-2", ["Wall.swift"]), ("Drk", nil), ("Wall#9", nil),
      ("Dark-2", nil), ("", nil),
    ] as [(String, [String]?)])
  func named(_ name: String, _ files: [String]?) throws {
    let folder = try Folder([
      "Wall.swift": """
      import SwiftUI
      #Preview("Dark", traits: .sizeThatFitsLayout) { Text("a") }
      #Preview(traits: .landscapeLeft) { Text("b") }
      #Preview(
        "Plain") { Text("c") }
      """
    ])
    guard let files else {
      let error = #expect(throws: ProjectError.self) {
        try chosen(folder) { $0.previewNames = [name] }
      }
      #expect(error?.foundNothing == true && error?.hint != nil)
      return
    }
    #expect(names(try chosen(folder) { $0.previewNames = [name] }) == files)
  }

  @Test("the previews of a package whose manifest does not run are named with the reason")
  func brokenPackage() throws {
    let folder = try Folder(
      PreviewTargetTests.files.merging([
        "Kit/Package.swift": "// swift-tools-version: 5.9\nimport Nowhere\n",
        "Kit/Sources/Kit/Dial.swift": "import SwiftUI\n\n#Preview(\"Dial\") { Text(\"a\") }",
      ]) { first, _ in first })
    let options = ProjectRun.Options(
      project: folder.url, workplace: folder.url.appending(path: "work"), vitrine: folder.url)
    let run = ProjectRun(options, toolchain: try Toolchain.find()) { _ in
    } draw: { _ in
      true
    }
    let model = try ProjectReader.read(folder.url)
    let targets = try model.previewTargets(try Toolchain.find())
    #expect(targets.count == 2)
    let target = try #require(targets.first { $0.name == "KitPreviews" })
    let work = try TargetWork(run, target, of: model, output: folder.url)
    let error = #expect(throws: ProjectError.self) { try work.plan() }
    let report = work.failure(nil, try #require(error))
    #expect(report.lost.map(\.name) == ["#Preview(\"Dial\")"] && report.lost.map(\.line) == [3])
    #expect(TargetReport.ending(of: [report]) == .failed)
  }

  @Test("a name that code computes or a provider may have is left to the program")
  func computed() throws {
    let folder = try Folder([
      "Wall.swift": "import SwiftUI\n#Preview(title) { Text(\"a\") }"
    ])
    #expect(names(try chosen(folder) { $0.previewNames = ["Any"] }) == ["Wall.swift"])
    let provider = try Folder(PreviewTargetTests.files)
    #expect(names(try chosen(provider) { $0.previewNames = ["Any"] }).contains("Other.swift"))
  }

  @Test("previews that show what has changed since a commit are drawn, and no others")
  func changes() throws {
    let folder = try Folder(PreviewTargetTests.files)
    try git(["init", "-q"], folder)
    try git(["add", "."], folder)
    try git(["commit", "-q", "-m", "Begin"], folder)
    let nothing = #expect(throws: ProjectError.self) {
      try chosen(folder) { $0.changedSince = "HEAD" }
    }
    #expect(nothing?.foundNothing == true)
    try folder.add(["Card.swift": "import SwiftUI\nstruct Card: View { var body: some View {} }"])
    #expect(names(try chosen(folder) { $0.changedSince = "HEAD" }) == ["Wall.swift"])
    #expect(throws: ProjectError.self) { try chosen(folder) { $0.changedSince = "gone" } }
  }

  private func git(_ words: [String], _ folder: Folder) throws {
    let process = ChildProcess(
      "/usr/bin/env",
      ["git", "-C", folder.url.path, "-c", "user.name=a", "-c", "user.email=a@b.c"] + words)
    #expect(try process.run().status == 0)
  }
}
