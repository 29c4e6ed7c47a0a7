package import VitrineModel

/// A subview of another view.
nonisolated public struct Subview: View, PrimitiveView, Identifiable {
  /// The position of the subview.
  public let id: Int
  let node: ViewNode
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] { [node] }
}

/// The subviews of another view.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
  private let views: [Subview]
  init(_ nodes: [ViewNode]) {
    views = nodes.enumerated().map { Subview(id: $0.offset, node: $0.element) }
  }
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { views.count }
  /// The subview at a position.
  public subscript(position: Int) -> Subview { views[position] }
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] { views.map(\.node) }
}

/// A view built from the subviews of another view.
nonisolated public struct SubviewsView<Base: View, Result: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let transform: (SubviewsCollection) -> Result
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    transform(SubviewsCollection(base.lowered(context))).lowered(context)
  }
}

nonisolated extension Group {
  /// Creates a view from the subviews of another one.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsView<Base, Result> {
    self.init(content: { SubviewsView(base: view, transform: transform) })
  }
}

nonisolated extension ForEach where Data == [Int], ID == Int, Content: View {
  /// Creates a view for each subview of another one.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == SubviewsView<Base, ForEach<SubviewsCollection, Int, Result>> {
    self.init(elements: [0]) { _ in
      SubviewsView(base: view) { ForEach<SubviewsCollection, Int, Result>($0, content: content) }
    }
  }
}
