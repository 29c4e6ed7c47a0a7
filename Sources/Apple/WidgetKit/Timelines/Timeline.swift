import SwiftUI
import Synchronization

/// An entry of a timeline, as `TimelineEntry`.
public protocol TimelineEntry: SendableMetatype {
  /// The date from which the entry is current.
  var date: Date { get }
  /// The relevance of the entry in a Smart Stack; `nil` for none.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Returns no relevance by default.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry in a Smart Stack.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The relevance compared with the widget's other entries.
  public var score: Float
  /// The duration of the relevance in seconds.
  public var duration: TimeInterval

  /// Creates a timeline entry relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The entries of a widget and its reload policy.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries of the timeline.
  public let entries: [EntryType]
  /// When the system requests the next timeline.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When the system requests the next timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  package enum Kind: Equatable { case atEnd, never, after(Date) }
  package let kind: Kind

  /// A new timeline is requested after the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// A new timeline is requested only by the app.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// A new timeline is requested after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}

/// The context in which a provider is asked for an entry or a timeline.
public struct TimelineProviderContext {
  /// The environments in which a widget may be shown, by key path.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    /// The values of a key; Vitrine knows only the default.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      [EnvironmentValues()[keyPath: keyPath]]
    }
    /// The values of a key.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      self[keyPath]
    }
  }

  /// The environments in which the widget may be shown.
  public let environmentVariants = EnvironmentVariants()
  /// The family of the widget.
  public let family: WidgetFamily
  /// Whether the entry is for the gallery.
  public let isPreview: Bool
  /// The widget's size, in points.
  public var displaySize: CGSize { told.size }
  package let told: ToldSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.init(family: family, isPreview: isPreview, told: ToldSize(displaySize))
  }

  package init(family: WidgetFamily, isPreview: Bool, told: ToldSize) {
    (self.family, self.isPreview, self.told) = (family, isPreview, told)
  }
}

/// A size that records whether a provider has read it, in which case the entries may depend on it.
package final class ToldSize: Sendable {
  private let value: CGSize
  private let asked = Mutex(false)

  package init(_ value: CGSize) { self.value = value }

  package var size: CGSize {
    asked.withLock { $0 = true }
    return value
  }

  package var wasAsked: Bool { asked.withLock(\.self) }
}
