import Foundation

/// A command of a transcript that printed something else than expected.
package struct TranscriptDifference: Sendable, CustomStringConvertible {
  /// The path of the transcript.
  package let file: String
  /// The line of the command, counted from 1.
  package let line: Int
  /// The title, the command, and a comparison line by line.
  package let description: String
}

extension Transcript {
  /// Whether differences are written into the files, as with `VITRINE_UPDATE_TRANSCRIPTS=1`.
  private static let updates =
    ProcessInfo.processInfo.environment["VITRINE_UPDATE_TRANSCRIPTS"] == "1"

  /// Runs all commands and returns those that print something else than the file says.
  ///
  /// - Parameter open: Prepares a case and returns what runs its commands. An error of a command
  ///   is its output.
  package func differences(
    _ open: (Case) throws -> (Step) throws -> [String]
  ) throws -> [TranscriptDifference] {
    var found: [(step: Step, output: [String])] = []
    var differences: [TranscriptDifference] = []
    for test in cases where !test.steps.isEmpty {
      let run = try open(test)
      for step in test.steps {
        let output = Self.answer(step, run)
        guard !Pattern.matches(output, step.output) else { continue }
        found.append((step, output))
        differences.append(difference(step, output, in: test))
      }
    }
    if Self.updates, let file, !found.isEmpty {
      try text(replacing: found).write(to: file, atomically: true, encoding: .utf8)
      return empty
    }
    return differences + empty
  }

  /// Cases without a command, or the file if it has no case: they would check nothing.
  private var empty: [TranscriptDifference] {
    guard !cases.isEmpty else {
      return [
        TranscriptDifference(
          file: file?.path ?? "", line: 1, description: "no case is in this file")
      ]
    }
    return cases.filter(\.steps.isEmpty).map {
      TranscriptDifference(
        file: file?.path ?? "", line: $0.line, description: "\($0.title): the case has no command")
    }
  }

  private static func answer(_ step: Step, _ run: (Step) throws -> [String]) -> [String] {
    var lines: [String]
    do { lines = try run(step) } catch { lines = "error: \(error)".components(separatedBy: "\n") }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func difference(_ step: Step, _ output: [String], in test: Case) -> TranscriptDifference {
    TranscriptDifference(
      file: file?.path ?? "", line: step.line,
      description: "\(test.title)\n$ \(step.command)\n"
        + Self.comparison(step.output, output).joined(separator: "\n"))
  }

  /// All lines, those that are only expected after `-`, and those that are new after `+`.
  private static func comparison(_ expected: [String], _ found: [String]) -> [String] {
    let changes = found.difference(from: expected) { Pattern.matches($0, $1) }
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < found.count {
      if removed.contains(old) {
        lines.append("- " + expected[old])
        old += 1
      } else if inserted.contains(new) {
        lines.append("+ " + found[new])
        new += 1
      } else {
        lines.append("  " + found[new])
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// Expected lines: `...` is any number of lines, and `[..]` any part of a line.
private enum Pattern {
  static func matches(_ lines: [String], _ patterns: [String]) -> Bool {
    matches(lines[...], patterns[...])
  }

  private static func matches(_ lines: ArraySlice<String>, _ patterns: ArraySlice<String>) -> Bool {
    guard let pattern = patterns.first else { return lines.isEmpty }
    let rest = patterns.dropFirst()
    if pattern == "..." {
      return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], rest) }
    }
    guard let line = lines.first, matches(line, pattern) else { return false }
    return matches(lines.dropFirst(), rest)
  }

  static func matches(_ line: String, _ pattern: String) -> Bool {
    guard pattern.contains("[..]") else { return line == pattern }
    let parts = pattern.components(separatedBy: "[..]")
    guard line.hasPrefix(parts[0]) else { return false }
    var rest = line.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
