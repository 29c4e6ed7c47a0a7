import VitrineCoding

/// The part of an archive to draw: a family of a widget, a presentation of a Live Activity or
/// control, or a screen of an app.
///
/// Names are unique across all kinds, so that a name alone identifies the target.
public enum RenderTarget: Hashable, Sendable, CaseIterable {
  /// A family of a widget.
  case family(WidgetFamily)
  /// A presentation of a Live Activity.
  case activity(ActivityPresentation)
  /// A presentation of a control.
  case control(ControlPresentation)
  /// A view of an app on the screen of a device.
  case screen(ScreenPresentation)

  /// All families, then all presentations.
  public static let allCases: [RenderTarget] =
    WidgetFamily.allCases.map(RenderTarget.family)
    + ActivityPresentation.allCases.map(RenderTarget.activity)
    + ControlPresentation.allCases.map(RenderTarget.control)
    + ScreenPresentation.allCases.map(RenderTarget.screen)

  /// The name of the family or presentation.
  public var name: String {
    switch self {
    case .family(let family): family.rawValue
    case .activity(let presentation): presentation.rawValue
    case .control(let presentation): presentation.rawValue
    case .screen(let presentation): presentation.rawValue
    }
  }

  /// Whether it is a view of an app rather than one of WidgetKit.
  package var isScreen: Bool { if case .screen = self { true } else { false } }

  /// The family; `nil` for other targets.
  public var family: WidgetFamily? {
    if case .family(let family) = self { family } else { nil }
  }

  /// The place of a presentation; `nil` for families, which have several, and where there is none.
  package var location: WidgetLocation? {
    switch self {
    case .activity(.lockScreen), .control(.controlLockScreen): .lockScreen
    case .activity(.standBy): .standBy
    case .activity(.smartStack): .smartStack
    case .activity(.carPlay): .carPlay
    default: nil
    }
  }

  /// Creates the target with a name; `nil` if there is none.
  public init?(_ name: String) {
    if let family = WidgetFamily(rawValue: name) {
      self = .family(family)
    } else if let presentation = ActivityPresentation(rawValue: name) {
      self = .activity(presentation)
    } else if let presentation = ControlPresentation(rawValue: name) {
      self = .control(presentation)
    } else if let presentation = ScreenPresentation(rawValue: name) {
      self = .screen(presentation)
    } else {
      return nil
    }
  }
}

extension RenderTarget: ArchiveValue {
  /// Reads one of the names.
  ///
  /// - Throws: `ArchiveError` that proposes the nearest name.
  public init(from decoder: any Decoder) throws {
    guard let name = decoder.plainString else { throw decoder.mismatch("a string") }
    guard let target = RenderTarget(name) else {
      throw ArchiveError(
        .unknownName(kind: .family, name: name, candidates: RenderTarget.allCases.map(\.name)),
        at: decoder.codingPath)
    }
    self = target
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    try name.encode(to: encoder)
  }

  /// The list of names.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("RenderTarget") { _ in
      ["enum": .array(allCases.map { .string($0.name) })]
    }
  }
}

/// A presentation of a Live Activity.
///
/// Source: Apple Human Interface Guidelines, Live Activities.
public enum ActivityPresentation: String, ArchiveEnum {
  /// The Lock Screen of iPhone and iPad, and banners.
  case lockScreen
  /// The Dynamic Island after a long press.
  case expanded
  /// Both sides of the Dynamic Island.
  case compact
  /// The leading side of the Dynamic Island alone.
  case compactLeading
  /// The trailing side of the Dynamic Island alone.
  case compactTrailing
  /// The Dynamic Island when several activities share it.
  case minimal
  /// An iPhone that charges in landscape.
  case standBy
  /// The Smart Stack of Apple Watch.
  case smartStack
  /// CarPlay.
  case carPlay
  /// The menu bar of a Mac.
  case menuBar
}

/// A presentation of a control.
///
/// Source: Apple Human Interface Guidelines, Controls.
public enum ControlPresentation: String, ArchiveEnum {
  /// One cell of Control Center.
  case controlSmall
  /// Two cells of Control Center side by side.
  case controlMedium
  /// Four cells of Control Center in a square.
  case controlLarge
  /// The bottom of the Lock Screen.
  case controlLockScreen
  /// The Dynamic Island after a press of the Action button.
  case controlActionButton
  /// The gallery of controls.
  case controlGallery
  /// The line above the controls that shows the result of a press.
  case controlStatus
}

/// The orientation of a device that shows a view of an app.
public enum ScreenPresentation: String, ArchiveEnum {
  /// Upright.
  case screen
  /// On its side.
  case screenLandscape
}
