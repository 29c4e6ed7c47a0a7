/// The selected part of a text; nothing is selected in a picture.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected characters.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A range of characters, or several ranges.
    case selection(Range<String.Index>), multiSelection(RangeSet<String.Index>)

    /// Combines the ranges.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let ranges): ranges.ranges.forEach { hasher.combine($0) }
      }
    }
  }
  /// The selected characters.
  public var indices: Indices
  /// The side at which the selection grows.
  public var affinity: TextSelectionAffinity { .automatic }
  /// Whether it is a place between characters.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }

  /// Creates the selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates the selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Creates the place between characters.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

/// The side at which a selection grows.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The platform's default, or the side with this name.
  case automatic, upstream, downstream
}

/// The selected part of an attributed text; nothing is selected in a picture.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  /// Creates an empty selection.
  public init() {}
}

/// The style of a text editor.
public protocol TextEditorStyle {}

/// The platform's default style.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}
/// A text editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// A place of controls that format text.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Places of controls that format text.
  @RawValue<Int>
  public struct Set: OptionSet, Sendable {
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 1)
    /// The menu of a selection.
    public static let contextMenu = Set(rawValue: 2)
    /// All places.
    public static let all = Set(rawValue: 3)
  }
}

nonisolated extension View {
  /// Sets the style of text editors.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    recorded("textEditorStyle", .none)
  }
  /// Shows or hides controls that format text.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { recorded("textInputFormattingControlVisibility", .none) }
  /// Sets suggestions below a text field.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    recorded("textInputSuggestions", .none)
  }
  /// Sets the text that a suggestion enters.
  public func textInputCompletion(_ completion: String) -> some View {
    recorded("textInputCompletion", .none)
  }
  /// Binds the focus of a search field.
  public func searchFocused(_ binding: Binding<Bool>) -> some View {
    recorded("searchFocused", .none)
  }
  /// Binds the focus of a search field to a value.
  public func searchFocused<V: Hashable>(
    _ binding: Binding<V>, equals value: V
  ) -> some View { recorded("searchFocused", .none) }
}

nonisolated extension TextEditor {
  /// Creates a text editor with a selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
  /// Creates a text editor of an attributed text.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(text: .constant(String(text.wrappedValue.characters)))
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a text field with a selection.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal) }
}
