import VitrineArchive
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// State that all views of one presentation share.
package struct PresentationContext {
  /// The surface, whose outline shapes in the views follow.
  package var surface: WidgetSurface
  /// The values at the views' roots.
  package var environment: EnvironmentValues
  /// The services that the views use.
  package let context: any LayoutContext

  /// Creates a presentation context.
  package init(
    _ surface: WidgetSurface, _ environment: EnvironmentValues, _ context: any LayoutContext
  ) {
    self.surface = surface
    self.environment = environment
    self.context = context
  }

  /// Resolves a view that can take all the space of the surface.
  ///
  /// - Throws: `ArchiveError` when views are nested too deeply.
  func resolve(_ part: PresentedView) throws(ArchiveError) -> ResolvedView {
    try ResolvedView(
      part.view, at: part.path, area: surface.room.size, environment: environment,
      context: context)
  }

  /// Lays out a view in a box of the surface.
  func place(
    _ view: ResolvedView, _ name: String, in box: Rect, proposal: ProposedViewSize? = nil,
    effect: DisplayList.Effect? = nil
  ) -> Composition.Part {
    let box = isMirrored ? box.mirrored(in: surface.size.width) : box
    var surface = surface
    surface.background = nil
    surface.margins = EdgeInsets(
      top: box.minY, leading: box.minX, bottom: surface.size.height - box.maxY,
      trailing: surface.size.width - box.maxX)
    return .layout(WidgetLayout(view, on: surface, proposal: proposal), name: name, effect: effect)
  }

  /// Lays out a view in a box of the surface that cuts off what exceeds it.
  func placeClipped(
    _ view: ResolvedView, _ name: String, in box: Rect, proposal: ProposedViewSize
  ) -> Composition.Part {
    let outline = Path.rect(isMirrored ? box.mirrored(in: surface.size.width) : box)
    return place(
      view, name, in: box, proposal: proposal, effect: .clip(outline, .nonZero))
  }

  /// Whether leading is on the right.
  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// The outline of the surface.
  var outline: Path { surface.maskPath ?? .rect(Rect(origin: .zero, size: surface.size)) }

  /// The whole surface in one colour.
  func fill(_ color: Color) -> DisplayList.Item {
    .fill(.init(path: outline, paint: .color(color.resolved(in: environment))))
  }

  /// The region of the whole surface that opens a URL.
  func link(_ url: String, at path: NodePath) -> DisplayList.Item {
    .hit(
      HitRegion(
        id: path.description, role: .widgetURL, shape: outline, action: .url(url),
        isEnabled: environment.allowsInteraction))
  }
}

extension Rect {
  /// The rectangle on the other side of a box of `width` points.
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
