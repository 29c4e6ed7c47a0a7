internal import VitrineModel

/// A key for values that views pass to their ancestors.
public protocol PreferenceKey {
  /// The type of value that the key identifies.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
  /// Combines the values of several views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value, `nil`.
  public static var defaultValue: Value { nil }
}

/// The values that views have passed to their ancestors, in order.
final class PreferenceStore {
  private var values: [ObjectIdentifier: [Any]] = [:]

  func add(_ value: Any, _ key: ObjectIdentifier) { values[key, default: []].append(value) }

  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var result = K.defaultValue
    for case let value as K.Value in values[ObjectIdentifier(key)] ?? [] {
      K.reduce(value: &result) { value }
    }
    return result
  }

  /// Merges the values of views inside, except for one key.
  func take(_ inner: PreferenceStore, without key: ObjectIdentifier? = nil) {
    for (name, list) in inner.values where name != key { values[name, default: []] += list }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var preferences: PreferenceStore?
}

/// A view that passes a value to its ancestors.
nonisolated struct PreferenceView<Base: View, K: PreferenceKey>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  /// Derives the value from that of the views inside.
  let change: (K.Value) -> K.Value

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let inner = PreferenceStore()
    let nodes = base.lowered(context.with { $0.preferences = inner })
    let key = ObjectIdentifier(K.self)
    context.environment.preferences?.take(inner, without: key)
    context.environment.preferences?.add(change(inner.value(K.self)), key)
    return nodes
  }
}

/// A view with a layer derived from the preferences of the views inside.
nonisolated struct PreferenceLayerView<Base: View, K: PreferenceKey, Layer: View>: View,
  PrimitiveView, LocatedView
{
  package var location = KeptLocation()
  let base: Base
  let place: LayerPlace
  let alignment: Alignment
  let layer: (K.Value) -> Layer

  init(
    base: Base, key: K.Type, place: LayerPlace, alignment: Alignment,
    layer: @escaping (K.Value) -> Layer
  ) {
    (self.base, self.place, self.alignment, self.layer) = (base, place, alignment, layer)
  }

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let inner = PreferenceStore()
    let nodes = base.lowered(context.with { $0.preferences = inner })
    context.environment.preferences?.take(inner)
    guard let content = layer(inner.value(K.self)).loweredLayer(context) else { return nodes }
    var layer = VitrineModel.Layer()
    layer.content = content
    layer.alignment = alignment.archived
    return nodes.modified(by: [place.modifier(layer)])
  }
}

nonisolated extension View {
  /// Sets a value for the ancestors of the view.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceView<Self, K>(base: self) { _ in value }
  }
  /// Transforms a preference of the views inside.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView<Self, K>(base: self) {
      var value = $0
      callback(&value)
      return value
    }
  }
  /// Performs an action when a preference changes, and for the first value that is not the default.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceObserver<Self, K>(base: self, action: action)
  }
  /// Adds an overlay that depends on a preference of the views inside.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceLayerView(
      base: self, key: key, place: .overlay, alignment: alignment, layer: transform)
  }
  /// Adds a background that depends on a preference of the views inside.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceLayerView(
      base: self, key: key, place: .background, alignment: alignment, layer: transform)
  }
}

/// A view that acts on the preferences of the views inside.
nonisolated private struct PreferenceObserver<Base: View, K: PreferenceKey>: View, PrimitiveView,
  LocatedView
where K.Value: Equatable {
  package var location = KeptLocation()
  let base: Base
  let action: (K.Value) -> Void

  init(base: Base, action: @escaping (K.Value) -> Void) {
    (self.base, self.action) = (base, action)
  }

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let inner = PreferenceStore()
    let nodes = base.lowered(context.with { $0.preferences = inner })
    context.environment.preferences?.take(inner)
    let value = inner.value(K.self)
    context.observe("onPreferenceChange", value, initial: value != K.defaultValue) { action($1) }
    return nodes
  }
}
