import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The properties of an object of a payload, read by the rows of a table.
///
/// A value of another kind than its row says is named and has no effect, as in the clients on
/// devices; a name that no row has is an unknown field.
struct PayloadFields {
  /// The table of an object's properties, found by name.
  struct Table: Sendable {
    /// The rows in the order of the reference.
    let rows: [PayloadProperty]
    private let byName: [String: PayloadProperty]

    init(_ rows: [PayloadProperty]) {
      self.rows = rows
      byName = Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
    }

    subscript(name: String) -> PayloadProperty? { byName[name] }
  }

  /// What has the properties, for messages.
  let owner: String
  private var values: [String: (tree: JSONTree, path: NodePath)] = [:]
  private let reading: PayloadReading

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - object: the values by the names of the payload.
  ///   - table: the rows.
  ///   - owner: what has the properties.
  ///   - path: where the object is.
  ///   - expand: a name in the payload, written out.
  init(
    _ object: JSONObject?, _ table: Table, owner: String, at path: NodePath,
    _ reading: PayloadReading, expand: (String) -> String = { $0 }
  ) {
    (self.owner, self.reading) = (owner, reading)
    for member in object?.members ?? [] {
      let place = path.appending(.key(member.key))
      let name = expand(member.key)
      guard let row = table[name] else {
        reading.reportUnknown(
          .field, member.key, candidates: table.rows.map(\.name), at: path)
        continue
      }
      if case .null = member.value { continue }
      add(member.value, row, at: place)
    }
  }

  private mutating func add(_ value: JSONTree, _ row: PayloadProperty, at path: NodePath) {
    guard row.archive != nil else {
      return reading.warn("'\(row.name)' of \(owner) has no effect", at: path)
    }
    guard row.unit.accepts(value) else {
      return reading.warn(
        "'\(row.name)' of \(owner) is \(value.type.rawValue), wanted is \(row.unit.wanted); "
          + "it has no effect", at: path)
    }
    values[row.name] = (value, path)
  }

  /// The value of a property with its place.
  func value(_ name: String) -> (tree: JSONTree, path: NodePath)? { values[name] }

  /// Whether the property is given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// A number, at the nearer end of the archive's range where it is beyond it.
  func number(_ name: String, in range: NumberRange = .number) -> Double? {
    guard let (tree, path) = values[name], case .number(let value) = tree else { return nil }
    let nearest = range.nearest(value)
    if nearest != value, value.magnitude >= range.finest {
      reading.warn("\(value.plainText) counts as \(nearest.plainText)", at: path)
    }
    return nearest
  }

  /// A number that is not negative; a negative one counts as 0.
  func length(_ name: String) -> Double? { number(name).map { max(0, $0) } }

  /// A time.
  func milliseconds(_ name: String) -> Double? {
    guard case .number(let value)? = values[name]?.tree else { return nil }
    return value / 1000
  }

  /// Characters.
  func text(_ name: String) -> String? {
    guard case .string(let text)? = values[name]?.tree else { return nil }
    return text
  }

  /// A word of a choice, in the table's spelling of capitals.
  func word(_ name: String) -> String? { text(name)?.lowercased() }

  /// `true` or `false`.
  func flag(_ name: String) -> Bool? {
    guard case .bool(let value)? = values[name]?.tree else { return nil }
    return value
  }

  /// A colour; text that is not one is named.
  func color(_ name: String) -> Color? {
    guard let text = text(name), let path = values[name]?.path else { return nil }
    if let color = StyleColor.parse(text) { return color }
    reading.warn("'\(text)' is not a colour; it has no effect", at: path)
    return nil
  }

  /// A value that may be JSON in a string.
  func json(_ name: String) -> (tree: JSONTree, path: NodePath)? {
    guard let (tree, path) = values[name] else { return nil }
    guard case .string(let text) = tree else { return (tree, path) }
    return reading.parse(text, at: path).map { ($0, path) }
  }

  /// A string, or several.
  func words(_ name: String) -> [String] {
    switch values[name]?.tree {
    case .string(let word)?: [word]
    case .array(let words)?:
      words.compactMap { if case .string(let word) = $0 { word } else { nil } }
    default: []
    }
  }
}

extension JSONTree {
  /// The number, if it is one.
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The string, if it is one.
  var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The object, if it is one.
  var object: JSONObject? { if case .object(let value) = self { value } else { nil } }
  /// The elements, if it is an array.
  var elements: [JSONTree]? { if case .array(let value) = self { value } else { nil } }
}
