import Synchronization

/// What one reading of an archive shares among all its values: limits, counts and warnings.
package final class DecodingContext: Sendable {
  private struct State {
    var depth = 0
    var nodeCount = 0
    var diagnostics: [Diagnostic] = []
    var omitted = 0
    var version = FormatVersion.current
  }

  /// Warnings that are kept one by one; an archive full of faults must not fill the memory.
  private static let mostDiagnostics = 1_000

  /// The limits that are enforced while reading.
  package let limits: ArchiveLimits
  private let state = Mutex(State())

  /// Makes a context for one reading.
  package init(limits: ArchiveLimits) {
    self.limits = limits
  }

  /// The warnings so far, in reading order; the last one counts those that were not kept.
  package var diagnostics: [Diagnostic] {
    state.withLock { state in
      guard state.omitted > 0 else { return state.diagnostics }
      let rest = Diagnostic(.ineffective("\(state.omitted) more warnings"), path: NodePath())
      return state.diagnostics + [rest]
    }
  }

  func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    let hasRoom = state.withLock { state in
      if state.diagnostics.count >= DecodingContext.mostDiagnostics { state.omitted += 1 }
      return state.diagnostics.count < DecodingContext.mostDiagnostics
    }
    guard hasRoom else { return }
    let diagnostic = diagnostic()
    state.withLock { $0.diagnostics.append(diagnostic) }
  }

  /// Notes the version of the archive that is read.
  func begin(_ version: FormatVersion) {
    state.withLock { $0.version = version }
  }

  /// Whether an error is only a name that a newer minor version may know; it becomes a warning.
  func tolerates(_ error: ArchiveError) -> Bool {
    guard case .unknownName(let kind, let name, let candidates) = error.reason,
      state.withLock({ $0.version.minor > FormatVersion.current.minor })
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
  func node<Result>(at path: [any CodingKey], _ body: () throws -> Result) throws -> Result {
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

extension Decoder {
  /// The context of the reading, or `nil` when another decoder reads the value.
  var archiveContext: DecodingContext? {
    (self as? TreeDecoder)?.context
  }

  /// Reports something at the decoder's place.
  func report(_ kind: Diagnostic.Kind) {
    archiveContext?.report(Diagnostic(kind, path: NodePath(codingPath)))
  }

  /// Reports the keys of an object that nothing reads, in alphabetical order.
  func reportUnknown(
    _ container: KeyedDecodingContainer<ArchiveKey>, known isKnown: (String) -> Bool,
    candidates: () -> [String]
  ) {
    let unknown = keys(of: container).filter { !isKnown($0) }
    guard !unknown.isEmpty else { return }
    let candidates = candidates()
    for name in unknown.sorted() {
      report(.unknownName(kind: .field, name: name, candidates: candidates))
    }
  }
}
