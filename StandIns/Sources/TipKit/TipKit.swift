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
}

extension Tip {
  /// The identifier of the tip.
  public var id: String { "\(Self.self)" }
  /// The default message; `nil`.
  public var message: Text? { nil }
  /// The default image; `nil`.
  public var image: Image? { nil }
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
