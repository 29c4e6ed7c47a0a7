import SwiftUI
import Synchronization
import WidgetKit

/// Omitted code that a widget reached.
struct ReachedPlace: Codable, Hashable, Sendable {
  /// The state for which the widget was asked.
  enum State: String, Codable, Sendable {
    case placeholder, snapshot, timeline, preview
  }

  /// The number of the omitted code.
  let place: Int
  let state: State
}

/// Records reached omitted code in a file that outlives a trap.
enum ReachedPlaces {
  /// The first word of lines that record the requests to a widget.
  private static let asked = "asked"
  /// The maximum number of lines for one unit.
  private static let limit = 1_000

  private struct Record {
    var file: FileHandle?
    var known: Set<ReachedPlace> = []
    var state = ReachedPlace.State.preview
    /// Where places are recorded before the first unit.
    var steps: FileHandle?
    var step: WorkStep?

    mutating func note(_ place: Int) {
      let reached = ReachedPlace(place: place, state: state)
      guard known.count < limit else { return }
      if file == nil, let step, let data = try? JSONEncoder().encode(step) {
        steps?.write(Data("\(place) ".utf8) + data + Data("\n".utf8))
      } else if known.insert(reached).inserted {
        file?.write(Data("\(place) \(state.rawValue)\n".utf8))
      }
    }
  }
  private static let record = Mutex(Record())

  /// The part of the record beside a program that its messages need.
  private struct Omissions: Decodable {
    let places: [_LeftOut.Place]
  }

  /// Reads the words of messages about omitted code; without a file, its numbers stand for them.
  ///
  /// - Throws: `WidgetFault` for a file that is not such a record.
  static func name(_ file: String?) throws(WidgetFault) {
    guard let file else { return }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      _LeftOut.name(try JSONDecoder().decode(Omissions.self, from: data).places)
    } catch {
      throw WidgetFault("what the program lacks cannot be read from '\(file)': \(error)")
    }
  }

  /// Starts recording for the steps before all units.
  static func begin(steps url: URL) {
    record.withLock {
      $0 = Record()
      $0.steps = file(url)
    }
    observe()
  }

  /// Starts recording for one unit.
  static func begin(_ url: URL) {
    record.withLock {
      $0 = Record()
      $0.file = file(url)
    }
    observe()
  }

  private static func observe() {
    _LeftOut.observe { place in record.withLock { $0.note(place) } }
  }

  /// A file to which lines are added: the records of an earlier process are kept.
  private static func file(_ url: URL) -> FileHandle? {
    if !FileManager.default.fileExists(atPath: url.path) {
      _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    }
    let file = try? FileHandle(forWritingTo: url)
    _ = try? file?.seekToEnd()
    return file
  }

  /// Records the step that runs from now on; `nil` if it has ended.
  static func enter(_ step: WorkStep?) { record.withLock { $0.step = step } }

  /// Reads the places that steps reached, each once.
  static func readSteps(_ url: URL) -> [(place: Int, step: WorkStep)] {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var known: Set<Substring> = []
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard known.insert(line).inserted, words.count == 2, let place = Int(words[0]),
        let step = try? JSONDecoder().decode(WorkStep.self, from: Data(words[1].utf8))
      else { return nil }
      return (place, step)
    }
  }

  /// Records the requests to the widget from now on.
  static func enter(_ state: ReachedPlace.State) {
    record.withLock {
      $0.state = state
      $0.file?.write(Data("\(asked) \(state.rawValue)\n".utf8))
    }
  }

  /// Whether the current unit reached omitted code in a state that it had not reached in another.
  static func isReached(in state: ReachedPlace.State, beyond other: ReachedPlace.State) -> Bool {
    record.withLock { record in
      record.known.contains {
        $0.state == state && !record.known.contains(ReachedPlace(place: $0.place, state: other))
      }
    }
  }

  /// The state for which the widget of a unit was last asked; `nil` if it was never asked.
  static func lastState(_ url: URL) -> ReachedPlace.State? {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let words = text.split(separator: "\n").last { $0.hasPrefix(asked) }?.split(separator: " ")
    return words?.last.flatMap { ReachedPlace.State(rawValue: String($0)) }
  }

  /// Reads the places that a unit reached.
  static func read(_ url: URL) -> [ReachedPlace] {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var known: Set<ReachedPlace> = []
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let place = Int(words[0]),
        let state = ReachedPlace.State(rawValue: String(words[1]))
      else { return nil }
      let reached = ReachedPlace(place: place, state: state)
      return known.insert(reached).inserted ? reached : nil
    }
  }
}
