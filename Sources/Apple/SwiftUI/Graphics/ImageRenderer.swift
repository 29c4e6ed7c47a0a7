import CVitrineRuntime
import Combine

/// An object that draws views while the program runs.
@MainActor
package protocol ViewPainting: AnyObject {
  /// Draws a view as a PNG file, in its size for a proposal.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: `ArchiveError` for a view that cannot be drawn, or is too large.
  func picture(
    of view: AnyView, in proposal: ProposedViewSize, scale: Double, isOpaque: Bool
  ) throws -> [UInt8]
}

/// The module that draws views, if the program is linked with it.
@MainActor
private let linkedPainter: (any ViewPainting)? = vitrine_linked_view_painter().flatMap {
  Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? any ViewPainting
}

/// An object that creates pictures of views, drawn as in widgets.
///
/// It needs a program that is linked with the module WidgetKit, as widgets are. Views have the
/// locale and time zone of the program and light colours.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to draw.
  public var content: Content
  /// The size that is proposed to the view, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether transparent areas of the picture become black.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// The picture; `nil` if the view cannot be drawn, with the reason printed to standard error.
  public var cgImage: CGImage? { picture(scale: scale).flatMap(CGImage.init(bytes:)) }

  /// The picture; `nil` if the view cannot be drawn, with the reason printed to standard error.
  public var uiImage: UIImage? {
    picture(scale: scale).map { UIImage(source: .data($0), scale: scale) }
  }

  /// Draws the view into a context that the caller's closure provides.
  ///
  /// - Parameters:
  ///   - rasterizationScale: pixels per point.
  ///   - renderer: receives the view's size in points and a closure that draws it.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let bytes = picture(scale: rasterizationScale) else { return }
    let image = UIImage(source: .data(bytes), scale: rasterizationScale)
    renderer(image.size) { $0.draw(image, in: CGRect(origin: .zero, size: image.size)) }
  }

  func picture(scale: CGFloat) -> [UInt8]? {
    do {
      guard let linkedPainter else { throw ImageRendererError.noPainter }
      return try linkedPainter.picture(
        of: AnyView(content), in: proposedSize, scale: Double(scale), isOpaque: isOpaque)
    } catch {
      FileHandle.standardError.write(Data("ImageRenderer: \(error)\n".utf8))
      return nil
    }
  }
}

private enum ImageRendererError: Error, CustomStringConvertible {
  case noPainter

  var description: String { "views are drawn by programs that link the module WidgetKit" }
}
