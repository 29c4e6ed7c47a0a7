import Synchronization

/// State that is shared while one archive is read: limits, counts, errors and warnings.
package final class DecodingContext: Sendable {
  private struct State {
    var depth = 0
    var nodeCount = 0
    var warnings = WarningList()
    var errors: [ArchiveError] = []
    var version = FormatVersion.current
  }

  /// Errors behind which reading goes on; after so many nobody reads them.
  package static let mostErrors = 1_000

  /// The limits that are enforced while reading.
  package let limits: ArchiveLimits
  /// Whether what this version does not know is a warning.
  package let isLenient: Bool
  private let state = Mutex(State())

  /// Creates a decoding context.
  package init(limits: ArchiveLimits, isLenient: Bool = false) {
    self.limits = limits
    self.isLenient = isLenient
  }

  /// The errors so far, in reading order.
  package var errors: [ArchiveError] { state.withLock(\.errors) }

  /// Notes an error, once.
  package func note(_ error: ArchiveError) {
    state.withLock { state in
      guard state.errors.count < DecodingContext.mostErrors else { return }
      let isKnown = state.errors.contains { $0.path == error.path && $0 == error }
      if !isKnown { state.errors.append(error) }
    }
  }

  /// Notes the error of one value, so that its neighbours are read all the same.
  ///
  /// - Throws: the error, when a limit is exceeded or when a newer format explains it to someone
  ///   further out; `NotedErrors` when there are too many.
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

  /// Ends the reading of a value of which errors were noted.
  ///
  /// - Throws: `NotedErrors`.
  package func finish() throws {
    if !errors.isEmpty { throw NotedErrors() }
  }

  /// Whether the archive declares a newer minor version.
  private var isNewer: Bool { state.withLock { $0.version.minor > FormatVersion.current.minor } }

  /// The warnings so far, in reading order; the last one counts those that were not kept.
  package var diagnostics: [Diagnostic] { state.withLock(\.warnings.all) }

  package func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    state.withLock { $0.warnings.append(diagnostic()) }
  }

  /// Notes the version of the archive that is read.
  package func begin(_ version: FormatVersion) {
    state.withLock { $0.version = version }
  }

  /// Whether an error is only a name that a newer minor version may know; it becomes a warning.
  package func tolerates(_ error: ArchiveError) -> Bool {
    guard case .unknownName(let kind, let name, let candidates) = error.reason, isNewer
    else { return false }
    report(
      Diagnostic(
        .unknownName(kind: kind, name: name, candidates: candidates),
        path: error.path ?? NodePath()))
    return true
  }

  /// Counts a view node and its depth around `body`.
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

/// Thrown in place of errors that the context has noted.
package struct NotedErrors: Error {
  package init() {}
}

extension DecodingContext {
  /// Reports a name that this version does not know: a warning for lenient readers and in archives
  /// of a newer format, else an error.
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
  /// The context of the reading, or `nil` when another decoder reads the value.
  package var archiveContext: DecodingContext? {
    (self as? TreeDecoder)?.context
  }

  /// Reports a name at the decoder's place that this version does not know.
  package func reportUnknown(_ kind: ArchiveError.NameKind, _ name: String, candidates: [String]) {
    archiveContext?.reportUnknown(kind, name, candidates: candidates, at: NodePath(codingPath))
  }

  /// Notes the error of a part of the value, so that its other parts are read all the same; the
  /// value itself then ends with `NotedErrors`.
  ///
  /// - Throws: an error that ends the whole reading.
  package func recover(from error: any Error) throws {
    guard let context = archiveContext else { throw error }
    try context.recover(from: error)
  }

  /// Reports the keys of an object that nothing reads, in alphabetical order.
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
