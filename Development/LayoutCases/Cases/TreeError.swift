/// The reason why a neutral tree could not be built.
package enum TreeError: Error, CustomStringConvertible {
  /// A kind that this program does not know.
  case unknownKind(String)
  /// A required field is missing, or has an invalid value.
  case badField(kind: String, field: String)

  package var description: String {
    switch self {
    case .unknownKind(let kind): "unknown kind '\(kind)'"
    case .badField(let kind, let field): "'\(kind)' has no usable '\(field)'"
    }
  }
}
