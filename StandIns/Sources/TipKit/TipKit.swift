@_exported import SwiftUI

// Tips of apps, which widgets don't show.

/// A tip to display.
public protocol Tip: Identifiable, Sendable {
  /// The title of the tip.
  var title: Text { get }
  /// The text below the title.
  var message: Text? { get }
  /// The image of the tip.
  var image: Image? { get }
  /// The buttons of the tip.
  var actions: [Tips.Action] { get }
  /// When the tip is shown.
  var options: [any TipOption] { get }
}

/// A choice of when a tip is shown.
public protocol TipOption: Sendable {}

extension Tip {
  /// The identifier of the tip.
  public var id: String { "\(Self.self)" }
  /// The default message; `nil`.
  public var message: Text? { nil }
  /// The default image; `nil`.
  public var image: Image? { nil }
  /// The default buttons; none.
  public var actions: [Tips.Action] { [] }
  /// The default choices; none.
  public var options: [any TipOption] { [] }
  /// Whether the tip is shown; always `false`.
  public var shouldDisplay: Bool { false }
  /// Invalidates the tip.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// All tips.
public enum Tips {
  /// The reason for invalidating a tip.
  public enum InvalidationReason: Sendable {
    /// The reasons for invalidating a tip.
    case actionPerformed, displayCountExceeded, tipClosed
  }
  /// An option of displaying tips.
  public struct ConfigurationOption: Sendable {
    /// The frequency of displaying tips.
    public enum DisplayFrequency: Sendable {
      /// The frequencies of displaying tips.
      case immediate, hourly, daily, weekly, monthly
    }
    /// Sets the frequency of displaying tips.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }
  }
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The identifier of the button.
    public let id: String
    /// Creates a button.
    public init(
      id: String? = nil, title: String, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) { self.id = id ?? title }
  }
  /// How often a tip is shown.
  public struct MaxDisplayCount: TipOption {
    /// Creates a limit.
    public init(_ value: Int) {}
  }
  /// Whether a tip is shown although another one was.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates a choice.
    public init(_ value: Bool) {}
  }
  /// Something that happens in an app.
  public struct Event<Info: Sendable>: Sendable {
    /// Creates an event.
    public init(id: String) where Info == Never {}
    /// Notes that it happened; has no effect.
    public func donate() async {}
    /// Notes that it happened; has no effect.
    public func sendDonation() {}
  }
  /// Shows all tips; has no effect.
  public static func showAllTipsForTesting() {}
  /// Configures tips; has no effect.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Resets the stored state of tips.
  public static func resetDatastore() throws {}
}

/// The view of a tip, which is empty.
nonisolated public struct TipView<Content: Tip>: View {
  /// Creates a tip view.
  public init(_ tip: Content?, arrowEdge: Edge? = nil) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

nonisolated extension View {
  /// Presents a tip; has no effect.
  public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil) -> some View { self }
}
