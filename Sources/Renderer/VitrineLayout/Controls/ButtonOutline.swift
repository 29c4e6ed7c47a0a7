import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The outline of a button with a border.
enum ButtonOutline: Hashable, Sendable {
  /// Half circles at the shorter sides.
  case capsule
  /// Round corners of the platform's radius.
  case automatic
  /// Round corners of the author's radius, in points.
  case rounded(Double)
  /// A circle around the label.
  case circle
}

/// How the corners of a bordered button grow with its height.
///
/// Source: read off pictures of iOS 18.5: 7.0 points at 34.33, 9 at 50.33 and 10.0 at 56.33; a
/// straight line through the first and the last one.
struct RadiusRule: Hashable, Sendable {
  /// A height that was measured, in points.
  let height: Double
  /// The radius at that height, in points.
  let radius: Double
  /// By how much the radius grows for each point of height.
  let growth: Double

  /// The radius at a height, in points.
  func radius(at height: Double) -> Double {
    max(0, radius + growth * (height - self.height))
  }
}

/// The background of a button with a border.
struct ButtonBorder: ControlDrawing {
  let outline: ButtonOutline
  let style: ShapeStyle

  func items(in box: Rect, _ environment: EnvironmentValues) -> [DisplayList.Item] {
    let path = path(box, environment)
    return environment.styled(style, in: box).items { .fill(.init(path: path, paint: $0)) }
  }

  func styles(in environment: EnvironmentValues) -> [ShapeStyle] { [style] }

  private func path(_ box: Rect, _ environment: EnvironmentValues) -> Path {
    switch outline {
    case .capsule: .roundedRect(box, radius: box.height / 2, style: .continuous)
    case .automatic:
      .roundedRect(
        box, radius: environment.controls.button.radius.radius(at: box.height), style: .continuous)
    case .rounded(let radius): .roundedRect(box, radius: radius, style: .continuous)
    case .circle: .ellipse(in: box)
    }
  }
}

/// A square box around a view, with the longer side of the view; the view is centred.
struct SquareRule: ContainerRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let answer = node.child?.size(proposal) ?? .zero
    let side = max(answer.width, answer.height)
    return Size(width: side, height: side)
  }

  func placements(_ proposal: ProposedViewSize, size: Size, _ node: LayoutNode) -> [ChildPlacement]
  {
    node.aligned(.center, in: size, proposal)
  }
}
