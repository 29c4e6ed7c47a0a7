import VitrineFoundation
package import VitrineModel

/// The sign in place of a view that was left out so that the rest compiles.
nonisolated public struct LeftOutView: View, PrimitiveView {
  /// It is drawn by itself.
  public typealias Body = Never
  private let place: Int

  fileprivate init(_ place: Int) { self.place = place }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    [context.unsupported("place \(place)")]
  }
}

extension _LeftOut {
  /// The sign in place of a view; as a statement of code it has no effect but to be noted.
  @discardableResult
  nonisolated public static func view(_ place: Int) -> LeftOutView {
    reached(place)
    return LeftOutView(place)
  }

  /// Views without the container that was around them.
  nonisolated public static func group<Content: View>(
    _ place: Int, @ViewBuilder content: () -> Content
  ) -> SwiftUI.Group<Content> {
    reached(place)
    return SwiftUI.Group(content: content)
  }
}
