import Vitrine

/// A path below a view of an archive, as in ids of regions and warnings.
struct ViewPath {
  /// The keys of objects and indices of arrays, the outermost first.
  private let steps: [Substring]

  /// Parses the part after the path of a view: `.vStack.children[2]`.
  init(_ text: Substring) {
    steps = text.split { $0 == "." || $0 == "[" || $0 == "]" }
  }

  /// Returns the value at the path.
  ///
  /// - Throws: `ArchiveError` with the possible steps when the path leads out of the view.
  func value(in view: JSONValue) throws(ArchiveError) -> JSONValue {
    var value = view
    for step in steps {
      switch value {
      case .object(let fields):
        guard let field = fields[String(step)] else {
          throw ViewPath.fault(step, among: fields.keys.sorted())
        }
        value = field
      case .array(let values):
        guard let index = Int(step), values.indices.contains(index) else {
          throw ViewPath.fault(step, among: values.indices.map(String.init))
        }
        value = values[index]
      default: throw ViewPath.fault(step, among: [])
      }
    }
    return value
  }

  private static func fault(_ step: Substring, among names: [String]) -> ArchiveError {
    let known =
      names.isEmpty ? "it ends before that" : "there is " + Suggestion.list(names.prefix(20))
    return ArchiveError(
      .notInArchive("the path has no '\(String(step).singleLine)'", hint: known))
  }
}

extension LiveRendering {
  /// Returns the part of the archive at a path: a view with its modifiers, or a part of one.
  ///
  /// - Throws: `ArchiveError` if the picture does not come from the archive.
  package func value(at path: String) throws(ArchiveError) -> JSONValue {
    let parts = try views()
    guard let part = parts.first(where: { path.hasPrefix($0.path.description) }) else {
      throw ArchiveError(
        .notInArchive(
          "'\(path.singleLine)' is not in this picture",
          hint: "its views start with " + Suggestion.list(parts.map(\.path.description))))
    }
    let rest = ViewPath(path.dropFirst(part.path.description.count))
    return try rest.value(in: JSONValue(encoding: part.view))
  }
}
