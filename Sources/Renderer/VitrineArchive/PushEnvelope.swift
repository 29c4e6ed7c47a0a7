import VitrineCoding

/// The place of a notification in what a service for notifications sends or logs, such as
/// `message.apns.payload` of Firebase.
package enum PushEnvelope {
  /// The maximum number of levels around a notification.
  private static let mostLevels = 10
  /// The maximum number of values that are searched.
  private static let mostValues = 10_000

  /// What a value of JSON contains.
  package enum Inside<Value> {
    /// The members of an object, in their order.
    case object([(key: String, value: Value)])
    /// The elements of an array.
    case array([Value])
    /// Nothing.
    case nothing
  }

  /// Returns the paths of the objects that have an object `aps`, on the level nearest to the root;
  /// empty if there is none.
  package static func paths<Value>(
    in root: Value, _ inside: (Value) -> Inside<Value>
  ) -> [[NodePath.Step]] {
    var level = [(path: [NodePath.Step](), value: root)]
    var count = 0
    for _ in 0...mostLevels {
      let found = level.filter { isNotification($0.value, inside) }.map(\.path)
      guard found.isEmpty else { return found }
      level = level.flatMap { place in
        children(place.value, inside).map { (place.path + [$0.step], $0.value) }
      }
      count += level.count
      guard !level.isEmpty, count <= mostValues else { return [] }
    }
    return []
  }

  private static func isNotification<Value>(
    _ value: Value, _ inside: (Value) -> Inside<Value>
  ) -> Bool {
    guard case .object(let members) = inside(value),
      let aps = members.first(where: { $0.key == "aps" })
    else { return false }
    return if case .object = inside(aps.value) { true } else { false }
  }

  private static func children<Value>(
    _ value: Value, _ inside: (Value) -> Inside<Value>
  ) -> [(step: NodePath.Step, value: Value)] {
    switch inside(value) {
    case .object(let members): members.map { (.key($0.key), $0.value) }
    case .array(let elements): elements.enumerated().map { (.index($0), $1) }
    case .nothing: []
    }
  }

  /// Returns the paths in a value that has lost the order of its members.
  package static func paths(in root: JSONValue) -> [[NodePath.Step]] {
    paths(in: root) { value in
      switch value {
      case .object(let members):
        .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
      case .array(let elements): .array(elements)
      case .string, .number, .bool, .null: .nothing
      }
    }
  }

  /// The words about a notification that is not at the root; `nil` for one that is.
  package static func note(_ paths: [[NodePath.Step]]) -> String? {
    guard let first = paths.first, !first.isEmpty || paths.count > 1 else { return nil }
    let place = "the notification is at '\(NodePath(first))'; what is around it is the service's"
    return paths.count == 1 ? place : place + "; there are \(paths.count), and the first is read"
  }
}
