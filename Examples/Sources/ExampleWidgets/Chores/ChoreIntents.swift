import AppIntents
import Foundation
import WidgetKit

/// Marks a chore as done, or as not done.
struct ToggleChore: AppIntent {
  static let title: LocalizedStringResource = "Tick off a chore"
  static let description = IntentDescription("Marks a chore as done or not done.")

  @Parameter(title: "Chore")
  var choreID: String

  init() {}

  init(choreID: UUID) {
    self.choreID = choreID.uuidString
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    guard let id = UUID(uuidString: choreID) else { return .result(value: false) }
    do {
      try await Task.sleep(for: .milliseconds(1))
      ChoreStore.shared.toggle(id)
      WidgetCenter.shared.reloadTimelines(ofKind: "Chores")
      return .result(value: true)
    } catch {
      return .result(value: false)
    }
  }
}

/// Sets whether a chore is done.
struct SetChoreCompletion: AppIntent {
  static let title: LocalizedStringResource = "Set a chore’s state"

  @Parameter(title: "Chore")
  var choreID: String

  @Parameter(title: "Done")
  var isCompleted: Bool

  init() {}

  init(choreID: UUID, isCompleted: Bool) {
    self.choreID = choreID.uuidString
    self.isCompleted = isCompleted
  }

  func perform() async throws -> some IntentResult {
    guard let id = UUID(uuidString: choreID) else { return .result() }
    ChoreStore.shared.set(id, isCompleted: isCompleted)
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}

/// The configuration of the list.
struct ChoresConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose chores"
  static let description = IntentDescription("Says which chores the widget shows.")

  @Parameter(title: "Priority", default: .all)
  var priority: PriorityFilter

  @Parameter(title: "Show done ones", default: false)
  var showsCompleted: Bool

  @Parameter(title: "Number of chores", default: 3)
  var count: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$count) chores of \(\.$priority)") { \.$showsCompleted }
  }
}

enum PriorityFilter: String, AppEnum {
  case all
  case high
  case medium
  case low

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
  static let caseDisplayRepresentations: [PriorityFilter: DisplayRepresentation] = [
    .all: "All",
    .high: "High",
    .medium: "Medium",
    .low: "Low",
  ]
}
