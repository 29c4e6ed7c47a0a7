import Foundation
import Testing
import VitrineProcess
import VitrineSyntax
import VitrineTranscripts

@testable import VitrineXcode

/// The files of `Tests/Transcripts/Sources`: sources of projects, and what they are for the build here.
@Suite("Transcripts of sources")
struct SourceTranscriptTests {
  @Test(
    "sources and projects become what their transcripts say",
    arguments: Transcript.all(in: "Sources"))
  func sources(_ transcript: Transcript) throws {
    try transcript.check { _ in
      let project = WrittenProject(folder: try Folder([:]))
      return { step in
        switch step.words[0] {
        case "rewrite": try Self.rewritten(step)
        case "outline": Self.outline(SourceOutline(step.text))
        default: try project.answer(step)
        }
      }
    }
  }

  /// `rewrite` with the platform; `package` or `resources` for a source of one, `Foundation` for one
  /// that imports nothing else, and `dropped=MODULE` for a missing module among unknown ones.
  private static func rewritten(_ step: Transcript.Step) throws -> [String] {
    var rewriter = SourceRewriter(
      platform: .iOS, hasModule: { ["UIKit", "SwiftUI"].contains($0) })
    for word in step.words.dropFirst() {
      if let platform = ApplePlatform(rawValue: word) {
        rewriter.platform = platform
      } else if word.hasPrefix("dropped=") {
        rewriter = SourceRewriter(
          platform: .iOS, hasModule: { _ in nil }, dropped: [String(word.dropFirst(8))])
      } else {
        switch word {
        case "package": rewriter.owner = .package(hasResources: false)
        case "resources": rewriter.owner = .package(hasResources: true)
        case "Foundation": rewriter.knowsSystem = false
        default: throw UnknownWord(word)
        }
      }
    }
    guard let text = rewriter.rewrite(step.text) else { return ["unchanged"] }
    // Messages of the compiler name lines of the original.
    let lines = { (text: String) in text.components(separatedBy: "\n") }
    guard lines(text).count == step.input.count else { return ["other lines:"] + lines(text) }
    return lines(text)
  }

  private static func outline(_ outline: SourceOutline) -> [String] {
    func line(_ name: String, _ words: [String]) -> String? {
      words.isEmpty ? nil : "\(name): \(words.joined(separator: ", "))"
    }
    let lists = [
      line("imports", outline.imports.sorted()),
      line("imports where they are", outline.optionalImports.sorted()),
      line("types", outline.declarations.map(\.name)),
      line("widgets", outline.widgets.map { "\($0.name) in line \($0.line)" }),
      line("modules of others on iOS", outline.modulesOfOthers(on: .iOS)),
      line("modules of others on macOS", outline.modulesOfOthers(on: .macOS)),
      outline.startsAnotherProgram ? "it starts another program" : nil,
    ]
    return lists.compactMap(\.self)
      + outline.properties.sorted { $0.key < $1.key }.compactMap {
        line("properties of \($0.key)", $0.value.sorted())
      }
  }
}
