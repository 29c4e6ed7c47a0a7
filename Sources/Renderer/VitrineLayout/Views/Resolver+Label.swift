import VitrineModel

extension Resolver {
  /// A label's icon, title or both, depending on its style.
  func label(_ label: Label, _ scope: Scope) -> ViewParts {
    let style = scope.environment.labelStyle
    let inner = scope.entering(.key("label"))
    var parts: [ViewParts.Part] = []
    if style != .titleOnly, let icon = label.icon {
      parts.append(.single(icon, inner.entering(.key("icon"))))
    }
    if style != .iconOnly { parts.append(.single(label.title, inner.entering(.key("title")))) }
    let name = style == .titleOnly ? nil : label.systemImage
    return ViewParts(parts) { resolved in
      var nodes = resolved.compactMap { LayoutNode.single($0, inner) }
      if let name {
        let place = inner.entering(.key("systemImage"))
        var image = Image()
        image.systemName = name
        nodes.insert(self.symbol(name, image, place).dimmedIfInvalidated(place), at: 0)
      }
      guard nodes.count == 2 else { return nodes }
      // A symbol sits on the title's baseline; a picture has none and is centred on the title.
      return [
        .row(
          nodes, spacing: scope.environment.controls.labelSpacing,
          alignment: name == nil ? .center : .firstTextBaseline, scope)
      ]
    }
  }
}
