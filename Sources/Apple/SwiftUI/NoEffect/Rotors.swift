// What VoiceOver says or navigates to besides the views.

/// Entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the entries that these consist of.
  associatedtype Body: AccessibilityRotorContent
  /// The entries that these consist of.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  /// Never called: nothing navigates in a picture.
  public var body: Never { preconditionFailure("a rotor entry without a body was asked for it") }
}

/// An entry of a rotor, to which VoiceOver can navigate.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// The entry has no body.
  public typealias Body = Never
  /// Creates an entry for the view with an identifier.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Creates an entry for the view with an identifier.
  @StringForm
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Creates an entry for a view in a namespace.
  @StringForm public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil
  ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates an entry for each identified element.
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, making: content)
  }
  /// Creates an entry for each element, identified by a property.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, making: content) }
}

/// Several entries of a rotor.
nonisolated public struct AccessibilityRotorEntries: AccessibilityRotorContent {
  /// The entries have no body.
  public typealias Body = Never
}

/// A result builder of rotor entries, which have no effect.
@MainActor @resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Builds entries.
  public static func buildExpression<Entry: AccessibilityRotorContent>(_ content: Entry) -> Entry {
    content
  }
  /// Returns entries unchanged.
  public static func buildBlock<Entry: AccessibilityRotorContent>(_ content: Entry) -> Entry {
    content
  }
  /// Combines entries.
  public static func buildBlock<each Entry: AccessibilityRotorContent>(
    _ content: repeat each Entry
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }
  /// Builds conditional entries.
  public static func buildIf<Entry: AccessibilityRotorContent>(
    _ content: Entry?
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }
  /// Builds one of two alternatives.
  public static func buildEither<Entry: AccessibilityRotorContent>(
    first: Entry
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }
  /// Builds one of two alternatives.
  public static func buildEither<Entry: AccessibilityRotorContent>(
    second: Entry
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Links, visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visitedLinks" : "unvisitedLinks")
  }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings \(level)")
  }
  /// All links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Headings of all levels.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Text in bold.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Text in italics.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// Misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// Images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

nonisolated extension View {
  /// Adds a rotor, with which VoiceOver navigates between elements.
  @StringForm public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { recorded("accessibilityRotor", .none) }
  /// Adds a rotor, with which VoiceOver navigates between elements.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { recorded("accessibilityRotor", .none) }
  /// Adds entries to a rotor of the system.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { recorded("accessibilityRotor", .none) }
  /// Adds a rotor with an entry for each element, labelled by a property.
  public func accessibilityRotor<Element: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { recorded("accessibilityRotor", .none) }
  /// Adds a rotor with an entry for each element, labelled by a property.
  public func accessibilityRotor<Element: Identifiable>(
    _ rotorLabel: Text, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { recorded("accessibilityRotor", .none) }
  /// Adds entries to a rotor of the system.
  public func accessibilityRotor<Element: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Element],
    entryLabel: KeyPath<Element, String>
  ) -> some View { recorded("accessibilityRotor", .none) }
  /// Adds a rotor with an entry for each element, identified and labelled by properties.
  public func accessibilityRotor<Element, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { recorded("accessibilityRotor", .none) }
  /// Adds a rotor with an entry for each range of a text.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { recorded("accessibilityRotor", .none) }
  /// Adds ranges of a text to a rotor of the system.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { recorded("accessibilityRotor", .none) }
  /// Makes the view an entry of a rotor.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  { recorded("accessibilityRotorEntry", .none) }
}
