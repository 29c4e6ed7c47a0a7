import VitrineCoding

/// Moments of the transition from one entry of a timeline to the drawn one.
public struct EntryTransition: ArchiveRecord {
  /// The index of the entry at the start of the transition, counted from 0.
  public var from = 0
  /// Times since the start of the transition, in seconds; several times result in a sheet of key
  /// frames.
  public var times: [Double] = [0]
  /// Whether the person prefers reduced motion.
  public var reducesMotion = false

  /// Creates a transition from entry 0, at time 0.
  public init() {}

  package static let fields: [Field<EntryTransition>] = [
    Field("from", \.from, "Index of the entry that the widget passes from, counted from 0."),
    Field("times", \.times, "Seconds since the change; several make a sheet of key frames."),
    Field("reducesMotion", \.reducesMotion, "Whether the person prefers reduced motion."),
  ]

  /// The maximum number of key frames in a sheet.
  static let limit = 64

  /// The problem with the times: none, too many, or one that isn't a valid time.
  package func validate() -> String? {
    if from < 0 { return "there is no entry \(from)" }
    guard (1...EntryTransition.limit).contains(times.count) else {
      return "takes 1 to \(EntryTransition.limit) times, not \(times.count)"
    }
    return times.allSatisfy { (0...60).contains($0) }
      ? nil : "times must be between 0 and 60 seconds"
  }

  /// The parts of a picture's name.
  package var namePart: String {
    "from\(from)-at" + times.map(\.dumpText).joined(separator: "+")
      + (reducesMotion ? "-reduceMotion" : "")
  }
}
