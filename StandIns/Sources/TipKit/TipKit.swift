@_exported import SwiftUI

// Tips of apps: a widget shows none.

/// A tip to display.
public protocol Tip: Identifiable, Sendable {
  /// The title of the tip.
  var title: Text { get }
  /// The text below the title.
  var message: Text? { get }
  /// The picture beside it.
  var image: Image? { get }
}

extension Tip {
  /// The tip's name.
  public var id: String { "\(Self.self)" }
  /// Nothing below.
  public var message: Text? { nil }
  /// No picture.
  public var image: Image? { nil }
  /// Shows the tip no more.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// All tips.
public enum Tips {
  /// Why a tip is shown no more.
  public enum InvalidationReason: Sendable {
    /// The reasons for invalidating a tip.
    case actionPerformed, displayCountExceeded, tipClosed
  }
  /// How tips are shown.
  public struct ConfigurationOption: Sendable {
    /// How often.
    public enum DisplayFrequency: Sendable {
      /// At once, or so often.
      case immediate, hourly, daily, weekly, monthly
    }
    /// How often.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }
  }
  /// Begins to show tips: none is shown.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Forgets all tips.
  public static func resetDatastore() throws {}
}

/// The view of a tip: it is not there.
nonisolated public struct TipView<Content: Tip>: View {
  /// Creates a tip view.
  public init(_ tip: Content?, arrowEdge: Edge? = nil) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

nonisolated extension View {
  /// Shows a tip beside the view: none is shown.
  public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil) -> some View { self }
}
