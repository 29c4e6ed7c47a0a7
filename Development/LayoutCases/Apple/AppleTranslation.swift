import VitrineCoding
import VitrineGeometry

/// Turns serialized trees into views of an archive.
///
/// The meaning of types and attributes is that of the renderer that drew the pictures; unknown ones
/// are recorded by name and omitted.
package struct AppleTranslation {
  /// Names of types and attributes that have no translation.
  package private(set) var unknown: Set<String> = []

  /// Creates a translation that knows of no unknown names yet.
  package init() {}

  /// Returns the view for archives.
  package mutating func view(_ node: AppleNode) -> JSONValue {
    let form = AppleTranslation.forms[node.type]
    if form == nil { unknown.insert(node.type) }
    let modifiers = modifiers(node, arguments: form?.arguments ?? [])
    var view: [String: JSONValue] = ["emptyView": [:]]
    if let form { view = form.make(&self, node) }
    var all = modifiers
    if case .array(let inner) = view["modifiers"] { all = inner + all }
    view["modifiers"] = all.isEmpty ? nil : .array(all)
    return .object(view)
  }

  /// The views in a container.
  package mutating func children(_ node: AppleNode) -> JSONValue {
    .array(node.children.map { view($0) })
  }

  /// The modifiers in the order of the attributes, without those that are `arguments` of the view;
  /// a second attribute of an argument's name is a modifier again.
  private mutating func modifiers(_ node: AppleNode, arguments: Set<String>) -> [JSONValue] {
    var result: [JSONValue] = []
    var arguments = arguments
    for attribute in node.attributes where arguments.remove(attribute.name) == nil {
      guard let modifier = AppleTranslation.modifiers[attribute.name] else {
        unknown.insert(attribute.name)
        continue
      }
      if let translated = modifier(&self, attribute.value) { result.append(translated) }
    }
    return result
  }

  /// A colour: a name, `#RRGGBB`, `#RRGGBBAA`, or one of these for each scheme with a colon between.
  package static func color(_ value: JSONValue) -> JSONValue {
    guard let text = value.text else { return "clear" }
    let schemes = text.split(separator: ":").map { JSONValue.string(String($0)) }
    if schemes.count == 2 { return ["light": schemes[0], "dark": schemes[1]] }
    let systemNames: [JSONValue] = SystemColor.allCases.map { .string($0.rawValue) }
    if !systemNames.contains(value), text.hasPrefix("system") {
      return .string(text.dropFirst("system".count).lowercased())
    }
    return value
  }

  /// A style of buttons in an app, where a button has no border by default; in a widget it has one.
  package static func buttonStyle(_ value: JSONValue) -> JSONValue {
    value == "automatic" ? "borderless" : value
  }
}
