import VitrineFoundation
package import VitrineModel

/// A placeholder for a view that was left out so that the other code compiles.
nonisolated public struct _LeftOutView: View, PrimitiveView {
  private let place: Int

  fileprivate init(_ place: Int) { self.place = place }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    [context.unsupported(_LeftOut.title(place), isReported: true)]
  }
}

extension _LeftOut {
  /// Returns a placeholder for a view; as a statement it only records the place.
  @discardableResult
  nonisolated public static func view(_ place: Int) -> _LeftOutView {
    reached(place)
    return _LeftOutView(place)
  }

  /// Returns views without the container around them.
  nonisolated public static func group<Content: View>(
    _ place: Int, @ViewBuilder content: () -> Content
  ) -> SwiftUI.Group<Content> {
    reached(place)
    return SwiftUI.Group(content: content)
  }
}
