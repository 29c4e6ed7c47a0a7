import VitrineLayout
import VitrineCoding
import VitrineGeometry

/// The tree of a widget's views and modifiers, with their boxes.
public struct FrameTree: Hashable, Sendable, Codable {
  /// The name of the view, for example `VStack` or `.padding`.
  public var name: String
  /// The box in the picture, in points, before its edges are moved to whole pixels.
  public var frame: Rect
  /// The views and modifiers inside.
  public var children: [FrameTree]
  /// The view's path in the archive; `nil` if it was not requested, or the view is not in the
  /// archive.
  package var path: NodePath?

  private enum CodingKeys: CodingKey { case name, frame, children }

  /// Creates a frame tree.
  public init(name: String, frame: Rect, children: [FrameTree]) {
    self.name = name
    self.frame = frame
    self.children = children
  }

  /// Creates the tree of a picture: of a widget, its background and its content; of a composition,
  /// the parts at their positions.
  ///
  /// - Parameter isLocated: whether views include their path in the archive, which takes memory for
  ///   each of them.
  init(_ layout: Composition, isLocated: Bool = false) {
    let box = Rect(origin: .zero, size: layout.size)
    self.init(
      name: layout.name, frame: box,
      children: layout.parts.flatMap { part -> [FrameTree] in
        guard case .layout(let widget, let name, let effect) = part else { return [] }
        let views = FrameTree.views(of: widget, isLocated: isLocated)
        if name == layout.name { return views }
        let tree = FrameTree(name: name, frame: widget.room, children: views)
        guard case .transform(let map) = effect else { return [tree] }
        return [tree.applying(map)]
      })
  }

  private static func views(of layout: WidgetLayout, isLocated: Bool) -> [FrameTree] {
    let background = layout.background.map {
      FrameTree(
        name: "containerBackground", frame: $0.frame,
        children: [FrameTree($0, isLocated: isLocated)])
    }
    let content = layout.content.map { FrameTree($0, isLocated: isLocated) }
    return [background, content].compactMap { $0 }
  }

  /// Returns the tree with transformed boxes.
  private func applying(_ map: AffineTransform) -> FrameTree {
    let (corner, far) = (map.apply(frame.origin), map.apply(Point(x: frame.maxX, y: frame.maxY)))
    var tree = self
    tree.frame = Rect(
      x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y)
    tree.children = children.map { $0.applying(map) }
    return tree
  }

  private init(_ node: LayoutNode, isLocated: Bool) {
    let node = node.unannotated
    self.init(
      name: node.name, frame: node.frame,
      children: node.children.filter(\.isPlaced).map { FrameTree($0, isLocated: isLocated) })
    if isLocated { path = node.path }
  }

  /// Returns the tree with the paths of another one with the same views.
  package func located(as other: FrameTree) -> FrameTree {
    var tree = self
    tree.path = other.path
    for (index, child) in zip(children.indices, other.children) {
      tree.children[index] = children[index].located(as: child)
    }
    return tree
  }

  /// Returns the path of the view whose path has this text; `nil` if there is none.
  package func path(reading text: String) -> NodePath? {
    if let path, path.description == text { return path }
    // A lazy sequence would ask for a view that is found twice, at each level.
    for child in children { if let path = child.path(reading: text) { return path } }
    return nil
  }

  /// The visible texts, in the order of the views, each with its first 40 characters.
  public var texts: [String] {
    let own = name.hasPrefix(Self.textStart) && name.hasSuffix("\"")
    let text = own ? [String(name.dropFirst(Self.textStart.count).dropLast())] : []
    return text + children.flatMap(\.texts)
  }

  /// The start of the name of a text.
  private static let textStart = "Text \""

  /// A line for each view: indentation, name, and box as `x,y width×height` in points.
  public var text: String {
    lines(indent: 0).joined(separator: "\n") + "\n"
  }

  private func lines(indent: Int) -> [String] {
    let line = String(repeating: "  ", count: indent) + name + "  " + frame.dumpText
    return [line] + children.flatMap { $0.lines(indent: indent + 1) }
  }
}
