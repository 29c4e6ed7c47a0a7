import VitrineCoding
import VitrineGeometry
import VitrineModel

// Views over, behind or as the mask of others.
extension ExpoBuilder {
  /// The name of the slot that holds a layer.
  private static let slot = "content"

  /// Returns the children with the layer of the first slot of that name; other slots are left out, as
  /// in Expo's own views, and reported.
  func layered(_ node: Node) throws -> ViewNode {
    let path = node.path.appending(.key("props"), .key("children"))
    let parts = ExpoBuilder.parts(node.children, at: path)
    let (slots, rest) = (parts.filter(\.isSlot), parts.filter { !$0.isSlot })
    var group = Group()
    group.children = try rest.flatMap { try views($0.tree, at: $0.path) }
    var result = ViewNode(.group(group))
    let slot = slots.first { $0.name == ExpoBuilder.slot }
    for other in slots where other.path != slot?.path {
      let name = other.name.map { "'\($0)'" } ?? "without a name"
      reading.warn(
        "the slot \(name) of \(node.props.owner) has no effect; "
          + "the first slot '\(ExpoBuilder.slot)' is drawn", at: other.path)
    }
    guard let slot else { return result }
    var layer = Layer()
    layer.content = try view(slot.tree, at: slot.path)
    layer.alignment = node.props.text("alignment").flatMap { Alignment(name: $0) } ?? .center
    switch node.view {
    case .mask: result.modifiers = [.mask(layer)]
    case .overlay: result.modifiers = [.overlay(layer)]
    case _: result.modifiers = [.background(layer)]
    }
    return result
  }

  /// A child with its path.
  private struct Part {
    let tree: JSONTree
    let path: NodePath
    var isSlot: Bool { tree.object?["type"]?.string == ExpoView.slot.rawValue }
    var name: String? { tree.object?["props"]?.object?["name"]?.string }
  }

  /// Returns the children of a node, without arrays around them.
  private static func parts(_ tree: JSONTree?, at path: NodePath) -> [Part] {
    switch tree {
    case .array(let elements)?:
      elements.enumerated().flatMap { parts($1, at: path.appending(.index($0))) }
    case nil, .null?, .bool?: []
    case .some(let one): [Part(tree: one, path: path)]
    }
  }
}
