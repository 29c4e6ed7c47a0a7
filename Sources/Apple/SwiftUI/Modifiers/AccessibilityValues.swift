public import VitrineModel

/// How an accessibility element treats its children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let archived: VitrineModel.AccessibilityChildBehavior
  /// They are omitted.
  public static let ignore = AccessibilityChildBehavior(archived: .ignore)
  /// They remain elements of a container.
  public static let contain = AccessibilityChildBehavior(archived: .contain)
  /// They are combined into one element.
  public static let combine = AccessibilityChildBehavior(archived: .combine)
}

/// Traits that tell assistive technologies how a view behaves.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>
  /// The traits in the archive's order.
  var archived: [AccessibilityTrait] { names.compactMap(AccessibilityTrait.init).sorted() }
  private init(names: Set<String>) { self.names = names }
  /// Creates an empty set.
  public init() { names = [] }
  /// Returns the traits that are in either set.
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  /// The traits that are in both sets.
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  /// The traits that are in exactly one of the sets.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }
  /// Whether the set contains the traits.
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  /// Inserts traits.
  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }
  /// Removes traits.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  /// Inserts traits.
  @discardableResult
  public mutating func update(with member: Self) -> Self? {
    let old = contains(member) ? member : nil
    formUnion(member)
    return old
  }
  /// Inserts all traits of another set.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps the traits that are in both sets.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps the traits that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
  /// The view is a button.
  public static let isButton = AccessibilityTraits(names: ["isButton"])
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(names: ["isHeader"])
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(names: ["isSelected"])
  /// The view is a link.
  public static let isLink = AccessibilityTraits(names: ["isLink"])
  /// The view is an image.
  public static let isImage = AccessibilityTraits(names: ["isImage"])
  /// The view is static text.
  public static let isStaticText = AccessibilityTraits(names: ["isStaticText"])
  /// The view summarizes the app when it starts.
  public static let isSummaryElement = AccessibilityTraits(names: ["isSummaryElement"])
  /// The view changes often.
  public static let updatesFrequently = AccessibilityTraits(names: ["updatesFrequently"])
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits(names: ["isToggle"])
  /// The view makes everything behind it unreachable.
  public static let isModal = AccessibilityTraits(names: ["isModal"])
  /// The view handles touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(names: ["allowsDirectInteraction"]
  )
  /// The view starts playing sound or speech when it is activated.
  public static let startsMediaSession = AccessibilityTraits(names: ["startsMediaSession"])
  /// The view plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(names: ["playsSound"])
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(names: ["isSearchField"])
  /// The view is a keyboard key.
  public static let isKeyboardKey = AccessibilityTraits(names: ["isKeyboardKey"])
  /// The view turns the page once it has been read.
  public static let causesPageTurn = AccessibilityTraits(names: ["causesPageTurn"])
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(names: ["isTabBar"])
}

/// The kind of content that a text holds, for assistive technologies.
public typealias AccessibilityTextContentType = VitrineModel.AccessibilityTextContentType

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// The levels of headings.
  case unspecified, h1, h2, h3, h4, h5, h6

  var archived: VitrineModel.AccessibilityHeadingLevel {
    switch self {
    case .unspecified: .unspecified
    case .h1: .h1
    case .h2: .h2
    case .h3: .h3
    case .h4: .h4
    case .h5: .h5
    case .h6: .h6
    }
  }
}
