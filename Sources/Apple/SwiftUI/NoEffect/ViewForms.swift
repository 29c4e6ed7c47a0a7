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
  public static var search: ContentUnavailableView { nothingFound("No Results") }
  /// The view for a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView {
    nothingFound("No Results for “\(text)”")
  }
  private static func nothingFound(_ title: LocalizedStringKey) -> ContentUnavailableView {
    ContentUnavailableView {
      Label {
        Text.system(title)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    } description: {
      Optional(Text.system("Check the spelling or try a new search."))
    }
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

extension Color: CustomStringConvertible {
  /// A description of the colour.
  public var description: String { "\(archived)" }
}
