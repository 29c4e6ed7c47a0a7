// A widget and a control that people configure.
import AppIntents
import SwiftUI
import WidgetKit

struct Room: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = RoomQuery()
  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct RoomQuery: EntityQuery {
  static let all = [
    Room(id: "kitchen", name: "Kitchen"), Room(id: "attic", name: "Attic"),
  ]
  func entities(for identifiers: [String]) async throws -> [Room] {
    Self.all.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Room] { Self.all }
  func defaultResult() async -> Room? {
    Fault.happens(at: "query")
    return Self.all.first
  }
}

enum Detail: String, AppEnum {
  case brief, full
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Detail"
  static let caseDisplayRepresentations: [Detail: DisplayRepresentation] = [
    .brief: "Brief", .full: "Full",
  ]
}

struct ChooseRoom: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Room"
  @Parameter(title: "Room") var room: Room?
  @Parameter(title: "Detail", default: .brief) var detail: Detail
  @Parameter(title: "Lamps", default: 1) var lamps: Int

  init() {}
  init(_ room: Room, _ detail: Detail) { (self.room, self.detail) = (room, detail) }

  var text: String { "\(room?.name ?? "no room"), \(detail.rawValue), \(lamps)" }
}

struct ChooseLamps: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Lamps"
  @Parameter(title: "Room") var room: Room?
  @Parameter(title: "Detail", default: .brief) var detail: Detail
  @Parameter(title: "Lamps", default: 1) var lamps: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$room)") { \.$detail }
  }

  var text: String { "\(room?.name ?? "no room"), \(detail.rawValue), \(lamps)" }
}

struct RoomEntry: TimelineEntry {
  let date: Date
  let text: String
}

struct RoomProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> RoomEntry { RoomEntry(date: Date(), text: "") }
  func snapshot(for configuration: ChooseRoom, in context: Context) async -> RoomEntry {
    RoomEntry(date: Date(), text: configuration.text)
  }
  func timeline(for configuration: ChooseRoom, in context: Context) async -> Timeline<RoomEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
  func recommendations() -> [AppIntentRecommendation<ChooseRoom>] {
    Fault.happens(at: "recommendations")
    return RoomQuery.all.map {
      AppIntentRecommendation(intent: ChooseRoom($0, .full), description: $0.name)
    }
  }
}

struct RoomWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Fault.kind("rooms"), intent: ChooseRoom.self, provider: RoomProvider()
    ) {
      Text(verbatim: $0.text)
    }
    .configurationDisplayName("Rooms")
    .supportedFamilies([.systemSmall])
    .promptsForUserConfiguration()
  }
}

struct RoomCard: RelevanceEntry {
  let text: String
}

struct RoomCards: RelevanceEntriesProvider {
  func placeholder(context: Context) -> RoomCard { RoomCard(text: "no room") }
  nonisolated(unsafe) static var count = 0
  func relevance() async -> WidgetRelevance<ChooseRoom> {
    Self.count += 1
    return WidgetRelevance(
      RoomQuery.all.map {
        WidgetRelevanceAttribute(
          configuration: ChooseRoom($0, .brief), context: .location(inferred: .home))
      })
  }
  func entry(configuration: ChooseRoom, context: Context) async throws -> RoomCard {
    RoomCard(
      text: "\(configuration.text), \(Int(context.displaySize.width)) points, asked \(Self.count)")
  }
}

struct RelevantRoomWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "cards", provider: RoomCards()) { Text(verbatim: $0.text) }
  }
}

struct RoomControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "lamps", intent: ChooseLamps.self) { choice in
      ControlWidgetButton(action: Count()) {
        Label(choice.text, systemImage: "lamp.table")
      }
    }
  }
}

#Preview("A room", as: .systemSmall, using: ChooseRoom(RoomQuery.all[0], .brief)) {
  RoomWidget()
} timelineProvider: {
  RoomProvider()
}

#Preview("Cards") {
  RelevantRoomWidget()
} relevanceEntries: {
  RoomCard(text: "first card")
  RoomCard(text: "second card")
}

#Preview("One card") {
  RelevantRoomWidget()
} relevanceProvider: {
  RoomCards()
} relevance: {
  WidgetRelevance([
    WidgetRelevanceAttribute(
      configuration: ChooseRoom(RoomQuery.all[1], .full), context: .location(inferred: .home))
  ])
}

/// Two recommendations with the same name; the number of requests for them is counted.
struct TwinProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> RoomEntry { RoomEntry(date: Date(), text: "") }
  func snapshot(for configuration: ChooseRoom, in context: Context) async -> RoomEntry {
    RoomEntry(date: Date(), text: "\(configuration.text), asked \(Self.count)")
  }
  func timeline(for configuration: ChooseRoom, in context: Context) async -> Timeline<RoomEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
  nonisolated(unsafe) static var count = 0
  func recommendations() -> [AppIntentRecommendation<ChooseRoom>] {
    Self.count += 1
    return RoomQuery.all.map {
      AppIntentRecommendation(intent: ChooseRoom($0, .full), description: "My room")
    }
  }
}

struct TwinWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "twins", intent: ChooseRoom.self, provider: TwinProvider()) {
      Text(verbatim: $0.text)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// Views that WidgetKit doesn't draw, and modifiers that have no effect.
struct AppViewsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "views", provider: CountProvider()) { _ in
      ScrollView { Text(verbatim: "scrolled") }
      Link("Away", destination: URL(filePath: "/away"))
      Button("Move in", intent: MoveIn())
    }
    .configurationDisplayName("Views")
    .description("What widgets cannot show.")
    .supportedFamilies([.systemSmall])
  }
}

struct MoveIn: AppIntent {
  static let title: LocalizedStringResource = "Move In"
  static let openAppWhenRun = true
  @Parameter(title: "Room") var room: Room
  func perform() async throws -> some IntentResult { .result() }
}
