import Testing
import VitrineTranscripts

@testable import VitrineSyntax

/// The files of `Tests/Transcripts/Macros`: sources, and what macros make of them.
@Suite("Transcripts of macros")
struct MacroTranscriptTests {
  private static var expansions: [String: (MacroUse) throws -> String] {
    [
      "PreviewMacro": PreviewMacro.expand, "EntryMacro": EntryMacro.expand,
      "ModelMacro": ModelMacro.expand, "ManagedPropertyMacro": ManagedPropertyMacro.expand,
      "ModelActorMacro": ModelActorMacro.expand, "UnionValueMacro": UnionValueMacro.expand,
      "ConformanceMacro": ConformanceMacro.expand, "StringFormMacro": TextFormMacro.expand,
      "ResourceFormMacro": TextFormMacro.expand, "RawValueMacro": RawValueMacro.expand,
    ]
  }

  @Test("macros become what their transcripts say", arguments: Transcript.all(in: "Macros"))
  func macros(_ transcript: Transcript) throws {
    try transcript.check { _ in { try Self.answer(to: $0) } }
  }

  /// `MACRO`, and for an attached one its role, the code around it after `in`, and the extended type
  /// with its protocols after `of`.
  private static func answer(to step: Transcript.Step) throws -> [String] {
    let words = step.words
    let macro = try #require(Self.expansions[words[0]], "\(words[0]) is not known")
    let role = words.dropFirst().first
    let rest = words.dropFirst(3).joined(separator: " ")
    let isExtension = words.dropFirst(2).first == "of"
    let parts = isExtension ? rest.split(separator: ":").map { $0.filter { $0 != " " } } : []
    let syntax = MacroUse.Syntax(source: step.text, location: .init(fileID: "App/A.swift", line: 7))
    let use = MacroUse(
      macro: .init(typeName: words[0]), macroRole: role, discriminator: "$s3App",
      syntax: role == nil ? syntax : nil, declSyntax: role == nil ? nil : syntax,
      extendedTypeSyntax: parts.first.map { .init(source: $0, location: nil) },
      conformanceListSyntax: parts.count > 1 ? .init(source: parts[1], location: nil) : nil,
      lexicalContext: [.init(source: isExtension ? "" : rest, location: nil)])
    let text: String
    do { text = try macro(use) } catch let error as MacroError { text = "error: " + error.message }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
