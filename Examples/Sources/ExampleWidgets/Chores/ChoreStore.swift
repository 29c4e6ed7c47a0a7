import Foundation

struct Chore: Identifiable, Codable, Sendable {
  let id: UUID
  var title: String
  var isCompleted: Bool
  var priority: Priority

  enum Priority: String, Codable {
    case low, medium, high
  }
}

/// The chores, shared by the app and its widgets.
final class ChoreStore: Sendable {
  static let shared = ChoreStore()

  private let groupID = "group.com.example.chores"
  private let key = "chores"
  private var defaults: UserDefaults? { UserDefaults(suiteName: groupID) }

  private init() {}

  func chores() -> [Chore] {
    guard let data = defaults?.data(forKey: key),
      let chores = try? JSONDecoder().decode([Chore].self, from: data)
    else { return ChoreStore.first }
    return chores
  }

  func save(_ chores: [Chore]) {
    guard let data = try? JSONEncoder().encode(chores) else { return }
    defaults?.set(data, forKey: key)
  }

  func set(_ id: UUID, isCompleted: Bool) {
    var chores = chores()
    if let index = chores.firstIndex(where: { $0.id == id }) {
      chores[index].isCompleted = isCompleted
      save(chores)
    }
  }

  func toggle(_ id: UUID) {
    if let chore = chores().first(where: { $0.id == id }) {
      set(id, isCompleted: !chore.isCompleted)
    }
  }

  private static let first = [
    ("Sort the post", true, Chore.Priority.low), ("Call the plumber", false, .high),
    ("Return the books", false, .medium), ("Oil the door", false, .low),
  ].enumerated().map { index, chore in
    Chore(id: id(index), title: chore.0, isCompleted: chore.1, priority: chore.2)
  }

  /// A placeholder for chores that are not known yet.
  static let sample = Chore(
    id: id(99), title: "Something to do", isCompleted: false, priority: .medium)

  /// Identifiers that never change, so that archives stay the same.
  private static func id(_ index: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(index)))
  }
}
