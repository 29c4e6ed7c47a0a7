/// Why a text is not JSON, or is JSON that cannot be kept without loss.
struct JSONFault: Error {
  /// What is wrong.
  enum Kind: Sendable {
    /// The text breaks JSON's grammar.
    case syntax(String)
    /// The text is JSON, but a value in it cannot be kept.
    case value(String)
    /// A limit is exceeded.
    case limit(ArchiveError.Limit, found: Int, allowed: Int)
  }

  /// What is wrong.
  let kind: Kind
  /// Where in the bytes.
  let offset: Int
  /// The way to the faulty value.
  var path = NodePath()

  /// The fault as readers of the archive see it.
  func error(in bytes: [UInt8]) -> ArchiveError {
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
