// Earlier and rarer initializers of views that are declared elsewhere.

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}
nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}
nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

nonisolated extension GroupBox {
  /// Creates a group box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { SwiftUI.Label(titleKey, image: image) } }
  /// Creates a button with a title, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

nonisolated extension ContentUnavailableView
where Title == Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// The view for a search without results.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
  /// The view for a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view of Foundation's `Progress`.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
}

nonisolated extension Gauge {
  /// Creates a gauge with labels at marked values, which are not drawn.
  public init<V: BinaryFloatingPoint, Labels: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> Labels
  ) where V.Stride: BinaryFloatingPoint, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
  }
}

nonisolated extension View {
  /// Sets the tag that distinguishes the view from others, also as an optional value.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
  /// Passes a part of the view's geometry to its ancestors.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { recorded("anchorPreference") }
  /// Changes what the views inside pass to their ancestors, by a part of the view's geometry.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { recorded("transformAnchorPreference") }
}

/// The scheme that a view prefers for the window it is in.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The type of the preference.
  public typealias Value = ColorScheme?
  /// Keeps the first scheme.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}

extension Anchor {
  /// The kind of geometry that an anchor captures.
  public struct Source: Sendable {}
}
extension Anchor<CGRect>.Source {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
  /// A rectangle in the view's own space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}
extension Anchor<CGPoint>.Source {
  /// A point in the view's own space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
  /// A point relative to the view.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source()
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

extension Color: CustomStringConvertible {
  /// A description of the colour.
  public var description: String { "\(archived)" }
}
