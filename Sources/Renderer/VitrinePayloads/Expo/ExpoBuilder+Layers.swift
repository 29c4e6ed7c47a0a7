import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

// Views over, behind or as the mask of others.
extension ExpoBuilder {
  /// Returns the children with the layer that the slot named `content` holds; other slots are left
  /// out, as in Expo's own views.
  func layered(_ node: Node) throws -> ViewNode {
    let path = node.path.appending(.key("props"), .key("children"))
    let parts = ExpoBuilder.parts(node.children, at: path)
    let (slots, rest) = (parts.filter(\.isSlot), parts.filter { !$0.isSlot })
    var group = Group()
    group.children = try rest.flatMap { try views($0.tree, at: $0.path) }
    var result = ViewNode(.group(group))
    guard let slot = slots.first(where: { $0.name == "content" }) else { return result }
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
