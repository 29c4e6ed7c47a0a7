import SwiftUI
import Synchronization

/// A date of a widget, as `TimelineEntry`.
public protocol TimelineEntry: SendableMetatype {
  /// When it becomes current.
  var date: Date { get }
  /// The relevance of the entry in a Smart Stack; `nil` for none.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No relevance by default.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is in a Smart Stack.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// Importance against the widget's other entries.
  public var score: Float
  /// How long it holds, in seconds.
  public var duration: TimeInterval

  /// Creates a timeline entry relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The dates of a widget, and when the system asks for more.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries of the timeline.
  public let entries: [EntryType]
  /// When the system asks for more.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When the system asks for the next timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Kind: Equatable { case atEnd, never, after(Date) }
  let kind: Kind

  /// A new timeline is requested after the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// When the app asks for it.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// A new timeline is requested after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}

/// The context in which a provider is asked for an entry or a timeline.
public struct TimelineProviderContext {
  /// The environments that a widget may be shown in, by key path.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    /// The values of a key: only the environment's default is known here.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      [EnvironmentValues()[keyPath: keyPath]]
    }
    /// The values of a key.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      self[keyPath]
    }
  }

  /// The environments that the widget may be shown in.
  public let environmentVariants = EnvironmentVariants()
  /// The family of the widget.
  public let family: WidgetFamily
  /// Whether the entry is for the gallery.
  public let isPreview: Bool
  /// The widget's size, in points.
  public var displaySize: CGSize { told.size }
  let told: ToldSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.init(family: family, isPreview: isPreview, told: ToldSize(displaySize))
  }

  init(family: WidgetFamily, isPreview: Bool, told: ToldSize) {
    (self.family, self.isPreview, self.told) = (family, isPreview, told)
  }
}

/// A size, and whether a provider has asked for it: what it provides may depend on it then.
final class ToldSize: Sendable {
  private let value: CGSize
  private let asked = Mutex(false)

  init(_ value: CGSize) { self.value = value }

  var size: CGSize {
    asked.withLock { $0 = true }
    return value
  }

  var wasAsked: Bool { asked.withLock(\.self) }
}
