import VitrineLayout
import VitrineGeometry
import VitrineModel

extension OracleTree {
  /// The rule of a view without children; `nil` for other kinds.
  package func leafRule(_ axis: Axis?) throws(TreeError) -> (any LayoutRule)? {
    switch t {
    case "leaf": BoundedLeaf(width: try range(w, "w"), height: try range(h, "h"))
    case "area":
      AreaLeaf(area: try need(area, "area"), ideal: try need(ideal, "ideal"))
    case "half": HalfLeaf()
    case "odd": OddLeaf()
    case "color": LayoutRules.shape(isSquare: false)
    case "shape": LayoutRules.shape(isSquare: kind == "circle")
    case "spacer": LayoutRules.spacer(axis: axis, minLength: self.min?.value)
    // A spacer whose kind is hidden from its stack counts as a vertical one of default priority.
    case "anyspacer": AnySpacer(minLength: self.min?.value)
    case "divider": LayoutRules.divider(axis: axis, thickness: thickness ?? 1)
    default: nil
    }
  }

  /// The rule of a modifier; `nil` for other kinds.
  package func modifierRule() throws(TreeError) -> (any LayoutRule)? {
    switch t {
    case "frame": return LayoutRules.fixedFrame(try frame())
    case "flexframe": return LayoutRules.flexibleFrame(try frame())
    case "padding":
      return LayoutRules.padding(
        EdgeInsets(
          top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0))
    case "fixedsize":
      var size = FixedSize()
      size.horizontal = h == .flag(true)
      size.vertical = v ?? false
      return LayoutRules.fixedSize(size)
    case "aspect":
      guard let mode = mode.flatMap(AspectRatio.ContentMode.init) else {
        throw .badField(kind: t, field: "mode")
      }
      var aspect = AspectRatio(contentMode: mode)
      aspect.ratio = ratio?.value
      return LayoutRules.aspectRatio(aspect)
    case "priority": return LayoutRules.priority(try need(value, "value"))
    case "offset":
      var offset = Offset()
      offset.x = x ?? 0
      offset.y = y ?? 0
      return LayoutRules.offset(offset)
    case "position": return LayoutRules.position(Point(x: x ?? 0, y: y ?? 0))
    case "hidden", "mark", "paint": return LayoutRules.passThrough()
    case "cell": return LayoutRules.cell(try gridTraits())
    default: return nil
    }
  }

  /// The rule of a container whose children need no preparation.
  package func containerRule() throws(TreeError) -> any LayoutRule {
    switch t {
    case "hstack":
      LayoutRules.hStack(
        alignment: try guide(align ?? "center", VerticalAlignment.self), spacing: spacing?.value)
    case "vstack":
      LayoutRules.vStack(
        alignment: try guide(align ?? "center", HorizontalAlignment.self), spacing: spacing?.value)
    case "zstack": LayoutRules.zStack(alignment: try alignment())
    case "geometry": LayoutRules.geometry()
    default: throw .unknownKind(t)
    }
  }

  /// The axis of spacers and dividers inside.
  package var innerAxis: Axis? { t == "hstack" ? .horizontal : t == "vstack" ? .vertical : nil }
}

/// A spacer inside an erased view.
package struct AnySpacer: LeafRule {
  package let minLength: Double?

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let least = minLength ?? 8
    return Size(width: 0, height: max(proposal.height ?? least, least))
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing {
    var spacing = ViewSpacing.standard
    (spacing.top, spacing.bottom) = (.zero, .zero)
    return spacing
  }
}
