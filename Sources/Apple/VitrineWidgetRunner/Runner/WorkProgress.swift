import Foundation
import WidgetKit

/// Records the progress of a worker for its parent, in lines that outlive a trap.
struct WorkProgress {
  private let file: FileHandle

  init(_ url: URL) throws {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    file = try FileHandle(forWritingTo: url)
  }

  /// The first words of lines.
  fileprivate enum Word: String {
    case begin, end, enter, leave, place, complete
  }

  private func write(_ word: Word, _ rest: String = "") {
    file.write(Data("\(word.rawValue) \(rest)\n".utf8))
  }

  func begin(_ unit: Int) { write(.begin, "\(unit)") }
  func end(_ unit: Int) { write(.end, "\(unit)") }

  func enter(_ step: WorkStep) {
    // Names are those of user code, and can have line breaks.
    guard let data = try? JSONEncoder().encode(step) else { return }
    write(.enter, String(decoding: data, as: UTF8.self))
  }
  func leave() { write(.leave) }

  /// Records the location of the code in the current step.
  func note(_ place: SourcePlace) { write(.place, "\(place.line) \(place.file)") }

  /// Records that all work is done.
  func complete() { write(.complete) }
}

/// The progress of a worker, as its parent reads it.
struct WorkerProgress {
  /// The indices of units, in the order in which they were begun.
  private(set) var begun: [Int] = []
  private(set) var ended: [Int] = []
  /// The steps that have not ended, the innermost one last.
  private var open: [Substring] = []
  /// The location of the code in the innermost step; `nil` if it is not known.
  private(set) var place: SourcePlace?
  /// Whether all work is done.
  private(set) var isComplete = false
  /// The number of lines, which grows with any progress.
  private(set) var count = 0

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      count += 1
      let words = line.split(separator: " ", maxSplits: 1)
      guard let first = words.first, let word = WorkProgress.Word(rawValue: String(first)) else {
        continue
      }
      switch word {
      case .begin: if let unit = words.last.flatMap({ Int($0) }) { begun.append(unit) }
      case .end: if let unit = words.last.flatMap({ Int($0) }) { ended.append(unit) }
      case .enter: (place, open) = (nil, open + [words.last ?? ""])
      case .leave: (place, open) = (nil, Array(open.dropLast()))
      case .place: place = words.last.flatMap(WorkerProgress.place)
      case .complete: isComplete = true
      }
    }
  }

  /// Reads a line and a file.
  private static func place(_ text: Substring) -> SourcePlace? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let line = Int(words[0]) else { return nil }
    return SourcePlace(path: String(words[1]), line: line)
  }

  var isInStep: Bool { !open.isEmpty }

  /// The innermost step that has not ended; `nil` if there is none.
  var step: WorkStep? {
    open.last.flatMap { try? JSONDecoder().decode(WorkStep.self, from: Data($0.utf8)) }
  }
}
