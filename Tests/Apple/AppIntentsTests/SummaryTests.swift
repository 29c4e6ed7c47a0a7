import AppIntents
import Testing

@Suite("Parameters under Edit Widget")
struct SummaryTests {
  private struct SummaryBoard: AppIntent {
    static let title: LocalizedStringResource = "Board"
    static var parameterSummary: some ParameterSummary {
      Switch(\.$count) {
        Case(1) { Summary("Only \(\.$note)") }
        Case(2) {
          When(\.$note, .hasAnyValue) {
            Summary { \.$count }
          } otherwise: {
            Summary("Nothing")
          }
        }
        DefaultCase { Summary("\(\.$note) and \(\.$count)") { \.$note } }
      }
    }

    @Parameter(title: "Count") var count: Int
    @Parameter(title: "Note") var note: String?

    init() {}
    init(_ count: Int, _ note: String?) { (self.count, self.note) = (count, note) }
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct SummaryOrder: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    @Parameter(title: "Second") var second: Int
    @Parameter(title: "First") var first: Int
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct SummaryByFamily: AppIntent {
    static let title: LocalizedStringResource = "Families"
    static var parameterSummary: some ParameterSummary {
      Switch(.widgetFamily) {
        Case(.systemSmall) { Summary("\(\.$city)") }
        Case([.systemMedium, .systemLarge]) {
          When(widgetFamily: .equalTo, .systemLarge) {
            Summary {
              \.$days; \.$city
            }
          } otherwise: {
            Summary { \.$days }
          }
        }
        DefaultCase {
          When(widgetFamily: .oneOf, [.accessoryInline]) {
            Summary("Nothing")
          } otherwise: {
            Summary("\(\.$note)")
          }
        }
      }
    }

    @Parameter(title: "City") var city: String?
    @Parameter(title: "Days") var days: Int?
    @Parameter(title: "Note") var note: String?
    func perform() async throws -> some IntentResult { .result() }
  }

  private enum Unit: String, AppEnum {
    case times, percent
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
      .times: "Times", .percent: "Percent",
    ]
  }

  private struct SummaryByUnit: AppIntent {
    static let title: LocalizedStringResource = "Units"
    static var parameterSummary: some ParameterSummary {
      Switch(\.$unit) {
        Case(.percent) { Summary("\(\.$note)") }
        DefaultCase { Summary("Nothing") }
      }
    }
    @Parameter(title: "Unit") var unit: Unit?
    @Parameter(title: "Note") var note: String?
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `a case names a value of the parameter without its type`() {
    let intent = SummaryByUnit()
    #expect(intent.editedParameters().isEmpty)
    intent.unit = .percent
    #expect(intent.editedParameters().map(\.name) == ["note"])
  }

  private func travel(_ speed: Speed) -> Travel {
    let travel = Travel()
    travel.speed = speed
    return travel
  }

  @Test func `the summary's parameters are listed in its order, as its conditions say`() {
    let cases: [(any AppIntent, [String])] = [
      (travel(.slow), ["city", "days"]), (travel(.fast), ["city"]),
      (SummaryOrder(), ["second", "first"]),
      (SummaryBoard(1, nil), ["note"]), (SummaryBoard(2, "x"), ["count"]),
      (SummaryBoard(2, nil), []),
      (SummaryBoard(3, nil), ["note", "count"]),
    ]
    for (intent, names) in cases {
      #expect(intent.editedParameters().map(\.name) == names)
    }
  }

  @Test func `a widget's family decides which parameters its sheet shows`() {
    let cases: [([IntentWidgetFamily], [String])] = [
      ([.systemSmall], ["city"]), ([.systemMedium], ["days"]), ([.systemLarge], ["days", "city"]),
      ([.accessoryInline], []), ([.accessoryCircular], ["note"]),
      ([.systemSmall, .accessoryCircular], ["city", "note"]),
    ]
    for (families, names) in cases {
      #expect(SummaryByFamily().editedParameters(in: families).map(\.name) == names)
    }
  }
}
