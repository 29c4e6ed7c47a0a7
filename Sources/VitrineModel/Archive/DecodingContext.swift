import Synchronization

/// What one reading of an archive shares among all its values: limits, counts and warnings.
package final class DecodingContext: Sendable {
  private struct State {
    var depth = 0
    var nodeCount = 0
    var diagnostics: [Diagnostic] = []
  }

  /// The limits that are enforced while reading.
  package let limits: ArchiveLimits
  private let state = Mutex(State())

  /// Makes a context for one reading.
  package init(limits: ArchiveLimits) {
    self.limits = limits
  }

  /// The warnings so far, in reading order.
  package var diagnostics: [Diagnostic] {
    state.withLock { $0.diagnostics }
  }

  func report(_ diagnostic: Diagnostic) {
    state.withLock { $0.diagnostics.append(diagnostic) }
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

extension CodingUserInfoKey {
  /// Where a decoder carries its `DecodingContext`; the initializer never fails for a plain name.
  package static let archiveContext = CodingUserInfoKey(rawValue: "vitrine.archiveContext")
}

extension Decoder {
  /// The context of the reading, or `nil` when a value is decoded on its own.
  var archiveContext: DecodingContext? {
    CodingUserInfoKey.archiveContext.flatMap { userInfo[$0] as? DecodingContext }
  }

  /// Reports something at the decoder's place.
  func report(_ kind: Diagnostic.Kind) {
    archiveContext?.report(Diagnostic(kind, path: NodePath(codingPath)))
  }
}
