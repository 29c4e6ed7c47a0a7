import Foundation
import Testing
import Vitrine
import VitrineArguments

/// Documents, help and documentation comments use plain words.
@Suite("Words")
struct WordTests {
  /// A phrase that is unclear to readers, and what to write instead.
  struct Phrase: Sendable, CustomTestStringConvertible {
    let pattern: String
    let instead: String

    var testDescription: String { pattern }

    /// The lines of `text` that contain the phrase outside of code.
    func matches(in text: String) throws -> [String] {
      let phrase = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
      let code = try NSRegularExpression(pattern: "`[^`\n]*`")
      let all = NSRange(location: 0, length: text.utf16.count)
      let prose =
        code.stringByReplacingMatches(in: text, range: all, withTemplate: "``") as NSString
      let range = NSRange(location: 0, length: prose.length)
      return phrase.matches(in: prose as String, range: range).map {
        prose.substring(with: prose.lineRange(for: $0.range))
      }
    }
  }

  private static let phrases = [
    Phrase(pattern: #"\b[Ss]tands\b(?! (in|for|out)\b)"#, instead: "is"),
    Phrase(pattern: #"\b[Ll]ies\b"#, instead: "is"),
    Phrase(pattern: #"\b([Tt]he house|[Ss]trangers)\b"#, instead: "the project, untrusted"),
    Phrase(
      pattern: #"\b[Ww]hat (\S+ ){1,3}(is|are) made of\b"#, instead: "the parts of, the content of"),
    Phrase(pattern: #"\b([Tt]he|[Aa]|[Ii]ts|own) looks?[.,;:]"#, instead: "style, appearance"),
    Phrase(
      pattern: #"(?<![Tt]here )\b(is|are) no (number|name|word|view|part|file|widget|picture)s?\b"#,
      instead: "is not a"),
    Phrase(pattern: #"(?<![Tt]he )\b([Ii]n|[Oo]ut)side of\b"#, instead: "inside, outside"),
    Phrase(pattern: #"\b(tak(es?|en) away|left (away|aside))\b"#, instead: "removed, omitted"),
    Phrase(
      pattern: #"^(Makes the \w+|The name|What the name says|A way|A look)\.$"#,
      instead: "what a reader doesn't know from the declaration"),
  ]

  /// The documents for readers, by their relative paths.
  private static let documents: [String] = {
    let catalog = "Sources/Renderer/Vitrine/Vitrine.docc"
    let articles = try? FileManager.default.contentsOfDirectory(
      atPath: Article.root.appending(path: catalog).path)
    return [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Golden/README.md",
    ] + (articles ?? []).filter { $0.hasSuffix(".md") }.map { "\(catalog)/\($0)" }.sorted()
  }()

  @Test("documents have none of the phrases", arguments: phrases)
  func documents(phrase: Phrase) throws {
    #expect(Self.documents.count > 20)
    for document in Self.documents {
      let text = try String(contentsOf: Article.root.appending(path: document), encoding: .utf8)
      let found = try phrase.matches(in: text)
      #expect(found == [], "\(document): write '\(phrase.instead)'")
    }
  }

  @Test("help has none of the phrases", arguments: phrases)
  func help(phrase: Phrase) throws {
    let help = RequestAxis.all.flatMap(\.options).map(\.info.help)
    #expect(help.count > 20)
    #expect(try phrase.matches(in: help.joined(separator: "\n")) == [], "write '\(phrase.instead)'")
  }

  @Test("documentation of public declarations has none of the phrases", arguments: phrases)
  func declarations(phrase: Phrase) throws {
    for (file, comments) in try Self.comments.get() {
      let found = try phrase.matches(in: comments)
      #expect(found == [], "\(file): write '\(phrase.instead)'")
    }
  }

  /// The documentation of public declarations by file.
  private static let comments = Result {
    try Manifest().targets.filter { $0.path.hasPrefix("Sources/") }.flatMap { target in
      try target.files().map { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return (file.lastPathComponent, DocumentedSource(text).publicComments)
      }
    }
  }
}

/// A Swift source whose documentation comments are grouped by their declarations.
private struct DocumentedSource {
  /// The comments of public declarations, without their slashes.
  let publicComments: String

  init(_ text: String) {
    var comments: [Substring] = []
    var pending: [Substring] = []
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        pending.append(code.dropFirst(3).drop { $0 == " " })
        continue
      }
      let words = code.split(separator: " ").prefix(4)
      if words.contains("public") || words.contains("open") { comments += pending }
      // An attribute alone is part of the declaration on the next line.
      if !code.hasPrefix("@") || code.contains("{") { pending = [] }
    }
    publicComments = comments.joined(separator: "\n")
  }
}
