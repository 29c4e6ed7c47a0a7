// What other software reads of a widget is no part of its picture.

nonisolated extension View {
  /// Names the view for other software.
  public func accessibilityLabel(_ text: Text) -> some View {
    recorded("accessibilityLabel", .none)
  }
  /// Names the view for other software.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    recorded("accessibilityLabel", .none)
  }
  /// Names the view for other software.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ text: S) -> some View {
    recorded("accessibilityLabel", .none)
  }
  /// Says the value of the view for other software.
  public func accessibilityValue(_ text: Text) -> some View {
    recorded("accessibilityValue", .none)
  }
  /// Says the value of the view for other software.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    recorded("accessibilityValue", .none)
  }
  /// Says the value of the view for other software.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ text: S) -> some View {
    recorded("accessibilityValue", .none)
  }
  /// Says what the view does for other software.
  public func accessibilityHint(_ text: Text) -> some View { recorded("accessibilityHint", .none) }
  /// Says what the view does for other software.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    recorded("accessibilityHint", .none)
  }
  /// Says what the view does for other software.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ text: S) -> some View {
    recorded("accessibilityHint", .none)
  }
  /// Names the view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    recorded("accessibilityIdentifier", .none)
  }
  /// Hides the view from other software.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    recorded("accessibilityHidden", .none)
  }
  /// Says what the view is to other software.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    recorded("accessibilityElement", .none)
  }
  /// Says what the view is to other software.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits", .none)
  }
  /// Says what the view is not to other software.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityRemoveTraits", .none)
  }
  /// Sets in which order other software reads views.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    recorded("accessibilitySortPriority", .none)
  }
  /// Names the view for voice control.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    recorded("accessibilityInputLabels", .none)
  }
  /// Names the view for voice control.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    recorded("accessibilityInputLabels", .none)
  }
  /// Adds an action for other software.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { recorded("accessibilityAction", .none) }
  /// Adds an action for other software.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    recorded("accessibilityAction", .none)
  }
  /// Says what the text is to other software.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    recorded("accessibilityTextContentType", .none)
  }
  /// Says which level the heading has.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    recorded("accessibilityHeading", .none)
  }
  /// Keeps colours where they are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors", .none)
  }
  /// Sets whether the view reacts to other software.
  public func accessibilityRespondsToUserInteraction(_ activation: Bool) -> some View {
    recorded("accessibilityRespondsToUserInteraction", .none)
  }
  /// Stands for the view to other software.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { recorded("accessibilityRepresentation", .none) }
  /// Adds views for other software.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    recorded("accessibilityChildren", .none)
  }
  /// Says where other software touches the view.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    recorded("accessibilityActivationPoint", .none)
  }
  /// Shows a large form of the view.
  public func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer", .none)
  }
  /// Hides the view from other software.
  public func accessibility(hidden: Bool) -> some View { recorded("accessibility", .none) }
  /// Names the view for other software.
  public func accessibility(label: Text) -> some View { recorded("accessibility", .none) }
  /// Says the value of the view for other software.
  public func accessibility(value: Text) -> some View { recorded("accessibility", .none) }
  /// Says what the view does for other software.
  public func accessibility(hint: Text) -> some View { recorded("accessibility", .none) }
  /// Names the view for tests.
  public func accessibility(identifier: String) -> some View { recorded("accessibility", .none) }
  /// Says what the view is to other software.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    recorded("accessibility", .none)
  }
  /// Sets in which order other software reads views.
  public func accessibility(sortPriority: Double) -> some View { recorded("accessibility", .none) }
}

/// What becomes of the views in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior()
  /// They stay elements.
  public static let contain = AccessibilityChildBehavior()
  /// They become one.
  public static let combine = AccessibilityChildBehavior()
}

/// What a view is to other software.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>
  private init(names: Set<String>) { self.names = names }
  /// Nothing.
  public init() { names = [] }
  /// Both.
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  /// What both have.
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  /// What one of both has.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }
  /// Whether it is among them.
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  /// Adds it.
  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }
  /// Removes it.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  /// Adds it.
  @discardableResult
  public mutating func update(with member: Self) -> Self? {
    let old = contains(member) ? member : nil
    formUnion(member)
    return old
  }
  /// Adds all.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps what both have.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps what one of both has.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
  /// A button.
  public static let isButton = AccessibilityTraits(names: ["isButton"])
  /// A heading.
  public static let isHeader = AccessibilityTraits(names: ["isHeader"])
  /// It is selected.
  public static let isSelected = AccessibilityTraits(names: ["isSelected"])
  /// A link.
  public static let isLink = AccessibilityTraits(names: ["isLink"])
  /// A picture.
  public static let isImage = AccessibilityTraits(names: ["isImage"])
  /// A text.
  public static let isStaticText = AccessibilityTraits(names: ["isStaticText"])
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(names: ["isSummaryElement"])
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(names: ["updatesFrequently"])
  /// A toggle.
  public static let isToggle = AccessibilityTraits(names: ["isToggle"])
  /// It stands alone.
  public static let isModal = AccessibilityTraits(names: ["isModal"])
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(names: ["allowsDirectInteraction"]
  )
  /// It plays something.
  public static let startsMediaSession = AccessibilityTraits(names: ["startsMediaSession"])
  /// It makes a sound.
  public static let playsSound = AccessibilityTraits(names: ["playsSound"])
  /// A search field.
  public static let isSearchField = AccessibilityTraits(names: ["isSearchField"])
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(names: ["isKeyboardKey"])
  /// It turns the page.
  public static let causesPageTurn = AccessibilityTraits(names: ["causesPageTurn"])
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(names: ["isTabBar"])
}

/// A kind of action for other software.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// The usual one.
  public static let `default` = AccessibilityActionKind()
  /// Going away.
  public static let escape = AccessibilityActionKind()
  /// Something clever.
  public static let magicTap = AccessibilityActionKind()
}

/// What a text is to other software.
public enum AccessibilityTextContentType: Sendable {
  /// Kinds of text.
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Levels.
  case unspecified, h1, h2, h3, h4, h5, h6
}
