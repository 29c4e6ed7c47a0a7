import AppIntents
import Testing
import VitrineCoding
import VitrineDisplayList

/// A record of what the intents of these tests did.
actor Diary {
  static let shared = Diary()
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

struct City: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = CityQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct CityQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [City] {
    identifiers.filter { ["Graz", "Lyon"].contains($0) }.map { City(id: $0) }
  }
  func suggestedEntities() async throws -> [City] { [City(id: "Graz"), City(id: "Lyon")] }
  func defaultResult() async -> City? { City(id: "Lyon") }
}

enum Speed: String, AppEnum {
  case slow, fast
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speed"
  static let caseDisplayRepresentations: [Speed: DisplayRepresentation] = [
    .slow: "Slow", .fast: "Fast",
  ]
}

struct Travel: AppIntent {
  static let title: LocalizedStringResource = "Travel"
  static var parameterSummary: some ParameterSummary {
    When(\.$speed, .equalTo, .fast) {
      Summary("Hurry to \(\.$city)")
    } otherwise: {
      Summary("Go to \(\.$city)") { \.$days }
    }
  }

  @Parameter(title: "City") var city: City
  @Parameter(title: "Days", default: 2, inclusiveRange: (1, 9)) var days: Int
  @Parameter(title: "Speed", default: .slow) var speed: Speed
  @Parameter(title: "Note") var note: String?

  init() {}
  init(to city: City) { self.city = city }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    await Diary.shared.write("\(city.id) \(days) \(speed) \(note ?? "-")")
    return .result(value: days, dialog: "Have a good time in \(city.id).")
  }
}

struct Visit: AppIntent {
  static let title: LocalizedStringResource = "Visit"
  @Parameter(title: "Name") var name: String
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: Travel(to: City(id: name)))
  }
}

/// Suggests cities for long journeys only.
struct LongJourneyQuery: EntityQuery {
  @IntentParameterDependency<Travel>(\.$days, \.$speed) var travel

  func entities(for identifiers: [String]) async throws -> [City] { [] }
  func suggestedEntities() async throws -> [City] {
    guard let travel, travel.days > 1 else { return [] }
    return [City(id: "Lyon")]
  }
}

/// A type as `@UnionValue` expands it.
enum Goal: UnionValue {
  case city(City)
  case days(Int)

  enum Cases: String, CaseIterable, Hashable, Sendable { case city, days }
  var unionCase: (Cases, any IntentValue) {
    switch self {
    case .city(let value): (.city, value)
    case .days(let value): (.days, value)
    }
  }
  static func unionValue(of name: Cases, _ value: IntentJSON) async throws -> Self {
    switch name {
    case .city: .city(try await City.intentValue(value))
    case .days: .days(try await Int.intentValue(value))
    }
  }
}

@Suite(.serialized)
struct IntentTests {
  @Test func `a query without a value for its dependency has no options`() async throws {
    #expect(try await LongJourneyQuery().suggestedEntities().isEmpty)
  }

  @Test func `a question that nobody can answer ends the intent`() async {
    let error = await #expect(throws: AppIntentError.self) {
      try await Travel(to: City(id: "Graz")).requestConfirmation(dialog: "Really?")
    }
    #expect(error == .needsPerson(dialog: "Really?"))
  }

  @Test func `an archive contains the type and the assigned or default values`() {
    #expect(
      Travel(to: City(id: "Graz")).archived
        == Action.Intent(
          type: "Travel", parameters: ["city": "Graz", "days": 2, "speed": "slow"]))
  }

  @Test func `an intent runs with the values of an archive`() async throws {
    let run = try await IntentRun.of(
      Travel.self, ["city": "Lyon", "days": 5, "speed": "fast", "note": "by train"])
    #expect(run.value == 5)
    #expect(run.dialog == "Have a good time in Lyon.")
    #expect(await Diary.shared.lines.last == "Lyon 5 fast by train")
  }

  @Test func `a parameter without a value has the default of the query`() async throws {
    _ = try await IntentRun.of(Travel.self, [:])
    #expect(await Diary.shared.lines.last == "Lyon 2 slow -")
  }

  @Test func `an intent that is opened runs next`() async throws {
    _ = try await IntentRun.of(Visit.self, ["name": "Graz"])
    #expect(await Diary.shared.lines.last == "Graz 2 slow -")
  }

  @Test(
    arguments: [
      (["citty": "Lyon"], "Travel: parameter 'citty': there is no such parameter"),
      (["days": "two"], "Travel: parameter 'days': expected a whole number, found \"two\""),
      (
        ["speed": "medium"],
        "Travel: parameter 'speed': expected one of slow, fast, found \"medium\""
      ),
      (
        ["city": "Rome"],
        "Travel: parameter 'city': expected the identifier of a City, found \"Rome\""
      ),
    ] as [([String: JSONValue], String)])
  func `invalid values are reported`(values: [String: JSONValue], message: String) async {
    let error = await #expect(throws: IntentCallError.self) {
      _ = try await IntentRun.of(Travel.self, values)
    }
    #expect(error?.description == message)
  }

  @Test func `people enter numbers in the range of their parameter`() async throws {
    let intent = Watering()
    try await intent.configure(["litres": 50])
    try intent.checkRanges(of: ["can"])
    let error = #expect(throws: IntentCallError.self) { try intent.checkRanges(of: ["litres"]) }
    let range = "Watering: parameter 'litres': 50 is not in the range from 1 to 9"
    #expect(error?.description == range)
  }

  @Test func `a required value is requested`() async {
    let error = await #expect(throws: IntentCallError.self) {
      _ = try await IntentRun.of(Visit.self, [:])
    }
    #expect(error?.description == "Visit: parameter 'name': a value is required")
  }

  @Test func `the intents of the program are found by name`() {
    let names = IntentCatalog.all.map { $0.archivedName }
    #expect(names.contains("Travel") && names.contains("Visit"))
    #expect(IntentCatalog.named("SwiftUITests.Travel") == Travel.self)
    #expect(IntentCatalog.named("Trip") == nil)
  }
}

/// The processes in which intents run, by the protocols they conform to.
struct IntentProcessTests {
  private struct Plain: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
  }
  private struct Opens: AppIntent {
    static let title: LocalizedStringResource = "Opens"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult { .result() }
  }
  private struct Plays: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Plays"
    func perform() async throws -> some IntentResult { .result() }
  }
  private struct Starts: LiveActivityIntent {
    static let title: LocalizedStringResource = "Starts"
    func perform() async throws -> some IntentResult { .result() }
  }
  private struct Continues: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Continues"
    func perform() async throws -> some IntentResult { .result() }
  }
  private struct Talks: PushToTalkTransmissionIntent {
    static let title: LocalizedStringResource = "Talks"
    func perform() async throws -> some IntentResult { .result() }
  }
  private struct Dynamic: AppIntent {
    static let title: LocalizedStringResource = "Dynamic"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    func perform() async throws -> some IntentResult { .result() }
  }
  private struct Front: AppIntent {
    static let title: LocalizedStringResource = "Front"
    static let supportedModes: IntentModes = .foreground
    func perform() async throws -> some IntentResult { .result() }
  }
  private struct Sets: SetValueIntent {
    static let title: LocalizedStringResource = "Sets"
    @Parameter(title: "Value") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `an intent determines its process, and whether the app opens`() {
    let intents: [any AppIntent] = [
      Plain(), Opens(), Plays(), Starts(), Continues(), Talks(), Dynamic(), Front(),
      OpenURLIntent(),
    ]
    let archived = intents.map(\.archived)
    #expect(
      archived.map { "\($0.type) \($0.process) \($0.opensApp)" } == [
        "Plain widgetExtension false", "Opens app true", "Plays app false", "Starts app false",
        "Continues app false", "Talks app false", "Dynamic app false", "Front app true",
        "OpenURLIntent widgetExtension false",
      ])
  }

  @Test func `parameters without a value are reported, except those that the system sets`() {
    #expect(Travel().archived.unassigned == ["city"])
    #expect(
      Travel().archived.warning
        == "intent 'Travel' has no value for 'city', so that it cannot run")
    #expect(Travel(to: City(id: "Graz")).archived.warning == nil)
    #expect(Sets().archived.unassigned.isEmpty)
  }

  @Test func `a collection keeps identifiers, and finds its entities on request`() async throws {
    let cities = try await EntityCollection<City>.intentValue(["Graz", "Oz"])
    #expect(cities.identifiers == ["Graz", "Oz"])
    #expect(try await cities.resolvedEntities().map(\.id) == ["Graz"])
    #expect(cities.archivedIntentValue == ["Graz", "Oz"])
    await #expect(throws: IntentValueError.self) {
      try await EntityCollection<City>.intentValue("Graz")
    }
  }

  @Test func `a union value is an object with its case and the value`() async throws {
    let value = Goal.city(City(id: "Lyon"))
    #expect(value.archivedIntentValue == ["city": "Lyon"])
    guard case .city(let city) = try await Goal.intentValue(["city": "Graz"]),
      case .days(let days) = try await Goal.intentValue(["days": 3])
    else {
      Issue.record("another case")
      return
    }
    #expect(city.id == "Graz" && days == 3)
    await #expect(throws: IntentValueError.self) { try await Goal.intentValue(["planet": "Mars"]) }
  }
}

private struct Watering: AppIntent {
  static let title: LocalizedStringResource = "Water"
  @Parameter(title: "Litres", default: 2, inclusiveRange: (1, 9)) var litres: Int
  func perform() async throws -> some IntentResult { .result() }
}
