import SwiftUI
internal import VitrineModel

extension SwiftUI.Image {
  /// Says how a tinted surface colours the image.
  nonisolated public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { AccentedImage(image: self, mode: renderingMode) }
}

/// An image that says how a tinted surface colours it.
nonisolated private struct AccentedImage: View, PrimitiveView {
  typealias Body = Never
  let image: SwiftUI.Image
  let mode: WidgetAccentedRenderingMode?

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
