public import VitrineDevices
public import VitrineGeometry
public import VitrineModel

/// Light or dark appearance.
public typealias ColorScheme = VitrineDevices.ColorScheme
/// Standard or increased contrast.
public typealias ColorSchemeContrast = VitrineDevices.ColorSchemeContrast
/// The direction of layout.
public typealias LayoutDirection = VitrineGeometry.LayoutDirection
/// A text size that people choose in Settings.
public typealias DynamicTypeSize = VitrineDevices.DynamicTypeSize
/// The size of controls.
public typealias ControlSize = VitrineModel.ControlSize
/// How a view's colours are combined with those behind it.
public typealias BlendMode = VitrineGeometry.BlendMode
/// Alignment of lines that are shorter than the widest one.
public typealias TextAlignment = VitrineGeometry.TextAlignment
/// The curve of the corners of a rectangle.
public typealias RoundedCornerStyle = VitrineGeometry.RoundedCornerStyle
/// The fill rule and antialiasing of a filled shape.
public typealias FillStyle = VitrineGeometry.FillStyle

extension DynamicTypeSize {
  /// Whether this is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { isAccessibility }

  /// Creates the size with an older name.
  public init?(_ uiSizeCategory: ContentSizeCategory) { self = uiSizeCategory.dynamicTypeSize }
}

/// The text size by its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The standard sizes.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The accessibility sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest accessibility sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether this is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibility }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = ContentSizeCategory.allCases[index]
  }

  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self) ?? 3]
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether one size is smaller than another.
  public static func < (left: Self, right: Self) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}

/// The reasons for which content is hidden.
@RawValue<Int>
public struct RedactionReasons: OptionSet, Sendable {
  /// Content is not known yet and replaced by placeholders.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)

  package var archived: VitrineGeometry.RedactionReasons {
    VitrineGeometry.RedactionReasons(rawValue: rawValue)
  }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but receives no input.
  case inactive
  /// The scene is visible and receives input.
  case active
}

/// The prominence of content.
public enum Prominence: Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weight of text is unchanged.
  case regular
  /// Text is drawn in bold.
  case bold
}

/// A size class of a width or height.
public enum UserInterfaceSizeClass: Sendable {
  /// A compact size class.
  case compact
  /// A regular size class.
  case regular
}

/// An action that opens a URL.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    /// The URL was handled.
    public static let handled = Result()
    /// The URL was discarded.
    public static let discarded = Result()
    /// The system opens the URL.
    public static let systemAction = Result()
    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: @MainActor (URL) -> Result
  /// Creates an open URL action.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// An action that dismisses a presentation; has no effect here.
public struct DismissAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}
