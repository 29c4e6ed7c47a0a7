public import VitrineDevices
public import VitrineGeometry
public import VitrineModel

/// Light or dark.
public typealias ColorScheme = VitrineDevices.ColorScheme
/// Standard or increased contrast.
public typealias ColorSchemeContrast = VitrineModel.ColorSchemeContrast
/// A direction in which views are laid out.
public typealias LayoutDirection = VitrineDevices.LayoutDirection
/// A text size that people choose in Settings.
public typealias DynamicTypeSize = VitrineDevices.DynamicTypeSize
/// Size of controls.
public typealias ControlSize = VitrineModel.ControlSize
/// How a view's colours are mixed with those behind it.
public typealias BlendMode = VitrineGeometry.BlendMode
/// Where lines shorter than the widest one are aligned.
public typealias TextAlignment = VitrineGeometry.TextAlignment
/// How the corners of a rectangle bend.
public typealias RoundedCornerStyle = VitrineGeometry.RoundedCornerStyle
/// The winding rule and the antialiasing of a filled shape.
public typealias FillStyle = VitrineGeometry.FillStyle

extension DynamicTypeSize {
  /// Whether the size is one of those for people who need very large text.
  public var isAccessibilitySize: Bool { isAccessibility }

  /// The size of an older name.
  public init?(_ uiSizeCategory: ContentSizeCategory) { self = uiSizeCategory.dynamicTypeSize }
}

/// Text size under its old names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Names from small to large.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Names of very large sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// Names of the largest sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those for people who need very large text.
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
  /// Whether text is smaller.
  public static func < (left: Self, right: Self) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Creates a redaction reasons.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Stands for content that is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Not everybody may see it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)

  package var archived: VitrineDevices.RedactionReasons {
    VitrineDevices.RedactionReasons(rawValue: rawValue)
  }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Sendable {
  /// It is not shown.
  case background
  /// It is shown and gets no input.
  case inactive
  /// It is shown and gets input.
  case active
}

/// The prominence of content.
public enum Prominence: Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

/// Weight of text that the user asked for.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weight of text is unchanged.
  case regular
  /// Text is drawn in bold.
  case bold
}

/// Class of a width or height.
public enum UserInterfaceSizeClass: Sendable {
  /// A compact size class.
  case compact
  /// A regular size class.
  case regular
}

/// Opens URLs.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    /// It was handled.
    public static let handled = Result()
    /// It was thrown away.
    public static let discarded = Result()
    /// The system handles it.
    public static let systemAction = Result()
    /// The system handles another one.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: @MainActor (URL) -> Result
  /// Creates an open URL action.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// Closes what is presented; nothing is here.
public struct DismissAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}
