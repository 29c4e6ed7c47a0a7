import SwiftUI
internal import VitrineModel

extension SwiftUI.Image {
  /// Sets how the image is drawn on tinted surfaces.
  nonisolated public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { AccentedImage(image: self, mode: renderingMode) }
}

/// An image with a rendering mode for tinted surfaces.
nonisolated private struct AccentedImage: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  package let image: SwiftUI.Image
  package let mode: WidgetAccentedRenderingMode?

  @MainActor func lower(_ context: LoweringContext) -> [VitrineModel.ViewNode] {
    image.lowered(context).map { node in
      guard case .image(var image) = node.content else { return node }
      image.widgetAccentedRenderingMode = mode
      var node = node
      node.content = .image(image)
      return node
    }
  }
}
