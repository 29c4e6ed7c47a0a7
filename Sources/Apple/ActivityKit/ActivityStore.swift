import Synchronization
import VitrineFoundation

/// The state of a Live Activity that is stored between two runs of the program.
package struct ActivityRecord<Attributes: ActivityAttributes>: Codable, Sendable {
  /// A content state and the date from which it is current.
  package struct Update: Codable, Sendable {
    /// The date from which the content is current.
    package var date: Date
    /// The content of the update.
    package var content: ActivityContent<Attributes.ContentState>

    /// Creates an update.
    package init(date: Date, content: ActivityContent<Attributes.ContentState>) {
      (self.date, self.content) = (date, content)
    }
  }

  /// A stable identifier of the activity record.
  package var id: String
  /// The attributes that stay the same while the activity runs.
  package var attributes: Attributes
  /// Its content states, in order of time.
  package var updates: [Update]
  /// Whether it has ended.
  package var isEnded = false

  /// Creates a record.
  package init(id: String, attributes: Attributes, updates: [Update]) {
    (self.id, self.attributes, self.updates) = (id, attributes, updates)
  }
}

/// The Live Activities of one type, stored in a file of the widget's data folder, or in memory
/// without one.
package struct ActivityStore<Attributes: ActivityAttributes>: Sendable {
  /// The file, named after the type with the types and the module around it, because others may have
  /// its name; `nil` for memory.
  package var file: URL? { file(TypeName.qualified(Attributes.self)) }

  private func file(_ name: String) -> URL? {
    ProcessInfo.processInfo.environment[WidgetData.variable].map {
      URL(fileURLWithPath: $0).appendingPathComponent("Activities")
        .appendingPathComponent("\(name).json")
    }
  }

  /// Creates an activity store.
  package init() {}

  /// Loads all activities; empty if the file is missing or was written for another version of the
  /// type.
  package func load() -> [ActivityRecord<Attributes>] { (try? read()) ?? [] }

  /// Loads all activities; empty if the file is missing.
  ///
  /// - Throws: `DecodingError` for a file that was written for another version of the type.
  package func read() throws -> [ActivityRecord<Attributes>] {
    let data =
      file.flatMap { try? Data(contentsOf: $0) }
      // Earlier versions named the file after the type alone.
      ?? file("\(Attributes.self)").flatMap { try? Data(contentsOf: $0) }
      ?? ActivityMemory.data(of: Attributes.self)
    return try data.map { try JSONDecoder().decode([ActivityRecord<Attributes>].self, from: $0) }
      ?? []
  }

  /// Stores all activities.
  ///
  /// - Throws: any error of writing the file.
  package func save(_ records: [ActivityRecord<Attributes>]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(records)
    guard let file else { return ActivityMemory.keep(data, of: Attributes.self) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// Changes one activity.
  ///
  /// - Throws: any error of writing the file.
  func change(_ id: String, _ body: (inout ActivityRecord<Attributes>) -> Void) throws {
    var records = load()
    guard let index = records.firstIndex(where: { $0.id == id }) else { return }
    body(&records[index])
    try save(records)
  }
}

/// The Live Activities of a program without a data folder.
private enum ActivityMemory {
  private static let kept = Mutex<[ObjectIdentifier: Data]>([:])

  static func data(of type: Any.Type) -> Data? { kept.withLock { $0[ObjectIdentifier(type)] } }
  static func keep(_ data: Data, of type: Any.Type) {
    kept.withLock { $0[ObjectIdentifier(type)] = data }
  }
}
