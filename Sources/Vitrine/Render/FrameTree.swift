import VitrineLayout
import VitrineModel

/// The boxes of a widget's views and modifiers, as a tree.
public struct FrameTree: Hashable, Sendable, Codable {
  /// What the view is called, for example `VStack` or `.padding`.
  public var name: String
  /// Its box in the picture, in points, before edges are moved to whole pixels.
  public var frame: Rect
  /// The views in it.
  public var children: [FrameTree]

  /// Makes a tree.
  public init(name: String, frame: Rect, children: [FrameTree]) {
    self.name = name
    self.frame = frame
    self.children = children
  }

  /// The tree of a widget: its background, then its content.
  init(_ layout: WidgetLayout) {
    let background = layout.background.map {
      FrameTree(name: "containerBackground", frame: $0.frame, children: [FrameTree($0)])
    }
    let box = Rect(origin: .zero, size: layout.size)
    self.init(
      name: "Widget", frame: box,
      children: [background, layout.content.map(FrameTree.init)].compactMap { $0 })
  }

  private init(_ node: LayoutNode) {
    self.init(
      name: node.name, frame: node.frame,
      children: node.children.filter(\.isPlaced).map(FrameTree.init))
  }

  /// One line for each view: indentation, name and box as `x,y width×height` in points.
  public var text: String {
    lines(indent: 0).joined(separator: "\n") + "\n"
  }

  private func lines(indent: Int) -> [String] {
    let line = String(repeating: "  ", count: indent) + name + "  " + frame.dumpText
    return [line] + children.flatMap { $0.lines(indent: indent + 1) }
  }
}
