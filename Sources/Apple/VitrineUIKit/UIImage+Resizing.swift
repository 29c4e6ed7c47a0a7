import VitrineFoundation
internal import VitrineModel

extension UIImage {
  /// Returns the image in a size in points; `nil` for an image of unknown size.
  package func resized(to size: CGSize) -> UIImage? {
    guard case .data(let bytes) = source, let header = ImageHeader(bytes: bytes), size.width > 0
    else { return nil }
    return UIImage(
      source: source, scale: CGFloat(header.width) / size.width, appearance: appearance)
  }

  /// Returns the image in a smaller size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { resized(to: size) ?? self }
  /// Returns the image in a smaller size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Returns the image, ready to be drawn.
  public func preparingForDisplay() -> UIImage? { self }
}
