import SwiftUI
import Synchronization
internal import VitrineModel

/// A piece of code that was left out and that a widget reached.
struct ReachedPlace: Codable, Hashable, Sendable {
  /// What the widget was asked for.
  enum State: String, Codable, Sendable {
    case placeholder, snapshot, timeline, preview
  }

  /// The number that the code has.
  let place: Int
  let state: State
}

/// Keeps what is reached of code that was left out, in a file that outlives a trap.
enum ReachedPlaces {
  /// Most lines for one unit.
  private static let limit = 1_000

  private struct Record {
    var file: FileHandle?
    var known: Set<ReachedPlace> = []
    var state = ReachedPlace.State.preview
  }
  private static let record = Mutex(Record())

  /// Begins with the work on one unit.
  static func begin(_ url: URL) {
    record.withLock {
      $0 = Record()
      _ = FileManager.default.createFile(atPath: url.path, contents: nil)
      $0.file = try? FileHandle(forWritingTo: url)
    }
    _LeftOut.observe { place in
      record.withLock { record in
        let reached = ReachedPlace(place: place, state: record.state)
        guard record.known.count < limit, record.known.insert(reached).inserted else { return }
        record.file?.write(Data("\(place) \(reached.state.rawValue)\n".utf8))
      }
    }
  }

  /// Notes what the widget is asked for from here on.
  static func enter(_ state: ReachedPlace.State) { record.withLock { $0.state = state } }

  /// What was reached in a unit.
  static func read(_ url: URL) -> [ReachedPlace] {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let place = Int(words[0]),
        let state = ReachedPlace.State(rawValue: String(words[1]))
      else { return nil }
      return ReachedPlace(place: place, state: state)
    }
  }
}
