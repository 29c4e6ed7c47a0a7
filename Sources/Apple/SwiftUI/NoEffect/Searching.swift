// Search in apps, which widgets do not offer.

/// When scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Scopes are shown when text is entered.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// Scopes are shown with the search.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// How a search field appears in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The field may be a button.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// Where suggestions of a search are shown.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  /// The platform's default, a menu, or in the content.
  case automatic, menu, content

  /// A set of places.
  @RawValue<Int>
  public struct Set: OptionSet, Sendable {
    /// The menu.
    public static let menu = Set(rawValue: 1)
    /// The content.
    public static let content = Set(rawValue: 2)
  }
}

/// How dictation starts in a text field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// Dictation starts in this way.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
  {
    TextInputDictationBehavior(name: "inline")
  }
}

/// What starts dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// Selecting the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// Looking at the microphone.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// Ends a search.
public struct DismissSearchAction: Sendable {
  /// Does nothing, because nothing is searched.
  public func callAsFunction() {}
}

nonisolated extension View {
  /// Sets the scopes of a search.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  { recorded("searchScopes", .none) }
  /// Sets the scopes of a search, and when they are shown.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { recorded("searchScopes", .none) }
  /// Sets the suggestions of a search.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    recorded("searchSuggestions", .none)
  }
  /// Shows or hides suggestions of a search.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { recorded("searchSuggestions", .none) }
  /// Sets how a search field appears in a toolbar.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    recorded("searchToolbarBehavior", .none)
  }
  /// Sets how dictation starts in a search field.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
  { recorded("searchDictationBehavior", .none) }
  /// Disables replacing of text that is found.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("replaceDisabled", .none)
  }
  /// Disables finding of text.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("findDisabled", .none)
  }
}
