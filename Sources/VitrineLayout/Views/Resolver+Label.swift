import VitrineModel

extension Resolver {
  /// A label's icon, title or both, as its style says.
  func label(_ label: Label, _ scope: Scope) throws(ArchiveError) -> LayoutNode? {
    let style = scope.environment.labelStyle
    let inner = scope.entering(.key("label"))
    let title =
      style == .iconOnly ? nil : try single(label.title, inner.entering(.key("title")))
    let icon = style == .titleOnly ? nil : try icon(of: label, inner)
    let parts = [icon, title].compactMap { $0 }
    guard parts.count == 2 else { return parts.first }
    // A symbol sits on the title's baseline; a picture has none and is centred on the title.
    let alignment: VerticalAlignment = label.icon == nil ? .firstTextBaseline : .center
    return row(
      parts, spacing: ControlMetrics.labelSpacing, alignment: alignment, scope)
  }

  private func icon(of label: Label, _ scope: Scope) throws(ArchiveError) -> LayoutNode? {
    if let name = label.systemImage {
      return symbol(name, isResizable: false, scope.entering(.key("systemImage")))
    }
    guard let icon = label.icon else { return nil }
    return try single(icon, scope.entering(.key("icon")))
  }
}
