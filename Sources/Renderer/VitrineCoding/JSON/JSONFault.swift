/// Why a text is not JSON, or is JSON that cannot be represented without loss.
package struct JSONFault: Error {
  /// The kind of problem.
  package enum Kind: Sendable {
    /// The text violates JSON's grammar.
    case syntax(String)
    /// The text is JSON, but contains a value that cannot be represented.
    case value(String)
    /// A limit is exceeded.
    case limit(ArchiveError.Limit, found: Int, allowed: Int)
  }

  /// The kind of problem.
  package let kind: Kind
  /// The position in the bytes.
  package let offset: Int
  /// The path to the invalid value.
  package var path = NodePath()

  /// The fault as an error of the archive.
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
