import VitrineModel

extension Resolver {
  /// An image of the archive's assets, or a symbol.
  ///
  /// An asset that cannot be found is an image without extent or ink, which still has a place among
  /// its neighbours (read off pictures of iOS 18.5).
  func image(_ image: Image, _ scope: Scope) -> LayoutNode? {
    if let symbol = image.systemName {
      return self.symbol(symbol, image, scope)
    }
    if let name = image.name, let symbol = context.customSymbol(named: name, scope.environment) {
      return self.symbol(symbol, name, image, scope)
    }
    guard let name = image.name else { return nil }
    guard var source = context.image(named: name, scope.environment, path: { scope.source.path })
    else {
      return LayoutNode(
        .name("Image \"\(name)\""), scope,
        rule: ImageRule(size: .zero, isResizable: image.resizable))
    }
    source.scale = image.scale ?? source.scale
    return LayoutNode(
      .name("Image \"\(name)\""), scope,
      rule: ImageRule(size: source.size, isResizable: image.resizable),
      operation: .leaf(ImageDrawing(source, image, scope)))
  }
}
