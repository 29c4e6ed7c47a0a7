import Synchronization

/// The state of reading one archive: limits, counts, errors and warnings.
package final class DecodingContext: Sendable {
  private struct State {
    var depth = 0
    var nodeCount = 0
    var warnings = WarningList()
    var errors: [ArchiveError] = []
    var version = FormatVersion.current
  }

  /// The maximum number of errors, after which reading stops.
  package static let mostErrors = 1_000

  /// The limits that are enforced while reading.
  package let limits: ArchiveLimits
  /// Whether unknown names are warnings instead of errors.
  package let isLenient: Bool
  private let state = Mutex(State())

  /// Creates the context of reading one archive.
  package init(limits: ArchiveLimits, isLenient: Bool = false) {
    self.limits = limits
    self.isLenient = isLenient
  }

  /// The errors so far, in reading order.
  package var errors: [ArchiveError] { state.withLock(\.errors) }

  /// Records an error, unless it was recorded before.
  package func note(_ error: ArchiveError) {
    state.withLock { state in
      guard state.errors.count < DecodingContext.mostErrors else { return }
      let isKnown = state.errors.contains { $0.path == error.path && $0 == error }
      if !isKnown { state.errors.append(error) }
    }
  }

  /// Records the error of one value, so that reading continues with its neighbours.
  ///
  /// - Throws: the error when a limit is exceeded, or when an enclosing value may tolerate it
  ///   because of a newer format; `NotedErrors` when there are too many.
  package func recover(from error: any Error) throws {
    guard !(error is NotedErrors) else { return try stopIfFull() }
    guard let error = error as? ArchiveError else { throw error }
    switch error.reason {
    case .limitExceeded, .unsupportedVersion: throw error
    case .unknownName where isNewer: throw error
    default: note(error)
    }
    try stopIfFull()
  }

  private func stopIfFull() throws {
    if state.withLock({ $0.errors.count >= DecodingContext.mostErrors }) { throw NotedErrors() }
  }

  /// Ends the reading of a value for which errors were recorded.
  ///
  /// - Throws: `NotedErrors`.
  package func finish() throws {
    if !errors.isEmpty { throw NotedErrors() }
  }

  /// Whether the archive declares a newer minor version than this library writes.
  private var isNewer: Bool { state.withLock { $0.version.minor > FormatVersion.current.minor } }

  /// The warnings so far, in reading order; the last one counts those that were dropped.
  package var diagnostics: [Diagnostic] { state.withLock(\.warnings.all) }

  package func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    state.withLock { $0.warnings.append(diagnostic()) }
  }

  /// Records the version of the archive.
  package func begin(_ version: FormatVersion) {
    state.withLock { $0.version = version }
  }

  /// Whether an error is only an unknown name that a newer minor version may define; it becomes a
  /// warning.
  package func tolerates(_ error: ArchiveError) -> Bool {
    guard case .unknownName(let kind, let name, let candidates) = error.reason, isNewer
    else { return false }
    report(
      Diagnostic(
        .unknownName(kind: kind, name: name, candidates: candidates),
        path: error.path ?? NodePath()))
    return true
  }

  /// Counts a view node, and a level of depth while `body` runs.
  ///
  /// - Throws: `ArchiveError` when a limit is exceeded, and what `body` throws.
  package func node<Result>(at path: [any CodingKey], _ body: () throws -> Result) throws -> Result
  {
    let (depth, count) = state.withLock { state in
      state.depth += 1
      state.nodeCount += 1
      return (state.depth, state.nodeCount)
    }
    defer { state.withLock { $0.depth -= 1 } }
    if depth > limits.depth {
      throw ArchiveError(
        .limitExceeded(.depth, found: depth, allowed: limits.depth), at: path)
    }
    if count > limits.nodeCount {
      throw ArchiveError(
        .limitExceeded(.nodeCount, found: count, allowed: limits.nodeCount), at: path)
    }
    return try body()
  }
}

/// Thrown instead of errors that the context has recorded.
package struct NotedErrors: Error {
  package init() {}
}

extension DecodingContext {
  /// Reports an unknown name: as a warning for lenient readers and in archives of a newer format,
  /// otherwise as an error.
  package func reportUnknown(
    _ kind: ArchiveError.NameKind, _ name: String, candidates: [String], at path: NodePath
  ) {
    if isLenient || isNewer {
      report(
        Diagnostic(
          .unknownName(kind: kind, name: name, candidates: candidates), path: path))
    } else {
      note(
        ArchiveError(
          .unknownName(kind: kind, name: name, candidates: candidates), path: path))
    }
  }
}

extension Decoder {
  /// The context of reading; `nil` if another decoder reads the value.
  package var archiveContext: DecodingContext? {
    (self as? TreeDecoder)?.context
  }

  /// Reports an unknown name at the decoder's place.
  package func reportUnknown(_ kind: ArchiveError.NameKind, _ name: String, candidates: [String]) {
    archiveContext?.reportUnknown(kind, name, candidates: candidates, at: NodePath(codingPath))
  }

  /// Records the error of a part of the value, so that its other parts are read; the value itself
  /// then throws `NotedErrors`.
  ///
  /// - Throws: an error that ends reading altogether.
  package func recover(from error: any Error) throws {
    guard let context = archiveContext else { throw error }
    try context.recover(from: error)
  }

  /// Reports the unknown keys of an object, in alphabetical order.
  package func reportUnknown(
    _ container: KeyedDecodingContainer<ArchiveKey>, known isKnown: (String) -> Bool,
    candidates: () -> [String]
  ) {
    let unknown = keys(of: container).filter { !isKnown($0) }
    guard !unknown.isEmpty else { return }
    let candidates = candidates()
    for name in unknown.sorted() {
      reportUnknown(.field, name, candidates: candidates)
    }
  }
}
