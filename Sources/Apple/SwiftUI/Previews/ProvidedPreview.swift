internal import VitrineModel

/// One of the previews of a provider.
///
/// As in Xcode, each view of a builder, a group or a loop is a preview of its own; modifiers of a group
/// apply to each of its views.
package struct ProvidedPreview {
  /// The name, if the author set one.
  package internal(set) var name: String?
  /// The context, such as the family of a widget.
  package internal(set) var context: (any PreviewContext)?
  /// What modifiers set for the presentation.
  package internal(set) var settings = PreviewSettings()
  /// The view of the preview.
  package let view: AnyView

  /// Returns the previews of a provider, in order.
  @MainActor package static func all<P: PreviewProvider>(of type: P.Type) -> [ProvidedPreview] {
    parts(of: type.previews).map { part in
      var preview = ProvidedPreview(view: AnyView(part))
      preview.read(part)
      return preview
    }
  }

  /// Reads the settings of the modifiers around a view; those of inner ones take precedence, as for other
  /// traits of views.
  @MainActor private mutating func read(_ view: any View) {
    if let noted = view as? any PreviewNote { noted.note(&self) }
    if let base = base(of: view) { read(base) }
  }
}

/// A view whose views are previews of their own.
@MainActor
protocol PreviewList {
  /// The views, in order.
  var parts: [any View] { get }
}

/// A modified view; the modifiers of a list apply to each of its views.
@MainActor
protocol PreviewWrapper {
  /// The view without the modifiers.
  var wrapped: any View { get }
  /// Returns another view with the modifiers.
  func wrapping(_ view: AnyView) -> any View
}

/// A view with settings of its preview.
@MainActor
private protocol PreviewNote {
  /// Adds the settings.
  func note(_ preview: inout ProvidedPreview)
}

/// Returns the views of a list, or the view itself.
@MainActor private func parts(of view: any View) -> [any View] {
  if let list = view as? any PreviewList { return list.parts.flatMap(parts) }
  guard let wrapper = view as? any PreviewWrapper else { return [view] }
  let inner = parts(of: wrapper.wrapped)
  return inner.count == 1 ? [view] : inner.map { wrapper.wrapping(AnyView($0)) }
}

/// Returns the view inside a modifier; `nil` for other views.
@MainActor private func base(of view: any View) -> (any View)? {
  if let erased = view as? AnyView { return erased.view }
  if let wrapper = view as? any PreviewWrapper { return wrapper.wrapped }
  guard view is any PrimitiveView else { return nil }
  // Every modifier of this module that is a view keeps the modified view under this name.
  return Mirror(reflecting: view).descendant("base") as? any View
}

/// A view with settings of its preview, which have no effect elsewhere.
nonisolated struct PreviewedView<Base: View>: View, PrimitiveView {
  let base: Base
  let set: (inout ProvidedPreview) -> Void

  @MainActor func lower(_ lowering: LoweringContext) -> [ViewNode] { base.lowered(lowering) }
}

extension PreviewedView: PreviewWrapper, PreviewNote {
  var wrapped: any View { base }
  func wrapping(_ view: AnyView) -> any View { PreviewedView<AnyView>(base: view, set: set) }
  func note(_ preview: inout ProvidedPreview) { set(&preview) }
}

extension ModifiedView: PreviewWrapper {
  var wrapped: any View { content }
  func wrapping(_ view: AnyView) -> any View {
    ModifiedView<AnyView>(content: view, modifiers: modifiers, environment: environment)
  }
}

extension ModifiedContent: PreviewWrapper where Content: View, Modifier: ViewModifier {
  var wrapped: any View { content }
  func wrapping(_ view: AnyView) -> any View { view.modifier(modifier) }
}

extension LayeredView: PreviewWrapper {
  var wrapped: any View { base }
  func wrapping(_ view: AnyView) -> any View {
    LayeredView<AnyView, Content>(base: view, content: content, place: place, alignment: alignment)
  }
}

extension TupleView: PreviewList {
  var parts: [any View] { views }
}

extension Group: PreviewList where Content: View {
  var parts: [any View] { [content] }
}

extension ForEach: PreviewList where Content: View {
  var parts: [any View] { data.map(content) }
}

extension Optional: PreviewList where Wrapped: View {
  var parts: [any View] { map { [$0] } ?? [] }
}

extension _ConditionalContent: PreviewList {
  var parts: [any View] {
    switch storage {
    case .trueContent(let view): [view]
    case .falseContent(let view): [view]
    }
  }
}

extension AnyView: PreviewList {
  var parts: [any View] { [view] }
}
