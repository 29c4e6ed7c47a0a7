import VitrineDisplayList
import VitrineGeometry

/// A node that has its frame, as the display list sees it: it can be read, but neither measured nor
/// placed, and gives no access to anything outside the tree.
package struct PlacedNode {
  private let node: LayoutNode

  /// The node itself, for checks of the picture.
  var underlying: LayoutNode { node }

  /// Creates the placed node of a node after its root was placed.
  init(_ node: LayoutNode) { self.node = node }

  /// The children in layout order.
  var children: LazyMapSequence<[LayoutNode], PlacedNode> {
    node.children.lazy.map(PlacedNode.init)
  }

  /// The first child, which is the only one of a modifier.
  var child: PlacedNode? { node.child.map(PlacedNode.init) }

  /// The node's box, in points, unrounded.
  var frame: Rect { node.frame }

  /// Whether the node's container shows it.
  var isPlaced: Bool { node.isPlaced }

  /// Whether leading is on the right.
  var isMirrored: Bool { node.isMirrored }

  /// The order in which the node's container draws it; higher comes later.
  var zIndex: Double { node.zIndex }

  /// The operation that draws the node.
  var operation: DrawOperation { node.operation }

  /// The lines of a text.
  var text: PlacedText? { node.text }

  /// The id of the node's view.
  var name: String { node.source.name }
}

/// The lines of a text in their box.
///
/// A class, because most nodes have none.
package final class PlacedText {
  /// The lines, in points from the box's top left corner.
  package let layout: TextLayout
  /// The views among the characters, by their runs, placed in the box; those of a text that shrank
  /// are placed at the origin in their full size.
  let attachments: [Int: PlacedNode]
  /// The size that was proposed to the text, needed to check legibility.
  let proposal: ProposedViewSize

  init(layout: TextLayout, attachments: [Int: PlacedNode], proposal: ProposedViewSize) {
    (self.layout, self.attachments, self.proposal) = (layout, attachments, proposal)
  }
}
