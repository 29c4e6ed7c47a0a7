import Foundation
import Testing
import Vitrine
import VitrineArguments

/// Documents, help and comments use plain words.
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
    Phrase(pattern: #"\b([Tt]old|[Nn]owhere|of old)\b"#, instead: "what exists, or is reported"),
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

  @Test("comments have none of the phrases", arguments: phrases)
  func comments(phrase: Phrase) throws {
    for (file, comments) in try Self.comments.get() {
      let found = try phrase.matches(in: comments)
      #expect(found == [], "\(file): write '\(phrase.instead)'")
    }
  }

  /// The plurals of all nouns that messages count.
  private static let plurals = Result {
    let call = /\.counted\(\s*"([^"\\]+)"(?:,\s*"([^"\\]+)")?/
    return try Set(
      sources.get().flatMap { $0.1.matches(of: call) }.map { String($0.2 ?? $0.1 + "s") })
  }

  @Test("messages have the singular of a noun after one")
  func counts() throws {
    let plurals = try Self.plurals.get().sorted()
    #expect(plurals.count > 20)
    let words = plurals.map(NSRegularExpression.escapedPattern).joined(separator: "|")
    // A count that is written without the function, and what commands printed.
    let written = try NSRegularExpression(pattern: "ount\\) (\(words))\\b")
    let printed = try NSRegularExpression(pattern: "(?<![\\w.,:/+=-])1 (\(words))\\b")
    for (texts, pattern) in [(try Self.sources.get(), written), (try Self.printed.get(), printed)] {
      #expect(texts.count > 20)
      for (file, text) in texts {
        let found = pattern.matches(in: text, range: NSRange(text.startIndex..., in: text))
        #expect(found.map { (text as NSString).substring(with: $0.range) } == [], "\(file)")
      }
    }
  }

  /// What commands print, as tests have recorded it.
  private static let printed = Result {
    let tests = Article.root.appending(path: "Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    return try paths.filter {
      $0.hasPrefix("Transcripts/") && $0.hasSuffix(".txt") || $0.hasSuffix("answers.md")
    }
    .map { ($0, try String(contentsOf: tests.appending(path: $0), encoding: .utf8)) }
  }

  @Test("a comment doesn't describe the declaration before or after it")
  func places() throws {
    let shifted = """
        /// Time zone for dates.
        var locale = 1
        /// The current date.
        var timeZone = 2
      """
    #expect(CommentedSource.shifted(in: shifted) == ["locale"])
    for (file, text) in try Self.sources.get() {
      #expect(CommentedSource.shifted(in: text) == [], "\(file)")
    }
  }

  /// The texts of the sources by file.
  private static let sources = Result {
    try Manifest().targets.filter { $0.path.hasPrefix("Sources/") }.flatMap { target in
      try target.files().map { file in
        (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  /// The comments by file, without their slashes.
  private static let comments = Result {
    try sources.get().map { ($0.0, CommentedSource.comments(in: $0.1)) }
  }
}

/// The comments of a Swift source.
private enum CommentedSource {
  /// The text of all comments that have lines of their own.
  static func comments(in text: String) -> String {
    text.split(separator: "\n").compactMap { line in
      let code = line.drop { $0 == " " }
      return code.hasPrefix("//") ? code.drop { $0 == "/" }.drop { $0 == " " } : nil
    }.joined(separator: "\n")
  }

  /// The properties whose comment begins with the words of a neighbour's name, which that one's own
  /// comment doesn't have.
  static func shifted(in text: String) -> [String] {
    var properties: [(name: String, comment: String, line: Int)] = []
    var pending: [Substring] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        pending.append(code.dropFirst(3).drop { $0 == " " })
        continue
      }
      if let name = property(in: code) {
        properties.append((name, pending.joined(separator: " ").lowercased(), number))
      }
      pending = []
    }
    return zip(properties.indices, properties).compactMap { index, property in
      guard !property.comment.contains(words(of: property.name)) else { return nil }
      let neighbours = [index - 1, index + 1].filter(properties.indices.contains)
        .map { properties[$0] }
      return neighbours.contains { other in
        let words = words(of: other.name)
        return words.contains(" ") && abs(other.line - property.line) < 6 && other.comment != ""
          && ["", "the ", "a "].contains { property.comment.hasPrefix($0 + words) }
          && !other.comment.contains(words)
      } ? property.name : nil
    }
  }

  /// The name of the property or case that a line declares.
  private static func property(in code: Substring) -> String? {
    let words = code.split(separator: " ").prefix(6)
    guard let keyword = words.firstIndex(where: { ["var", "let", "case"].contains($0) }),
      let name = words[(keyword + 1)...].first?.prefix(while: { $0.isLetter || $0.isNumber }),
      !name.isEmpty
    else { return nil }
    return String(name)
  }

  /// A name in camel case as words in lower case.
  private static func words(of name: String) -> String {
    name.replacing(/[A-Z]/) { " " + $0.output.lowercased() }
  }
}
