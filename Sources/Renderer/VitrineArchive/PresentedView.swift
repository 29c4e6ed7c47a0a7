import VitrineCoding
import VitrineModel

/// A view of a presentation and its place in the archive.
package struct PresentedView {
  /// The name in the frame tree.
  package let name: String
  /// The view node that is laid out.
  package let view: ViewNode
  /// Its place in the archive.
  package let path: NodePath

  /// Creates a view with its name in the frame tree and its place in the archive.
  package init(_ name: String, _ view: ViewNode, at path: NodePath) {
    self.name = name
    self.view = view
    self.path = path
  }
}
