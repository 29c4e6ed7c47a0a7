import Foundation

/// A file of cases in `Tests/Transcripts`: commands, and what each has to print.
///
/// The README there describes the format. Who reads the commands is up to the test: a shell, the
/// layout engine, the decoder of archives.
package struct Transcript: Sendable, CustomStringConvertible {
  /// Commands that share their surroundings, below a title.
  package struct Case: Sendable {
    /// The title, a sentence.
    package let title: String
    /// The commands, in order.
    package fileprivate(set) var steps: [Step] = []
    /// The line of the title, counted from 1.
    let line: Int
  }

  /// A command with its input and its expected output.
  package struct Step: Sendable {
    /// The text after the dollar sign.
    package let command: String
    /// The lines after `>`.
    package fileprivate(set) var input: [String] = []
    /// The expected output, without its indentation.
    fileprivate(set) var output: [String] = []
    /// The lines of the file in which the output is; empty where it would be inserted.
    fileprivate(set) var place: Range<Int>
    /// The line of the command, counted from 1.
    let line: Int

    /// The words of the command.
    package var words: [String] { command.split(separator: " ").map(String.init) }
    /// The input as one text.
    package var text: String { input.joined(separator: "\n") }
  }

  /// Where the file is; `nil` for a text.
  let file: URL?
  /// The cases of the file.
  package private(set) var cases: [Case] = []
  private let lines: [String]

  /// The name of the file, as tests print it.
  package var description: String { file?.lastPathComponent ?? "" }

  /// Reads a file; one that cannot be read has no cases.
  package init(file: URL) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    self.init(text, file: file)
  }

  /// Reads the text of a file.
  package init(_ text: String, file: URL? = nil) {
    self.file = file
    lines = text.components(separatedBy: "\n")
    for (index, line) in lines.enumerated() { read(line, at: index) }
  }

  /// The files of a folder of `Tests/Transcripts`, in alphabetical order.
  ///
  /// A folder that is missing or empty is one file without cases, so that its test fails.
  package static func all(in name: String) -> [Transcript] {
    let folder = folder.appendingPathComponent(name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { $0.hasSuffix(".txt") }.sorted()
    return (files.isEmpty ? ["none.txt"] : files).map {
      Transcript(file: folder.appendingPathComponent($0))
    }
  }

  /// The folder `Transcripts` beside this file's folder or above it.
  package static let folder: URL = {
    var parent = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let marker = "Transcripts/README.md"
    while parent.path != "/", !exists(parent.appendingPathComponent(marker)) {
      parent.deleteLastPathComponent()
    }
    return parent.appendingPathComponent("Transcripts")
  }()

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  private mutating func read(_ line: String, at index: Int) {
    if line.hasPrefix("# ") {
      cases.append(Case(title: String(line.dropFirst(2)), line: index + 1))
      return
    }
    guard line.hasPrefix("  "), let last = cases.indices.last else { return }
    let text = String(line.dropFirst(2))
    if text.hasPrefix("$ ") {
      let step = Step(
        command: String(text.dropFirst(2)), place: index + 1..<index + 1, line: index + 1)
      cases[last].steps.append(step)
    } else if let step = cases[last].steps.indices.last {
      cases[last].steps[step].add(text, at: index)
    }
  }

  /// The file with other outputs.
  package func text(replacing outputs: [(step: Step, output: [String])]) -> String {
    var lines = lines
    for (step, output) in outputs.sorted(by: { $0.step.place.lowerBound > $1.step.place.lowerBound }
    ) {
      lines.replaceSubrange(step.place, with: output.map { $0.isEmpty ? "" : "  " + $0 })
    }
    return lines.joined(separator: "\n")
  }
}

extension Transcript.Step {
  /// Adds a line of input or output.
  fileprivate mutating func add(_ text: String, at index: Int) {
    if text.hasPrefix("> ") || text == ">", output.isEmpty {
      input.append(String(text.dropFirst(2)))
      place = index + 1..<index + 1
    } else {
      // Empty lines between two lines of output belong to it.
      output += [String](repeating: "", count: index - place.upperBound) + [text]
      place = place.lowerBound..<index + 1
    }
  }
}
