import VitrineFoundation
internal import VitrineModel

extension UIImage {
  /// The same picture, shown in a size in points; `nil` for one whose size nobody knows.
  package func resized(to size: CGSize) -> UIImage? {
    guard case .data(let bytes) = source, let header = ImageHeader(bytes: bytes), size.width > 0
    else { return nil }
    return UIImage(
      source: source, scale: CGFloat(header.width) / size.width, appearance: appearance)
  }

  /// The picture in a smaller size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { resized(to: size) ?? self }
  /// The picture in a smaller size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// The picture ready to be drawn.
  public func preparingForDisplay() -> UIImage? { self }
}
