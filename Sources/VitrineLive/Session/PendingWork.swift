import VitrineProcess

/// The work that remains to be done in a session.
struct PendingWork: Sendable {
  /// The possible changes since the last build.
  enum Changes: Hashable, Sendable {
    case none
    case files(Set<String>)
    case anything

    /// These and others.
    func union(_ other: Changes) -> Changes {
      switch (self, other) {
      case (.none, let changes), (let changes, .none): changes
      case (.files(let files), .files(let more)): .files(files.union(more))
      default: .anything
      }
    }
  }

  /// The widgets to archive.
  enum Archiving: Hashable, Sendable {
    case none
    case kinds(Set<String>)
    case all

    /// These and others.
    func union(_ other: Archiving) -> Archiving {
      switch (self, other) {
      case (.none, let kinds), (let kinds, .none): kinds
      case (.kinds(let kinds), .kinds(let more)): .kinds(kinds.union(more))
      default: .all
      }
    }
  }

  /// The next thing to do.
  enum Step: Sendable {
    case build(Changes)
    case archive(Archiving)
    case prepare
    case end
  }

  var changes = Changes.anything
  var archiving = Archiving.none
  /// Intents that run or wait to, and evaluations that requests ask for; archives are not made
  /// meanwhile, as all use the widgets' data.
  var performing: [ObjectIdentifier: Cancellation] = [:]
  /// Whether archives are being made.
  var isArchiving = false
  /// Whether the next build can be made ready for.
  var canPrepare = false
  /// Whether it is being made ready for.
  var isPreparing = false
  var isStopped = false
  /// Whether nobody waits for the build that is being made.
  var isBuildUnwanted = false
  /// Whether the thread is there.
  var isRunning = false
  /// Ends the step that is being done.
  var cancellation = Cancellation()

  /// Whether nothing is left to do.
  var isDone: Bool { changes == .none && archiving == .none && !isArchiving }
}
