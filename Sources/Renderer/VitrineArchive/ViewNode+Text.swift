import VitrineCoding
import VitrineModel

extension ViewNode {
  /// The view with its modifiers and descendants as an indented tree, one line each.
  ///
  /// Fields with their default values are omitted, as in archives.
  package var text: String {
    lines(label: nil, indent: 0).joined(separator: "\n") + "\n"
  }

  fileprivate func lines(label: String?, indent: Int) -> [String] {
    let (name, payload) = content.encodedCase
    let role = label.map { $0 + ": " } ?? ""
    let mark = id.map { " #\($0)" } ?? ""
    var lines = payload.lines(named: role + name + mark, indent: indent)
    let parts = modifiers.flatMap { modifier -> [String] in
      let (name, payload) = modifier.encodedCase
      return payload.lines(named: "." + name, indent: indent + 1)
    }
    // Modifiers come before the children, so that they are not lost behind a long list.
    lines.insert(contentsOf: parts, at: 1)
    return lines
  }
}

extension ViewNode {
  /// The views directly in the view and in its modifiers.
  package var innerViews: [ViewNode] {
    ([content.encodedCase.payload] + modifiers.map(\.encodedCase.payload)).flatMap { payload in
      Mirror(reflecting: payload).children.flatMap { child in
        LabelledView.all(in: child.value, label: child.label).map(\.node)
      }
    }
  }
}

extension ArchiveValue {
  /// A line with the name and the plain fields, followed by the views in other fields.
  fileprivate func lines(named name: String, indent: Int) -> [String] {
    let views = Mirror(reflecting: self).children.flatMap { child -> [LabelledView] in
      LabelledView.all(in: child.value, label: child.label)
    }
    let hidden = Set(views.map(\.field))
    let fields = JSONValue(encoding: self).summary(hiding: hidden)
    let line = String(repeating: "  ", count: indent) + name + (fields.isEmpty ? "" : " " + fields)
    return [line] + views.flatMap { $0.node.lines(label: $0.label, indent: indent + 1) }
  }
}

/// A view in a field of another value.
private struct LabelledView {
  let field: String
  let label: String?
  let node: ViewNode

  /// The views in a field; those of a list have no label.
  static func all(in value: Any, label: String?) -> [LabelledView] {
    let field = label ?? ""
    if let node = value as? ViewNode {
      return [LabelledView(field: field, label: label, node: node)]
    }
    if let nodes = value as? [ViewNode] {
      return nodes.map { LabelledView(field: field, label: nil, node: $0) }
    }
    // A record of views, such as those of the states of a control.
    guard let record = value as? any ArchiveRecord else { return [] }
    return Mirror(reflecting: record).children.flatMap { child in
      all(in: child.value, label: child.label).map {
        LabelledView(field: field, label: $0.label.map { "\(field).\($0)" }, node: $0.node)
      }
    }
  }
}
