import VitrineProcess

/// The work that remains to be done in a session.
struct PendingWork: Sendable {
  /// The possible changes since the last build.
  enum Changes: Hashable, Sendable {
    case none
    case files(Set<String>)
    case anything

    /// Returns the union with other changes.
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

    /// Returns the union with other widgets.
    func union(_ other: Archiving) -> Archiving {
      switch (self, other) {
      case (.none, let kinds), (let kinds, .none): kinds
      case (.kinds(let kinds), .kinds(let more)): .kinds(kinds.union(more))
      default: .all
      }
    }
  }

  enum Step: Sendable {
    case build(Changes)
    case archive(Archiving)
    case prepare
    case end
  }

  var changes = Changes.anything
  var archiving = Archiving.none
  /// Intents that run or wait, and evaluations for requests.
  ///
  /// No archives are created meanwhile, because all of them use the widgets' data.
  var performing: [ObjectIdentifier: Cancellation] = [:]
  /// Whether archives are being created.
  var isArchiving = false
  var isStopped = false
  /// Whether nobody waits for the running build.
  var isBuildUnwanted = false
  /// Whether the thread is running.
  var isRunning = false
  /// Cancels the current step.
  var cancellation = Cancellation()

  /// Whether nothing is left to do.
  var isDone: Bool { changes == .none && archiving == .none && !isArchiving }
}
