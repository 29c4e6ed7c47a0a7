import VitrineGeometry

extension DisplayList {
  /// The same picture in another size, in points.
  package func scaled(to size: Size) -> DisplayList {
    guard size != self.size, self.size.width > 0, self.size.height > 0 else { return self }
    let map = AffineTransform(
      a: size.width / self.size.width, b: 0, c: 0, d: size.height / self.size.height, tx: 0, ty: 0)
    return DisplayList(size: size, items: [.group(.init(effect: .transform(map), items: items))])
  }
}
