import VitrineFoundation

/// A running Live Activity, as `Activity`.
///
/// Activities that intents start, update and end are stored in the widget's data folder, where the
/// runner reads the states that it archives.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  /// The part of the activity's content that changes.
  public typealias ContentState = Attributes.ContentState

  /// A stable identifier of the activity.
  public let id: String
  /// The attributes that stay the same while the activity runs.
  public let attributes: Attributes
  private let initial: ActivityContent<ContentState>
  private let store = ActivityStore<Attributes>()

  private init(_ record: ActivityRecord<Attributes>, _ initial: ActivityContent<ContentState>) {
    id = record.id
    attributes = record.attributes
    self.initial = initial
  }

  private var record: ActivityRecord<Attributes>? { store.load().first { $0.id == id } }

  /// The current content of the activity.
  public var content: ActivityContent<ContentState> { record?.updates.last?.content ?? initial }
  /// The current state of the content; deprecated in favour of `content`.
  public var contentState: ContentState { content.state }
  /// The state of the activity's life cycle.
  public var activityState: ActivityState { record?.isEnded == false ? .active : .ended }
  /// The token for push notifications; always `nil`.
  public var pushToken: Data? { nil }
  /// Changes of the token; there are none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The token for starting activities by push notifications; always `nil`.
  public static var pushToStartToken: Data? { nil }
  /// Changes of that token; there are none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// Changes of the life cycle; none are reported.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// Changes of the content state; none are reported.
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  /// Changes of the content; none are reported.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { $0.finish() }
  }

  /// The running activities.
  public static var activities: [Activity<Attributes>] {
    ActivityStore<Attributes>().load().filter { !$0.isEnded }.compactMap { record in
      record.updates.last.map { Activity(record, $0.content) }
    }
  }

  /// Newly started activities; none are reported.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }

  /// Starts an activity.
  ///
  /// - Throws: any error of storing it.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard
  ) throws -> Activity<Attributes> { try request(attributes, content, at: Date()) }

  private static func request(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, at date: Date
  ) throws -> Activity<Attributes> {
    let store = ActivityStore<Attributes>()
    var records = store.load()
    let record = ActivityRecord(
      id: "\(Attributes.self)-\(records.count + 1)", attributes: attributes,
      updates: [.init(date: date, content: content)])
    records.append(record)
    try store.save(records)
    return Activity(record, content)
  }

  /// Schedules an activity, whose first state has the date at which it starts.
  ///
  /// - Throws: any error of storing it.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> { try request(attributes, content, at: start) }

  /// Schedules an activity; the older form of the method.
  ///
  /// - Throws: any error of storing it.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, startDate: Date
  ) throws -> Activity<Attributes> { try request(attributes, content, at: startDate) }

  /// Starts an activity; the older form of the method.
  ///
  /// - Throws: any error of storing it.
  @discardableResult
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  /// Updates the content state.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date = Date()
  ) async {
    try? store.change(id) { $0.updates.append(.init(date: timestamp, content: content)) }
  }

  /// Updates the content state; the older form of the method.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async { await update(ActivityContent(state: contentState, staleDate: nil)) }

  /// Ends the activity.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date = Date()
  ) async {
    try? store.change(id) { record in
      if let content { record.updates.append(.init(date: timestamp, content: content)) }
      record.isEnded = true
    }
  }

  /// Ends the activity; the older form of the method.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) },
      dismissalPolicy: dismissalPolicy)
  }
}
