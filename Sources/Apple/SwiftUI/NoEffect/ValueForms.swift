// Values of modifiers that a picture does not show.

// MARK: Feedback

extension SensoryFeedback {
  /// A control that is pressed or released.
  public struct PressFeedback: Hashable, Sendable {
    private let name: String
    /// A button.
    public static let button = PressFeedback(name: "button")
    /// A button without a title.
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    /// The thumb of a slider.
    public static let slider = PressFeedback(name: "slider")
    /// A tab.
    public static let tab = PressFeedback(name: "tab")
    /// A toggle.
    public static let toggle = PressFeedback(name: "toggle")
  }
  /// A control that is released.
  public struct ReleaseFeedback: Hashable, Sendable {
    private let name: String
    /// The thumb of a slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }
  /// A value that changes.
  public struct SelectionFeedback: Hashable, Sendable {
    private let name: String
    /// The least or the greatest value.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// The greatest value.
    public static let maximum = SelectionFeedback(name: "maximum")
    /// Something is turned on.
    public static let on = SelectionFeedback(name: "on")
    /// Something is turned off.
    public static let off = SelectionFeedback(name: "off")
  }
  /// Feedback for a drawing that is complete.
  public static let pathComplete = SensoryFeedback()
  /// Feedback for a control that is pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback() }
  /// Feedback for a control that is released.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback() }
  /// Feedback for a value that changes.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback()
  }
}

// MARK: Pointers

/// A direction along a row.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  /// Towards the beginning or the end.
  case leading, trailing
  /// Directions along a row.
  @RawValue<Int8>
  public struct Set: OptionSet, Sendable {
    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    /// Towards the beginning.
    public static let leading = Set(.leading)
    /// Towards the end.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [leading, trailing]
  }
}

/// A direction along a column.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  /// Up or down.
  case up, down
  /// Directions along a column.
  @RawValue<Int8>
  public struct Set: OptionSet, Sendable {
    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    /// Up.
    public static let up = Set(.up)
    /// Down.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [up, down]
  }
}

/// Whether a frame becomes smaller or larger.
public enum FrameResizeDirection: Int8, CaseIterable, Codable, Sendable {
  /// Smaller or larger.
  case inward, outward
  /// Whether a frame may become smaller or larger.
  @RawValue<Int8>
  public struct Set: OptionSet, Sendable {
    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }
    /// Smaller.
    public static let inward = Set(.inward)
    /// Larger.
    public static let outward = Set(.outward)
    /// Both.
    public static let all: Set = [inward, outward]
  }
}

/// An edge or a corner of a frame whose size people change.
public enum FrameResizePosition: Int8, CaseIterable, Codable, Sendable {
  /// An edge or a corner.
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

extension PointerStyle {
  /// The pointer over text that is written in rows.
  public static let horizontalText = PointerStyle()
  /// The pointer over text that is written in columns.
  public static let verticalText = PointerStyle()
  /// The pointer that selects an area.
  public static let rectSelection = PointerStyle()
  /// The pointer over something that can be dragged.
  public static let grabIdle = PointerStyle()
  /// The pointer that drags something.
  public static let grabActive = PointerStyle()
  /// The pointer that magnifies.
  public static let zoomIn = PointerStyle()
  /// The pointer that makes smaller.
  public static let zoomOut = PointerStyle()
  /// The pointer between columns.
  public static let columnResize = PointerStyle()
  /// The pointer between rows.
  public static let rowResize = PointerStyle()
  /// The pointer between columns.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle()
  }
  /// The pointer between rows.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle() }
  /// The pointer at the edge of a frame.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle { PointerStyle() }
  /// A pointer with a shape of one's own.
  public static func shape(
    _ shape: some Shape, eoFill: Bool = false, size: CGSize = .zero
  ) -> PointerStyle { PointerStyle() }
  /// A pointer with an image of one's own.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle() }
}

// MARK: Commands

extension CommandGroupPlacement {
  /// Commands that end the app.
  public static let appTermination = CommandGroupPlacement()
  /// Commands that hide the app or others.
  public static let appVisibility = CommandGroupPlacement()
  /// Commands that read and write files of other kinds.
  public static let importExport = CommandGroupPlacement()
  /// Commands of the pasteboard.
  public static let pasteboard = CommandGroupPlacement()
  /// Commands that print.
  public static let printItem = CommandGroupPlacement()
  /// Commands that save documents.
  public static let saveItem = CommandGroupPlacement()
  /// Commands of sidebars.
  public static let sidebar = CommandGroupPlacement()
  /// Commands that show windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement()
  /// Commands of services.
  public static let systemServices = CommandGroupPlacement()
  /// Commands that edit text.
  public static let textEditing = CommandGroupPlacement()
  /// Commands that format text.
  public static let textFormatting = CommandGroupPlacement()
  /// Commands of toolbars.
  public static let toolbar = CommandGroupPlacement()
  /// Commands that undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// Commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// Commands that show windows.
  public static let windowList = CommandGroupPlacement()
  /// Commands that change the size of windows.
  public static let windowSize = CommandGroupPlacement()
}

// MARK: Motion

extension Animation {
  /// A spring for the fingers of a person, with a duration in seconds; its bounce follows from the damping
  /// of the other form, 0.86.
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { .spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }
  /// Returns the animation, which counts as complete after a time in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension Transaction {
  /// Never calls a closure: no animation ends in a picture.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {}
  /// Whether the change is one of several of one action; not kept.
  public var isContinuous: Bool {
    get { false }
    set {}
  }
  /// Whether the velocity is kept for a spring; not kept.
  public var tracksVelocity: Bool {
    get { false }
    set {}
  }
  /// The place to which a view is scrolled; not kept.
  public var scrollTargetAnchor: UnitPoint? {
    get { nil }
    set {}
  }
  /// Whether scrolling goes on at its velocity; not kept.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { false }
    set {}
  }
}

// MARK: Places

extension ContainerBackgroundPlacement {
  /// Behind a window.
  public static let window = ContainerBackgroundPlacement("window")
  /// Behind the columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
}

extension ToolbarItemPlacement {
  /// In place of the title.
  public static let title = principal
  /// In place of the large title.
  public static let largeTitle = principal
  /// In place of the line below the title.
  public static let subtitle = principal
  /// In place of the line below the large title.
  public static let largeSubtitle = principal
}

extension HorizontalEdge {
  /// Edges of a row.
  @RawValue<Int8>
  public struct Set: OptionSet, Sendable {
    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [leading, trailing]
  }
}
