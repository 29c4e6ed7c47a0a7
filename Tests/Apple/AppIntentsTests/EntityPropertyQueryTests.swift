import AppIntents
import Foundation
import Testing

private struct Harbor: AppEntity {
  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Depth") var depth: Double
  @Property(title: "Opened") var opened: Date?
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbor"
  static let defaultQuery = HarborQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  init(_ name: String, depth: Double) {
    id = name
    self.name = name
    self.depth = depth
  }
}

private struct HarborQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Harbor.$name) {
      EqualToComparator { NSPredicate(format: "name = %@", $0) }
      ContainsComparator { NSPredicate(format: "name CONTAINS %@", $0) }
    }
    Property(\Harbor.$opened) {
      LessThanComparator { NSPredicate(format: "opened < %@", $0 as CVarArg) }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\Harbor.$name)
    SortableBy(\Harbor.$depth)
  }
  func entities(
    matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<Harbor>],
    limit: Int?
  ) async throws -> [Harbor] {
    let all = [Harbor("Kiel", depth: 12), Harbor("Bari", depth: 14)]
    switch sortedBy.first?.by {
    case \.$name: return all.sorted { $0.name < $1.name }
    default: return all
    }
  }
  func entities(for identifiers: [String]) async throws -> [Harbor] { [] }
}

private final class Pilots: Sendable {}

/// A query that reads a value of the app, and an intent that declares a result and returns none.
private struct PilotQuery: EntityStringQuery {
  @Dependency private var pilots: Pilots
  func entities(for identifiers: [String]) async throws -> [Harbor] { [] }
  func entities(matching string: String) async throws -> [Harbor] { [] }
}

private struct Moor: AppIntent {
  static let title: LocalizedStringResource = "Moor"
  func perform() async throws -> some IntentResult & ReturnsValue { .result() }
}

/// Shorter forms of the same declarations.
private struct ShortQuery: EntityPropertyQuery {
  static let properties = EntityQueryProperties<Harbor, String> {
    Property(\.$name) {
      EqualToComparator { $0 }
      ContainsComparator { $0 }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\.$name) }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [EntityQuerySort<Harbor>],
    limit: Int?
  ) async throws -> [Harbor] { [] }
  func entities(for identifiers: [String]) async throws -> [Harbor] { [] }
}

/// Queries as Shortcuts asks them.
struct EntityPropertyQueryTests {
  @Test("a property of a constant entity can be set, as of a class")
  func constant() {
    let harbor = Harbor("Kiel", depth: 12)
    harbor.depth = 13
    #expect(harbor.depth == 13)
  }

  @Test("a query is asked for an order by the property of an entity")
  func order() async throws {
    let found = try await HarborQuery().entities(
      matching: [], mode: .and, sortedBy: [EntityQuerySort(by: \.$name, order: .ascending)],
      limit: nil)
    #expect(found.map(\.name) == ["Bari", "Kiel"])
  }
}
