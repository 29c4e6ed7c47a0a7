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
      name: node.name, frame: node.frame, children: node.children.map(FrameTree.init))
  }

  /// One line for each view: indentation, name and box as `x,y width×height` in points.
  public var text: String {
    lines(indent: 0).joined(separator: "\n") + "\n"
  }

  private func lines(indent: Int) -> [String] {
    let box = [frame.minX, frame.minY, frame.width, frame.height].map(FrameTree.number)
    let line =
      String(repeating: "  ", count: indent) + name
      + "  \(box[0]),\(box[1]) \(box[2])×\(box[3])"
    return [line] + children.flatMap { $0.lines(indent: indent + 1) }
  }

  /// A number with at most three decimals, without a locale.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let whole = abs(thousandths) / 1000
    let digits = String(abs(thousandths) % 1000 + 1000).dropFirst()
    let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
    return sign + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
