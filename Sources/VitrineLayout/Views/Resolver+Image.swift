import VitrineModel

extension Resolver {
  /// An image of the archive's assets, or the box that stands in for a symbol.
  ///
  /// An asset that cannot be found leaves no room, as an image that SwiftUI does not find.
  func image(_ image: Image, _ scope: Scope) -> LayoutNode? {
    if let symbol = image.systemName {
      return self.symbol(symbol, isResizable: image.resizable, scope)
    }
    guard let name = image.name,
      var source = context.image(named: name, scope.environment, path: { scope.source.path })
    else { return nil }
    source.scale = image.scale ?? source.scale
    return LayoutNode(
      "Image \"\(name)\"", scope,
      rule: ImageRule(size: source.size, isResizable: image.resizable),
      ink: .image(source, image, scope.environment))
  }

  /// The box that stands in for a symbol.
  func symbol(_ name: String, isResizable: Bool, _ scope: Scope) -> LayoutNode {
    LayoutNode(
      "Image systemName \"\(name)\"", scope,
      rule: SymbolRule(
        fontSize: scope.environment.resolvedFont.size, isResizable: isResizable),
      ink: .symbol(scope.environment))
  }
}
