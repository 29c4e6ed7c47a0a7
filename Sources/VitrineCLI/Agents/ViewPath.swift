import Vitrine
import VitrineLive
import VitrineMCP

/// A place below a view of an archive, as ids of regions and warnings name it.
struct ViewPath {
  /// Keys of objects and indices of arrays, the outermost first.
  private let steps: [Substring]

  /// Reads what follows the path of a view: `.vStack.children[2]`.
  init(_ text: Substring) {
    steps = text.split { $0 == "." || $0 == "[" || $0 == "]" }
  }

  /// What is at the place.
  ///
  /// - Throws: `ToolFault` with what there is where the path leaves the view.
  func value(in view: JSONValue) throws(ToolFault) -> JSONValue {
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

  private static func fault(_ step: Substring, among names: [String]) -> ToolFault {
    let known =
      names.isEmpty ? "it ends before that" : "there is " + Suggestion.list(names.prefix(20))
    return ToolFault("the path has no '\(String(step).singleLine)'", hint: known)
  }
}

extension LiveRendering {
  /// The part of the archive at a path: a view with its modifiers, or what is in it.
  ///
  /// - Throws: `ToolFault` where the picture is not made of it.
  func archiveText(at path: String) throws(ToolFault) -> String {
    let parts: [PresentedView]
    do throws(ArchiveError) { parts = try views() } catch { throw ToolFault(error) }
    guard let part = parts.first(where: { path.hasPrefix($0.path.description) }) else {
      throw ToolFault(
        "'\(path.singleLine)' is not in this picture",
        hint: "its views start with " + Suggestion.list(parts.map(\.path.description)))
    }
    let rest = ViewPath(path.dropFirst(part.path.description.count))
    let value = try rest.value(in: JSONValue(encoding: part.view))
    let bytes = (try? ArchiveEncoder.encode(value)) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }
}
