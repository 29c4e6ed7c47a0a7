internal import VitrineModel

/// A value in the coordinate space of another view.
public struct Anchor<Value> {
  private let value: Value
  /// Moves a value of the whole widget into the space that has its origin at a point; `nil` for one
  /// that is in the reader's own space.
  private let moved: (@Sendable (Value, CGPoint) -> Value)?

  /// Creates an anchor of a value in the reader's own space.
  package init(value: Value) { (self.value, moved) = (value, nil) }

  fileprivate init(_ source: Source, in box: CGRect) {
    (value, moved) = (source.value(box), source.moved)
  }

  func value(in origin: CGPoint) -> Value { moved.map { $0(value, origin) } ?? value }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {
  /// Whether both values are the same.
  public static func == (left: Anchor, right: Anchor) -> Bool { left.value == right.value }
}
extension Anchor: Hashable where Value: Hashable {
  /// Feeds the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor {
  /// The kind of geometry that an anchor captures.
  public struct Source: Sendable {
    /// The value for a view's box in the space of the whole widget.
    fileprivate let value: @Sendable (CGRect) -> Value
    fileprivate let moved: @Sendable (Value, CGPoint) -> Value
  }
}

extension Anchor<CGRect>.Source {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { rectangle { $0 } }
  /// A rectangle in the view's own space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    rectangle { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
  private static func rectangle(
    _ value: @escaping @Sendable (CGRect) -> CGRect
  ) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: value) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
  }
}

extension Anchor<CGPoint>.Source {
  /// A point in the view's own space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    place { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// A point relative to the view.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    place {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }
  private static func place(
    _ value: @escaping @Sendable (CGRect) -> CGPoint
  ) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: value) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
  }
  /// The middle of the view, or of one of its edges.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the edge at the top.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The middle of the edge at the bottom.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// A corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// A corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// A corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// A corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

nonisolated extension View {
  /// Passes a part of the view's geometry to its ancestors.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorPreferenceView<Self, A, K>(base: self, source: value) { $0 = transform($1) }
  }
  /// Changes what the views inside pass to their ancestors, by a part of the view's geometry.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorPreferenceView<Self, A, K>(base: self, source: value, change: transform)
  }
}

/// A view that passes a part of its geometry to its ancestors.
nonisolated private struct AnchorPreferenceView<Base: View, A, K: PreferenceKey>: View,
  PrimitiveView, LocatedView
{
  package var location = KeptLocation()
  let base: Base
  let source: Anchor<A>.Source
  let change: (inout K.Value, Anchor<A>) -> Void

  init(
    base: Base, source: Anchor<A>.Source, change: @escaping (inout K.Value, Anchor<A>) -> Void
  ) {
    (self.base, self.source, self.change) = (base, source, change)
  }

  /// Until the view is measured its anchor is at the origin, as closures may expect one.
  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let (name, box, _) = context.requestMeasurement()
    let anchor = Anchor(source, in: box.map { CGRect($0) } ?? .zero)
    let view = PreferenceView<Base, K>(base: base) {
      var value = $0
      change(&value, anchor)
      return value
    }
    let nodes = view.lowered(context)
    return nodes.isEmpty ? [] : [context.measured(ViewNode(nodes), name)]
  }
}
