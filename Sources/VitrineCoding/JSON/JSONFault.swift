/// Why a text is not JSON, or is JSON that cannot be kept without loss.
package struct JSONFault: Error {
  /// The kind of problem.
  package enum Kind: Sendable {
    /// The text breaks JSON's grammar.
    case syntax(String)
    /// The text is JSON, but a value in it cannot be kept.
    case value(String)
    /// A limit is exceeded.
    case limit(ArchiveError.Limit, found: Int, allowed: Int)
  }

  /// The kind of the JSON fault.
  package let kind: Kind
  /// Where in the bytes.
  package let offset: Int
  /// The way to the faulty value.
  package var path = NodePath()

  /// The fault as readers of the archive see it.
  package func error(in bytes: [UInt8]) -> ArchiveError {
    var error =
      switch kind {
      case .syntax(let detail): ArchiveError(.notJSON(detail))
      case .value(let detail): ArchiveError(.invalidValue(detail), path: path)
      case .limit(let limit, let found, let allowed):
        ArchiveError(.limitExceeded(limit, found: found, allowed: allowed))
      }
    error.location = SourceText(bytes).location(at: offset)
    return error
  }
}
