import VitrineCoding
import VitrineGeometry

/// The properties of an object of a payload, read by the rows of a table.
///
/// A value of the wrong type is reported and has no effect, as in the clients on
/// devices; a name without a row is an unknown field.
struct PayloadFields {
  /// A table of an object's properties, by name.
  struct Table: Sendable {
    /// The rows, in the order of the reference.
    let rows: [PayloadProperty]
    private let byName: [String: PayloadProperty]

    init(_ rows: [PayloadProperty]) {
      self.rows = rows
      byName = Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
    }

    subscript(name: String) -> PayloadProperty? { byName[name] }
  }

  /// The owner of the properties, in messages.
  let owner: String
  private var values: [String: (tree: JSONTree, path: NodePath)] = [:]
  private var given: Set<String> = []
  private let reading: PayloadReading
  private let read = Read()

  /// The names of the properties that were asked for.
  private final class Read { var names: Set<String> = [] }

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - object: the values, by their names in the payload.
  ///   - table: the properties.
  ///   - owner: the owner of the properties, in messages.
  ///   - path: the path of the object.
  ///   - expand: returns the full name for a name in the payload.
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
      if !given.insert(row.name).inserted {
        reading.warn("'\(row.name)' of \(owner) is given twice; the last value counts", at: place)
      }
      add(member.value, row, at: place)
    }
  }

  private mutating func add(_ value: JSONTree, _ row: PayloadProperty, at path: NodePath) {
    guard row.archive != nil else {
      return reading.warn("'\(row.name)' of \(owner) has no effect", at: path)
    }
    guard accepts(value, row, at: path) else { return }
    values[row.name] = (value, path)
    if case .wordList = row.unit, case .array(let words) = value {
      for (index, word) in words.enumerated() {
        _ = accepts(word, row, at: path.appending(.index(index)))
      }
    }
    guard let range = row.unit.range, let number = value.number, !range.contains(number) else {
      return
    }
    let nearest = min(max(number, range.lowerBound), range.upperBound)
    reading.warn(
      "'\(row.name)' of \(owner) is \(number.plainText); it counts as \(nearest.plainText)",
      at: path)
    values[row.name] = (.number(nearest), path)
  }

  private func accepts(_ value: JSONTree, _ row: PayloadProperty, at path: NodePath) -> Bool {
    if row.unit.accepts(value) { return true }
    let meant = row.unit.nearest(to: value).map { "; did you mean \"\($0)\"?" } ?? ""
    reading.warn(
      "'\(row.name)' of \(owner) is \(row.unit.found(value)), but must be \(row.unit.wanted); "
        + "it has no effect\(meant)", at: path)
    return false
  }

  /// Returns the value of a property with its path.
  func value(_ name: String) -> (tree: JSONTree, path: NodePath)? {
    read.names.insert(name)
    return values[name]
  }

  /// Reports the properties that nothing has asked for, because others took their place.
  ///
  /// - Parameter others: properties that are read elsewhere.
  func reportUnread(except others: Set<String>) {
    for (name, value) in values.sorted(by: { $0.key < $1.key })
    where !read.names.contains(name) && !others.contains(name) {
      reading.warn(
        "'\(name)' of \(owner) has no effect beside its other properties", at: value.path)
    }
  }

  /// Whether the object has the property, even with a value without effect.
  func isGiven(_ name: String) -> Bool { given.contains(name) }

  /// Whether the object has the property.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// Returns a number, limited to the archive's range.
  func number(_ name: String, in range: NumberRange = .number) -> Double? {
    guard let (tree, path) = value(name), case .number(let value) = tree else { return nil }
    let nearest = range.nearest(value)
    if nearest != value, value.magnitude >= range.finest {
      reading.warn("\(value.plainText) counts as \(nearest.plainText)", at: path)
    }
    return nearest
  }

  /// Returns a number that is not negative; 0 for a negative one.
  func length(_ name: String) -> Double? { number(name).map { max(0, $0) } }

  /// Returns a date in milliseconds since 1970.
  func moment(_ name: String) -> ArchiveDate? {
    guard let (tree, path) = value(name), case .number(let value) = tree else { return nil }
    return reading.date(milliseconds: value, name, at: path)
  }

  /// Returns a time in milliseconds, in seconds.
  func milliseconds(_ name: String) -> Double? {
    guard case .number(let number)? = value(name)?.tree else { return nil }
    return number / 1000
  }

  /// Returns a string.
  func text(_ name: String) -> String? {
    guard case .string(let text)? = value(name)?.tree else { return nil }
    return text
  }

  /// Returns a word of a choice, with the table's capitalization.
  func word(_ name: String) -> String? { text(name)?.lowercased() }

  /// Returns `true` or `false`.
  func flag(_ name: String) -> Bool? {
    guard case .bool(let flag)? = value(name)?.tree else { return nil }
    return flag
  }

  /// Returns a colour, and reports text that is not a colour.
  func color(_ name: String) -> Color? {
    guard let text = text(name), let path = values[name]?.path else { return nil }
    return reading.color(text, at: path)
  }

  /// Returns the colours of a string or of an array of strings, and reports text that is not a
  /// colour.
  func colors(_ name: String) -> [Color] {
    guard let path = value(name)?.path else { return [] }
    return words(name).compactMap { reading.color($0, at: path) }
  }

  /// Returns a value that may be JSON in a string.
  func json(_ name: String) -> (tree: JSONTree, path: NodePath)? {
    guard let (tree, path) = value(name) else { return nil }
    guard case .string(let text) = tree else { return (tree, path) }
    return reading.parse(text, at: path).map { ($0, path) }
  }

  /// Returns the properties of an object that may be JSON in a string.
  func object(
    _ name: String, _ table: Table, expand: (String) -> String = { $0 }
  ) -> PayloadFields? {
    guard let (tree, path) = json(name) else { return nil }
    guard let object = tree.object else {
      reading.warn(
        "'\(name)' of \(owner) is \(tree.type.rawValue), but must be an object; it has no effect",
        at: path)
      return nil
    }
    return PayloadFields(object, table, owner: "'\(name)'", at: path, reading, expand: expand)
  }

  /// Returns the elements of an array that may be JSON in a string, with their paths.
  func elements(_ name: String) -> [(tree: JSONTree, path: NodePath)] {
    guard let (tree, path) = json(name) else { return [] }
    guard let elements = tree.elements else {
      reading.warn(
        "'\(name)' of \(owner) is \(tree.type.rawValue), but must be an array; it has no effect",
        at: path)
      return []
    }
    return elements.enumerated().map { ($1, path.appending(.index($0))) }
  }

  /// Returns the objects of an array that may be JSON in a string; other elements are reported.
  func objects(_ name: String, _ table: Table) -> [PayloadFields] {
    elements(name).compactMap { tree, path in
      if let object = tree.object {
        return PayloadFields(object, table, owner: "'\(name)'", at: path, reading)
      }
      reading.warn(
        "this is \(tree.type.rawValue), but must be an object; it has no effect", at: path)
      return nil
    }
  }

  /// Returns a string or an array of strings as an array.
  func words(_ name: String) -> [String] {
    switch value(name)?.tree {
    case .string(let word)?: [word]
    case .array(let words)?:
      words.compactMap { if case .string(let word) = $0 { word } else { nil } }
    default: []
    }
  }
}

extension JSONTree {
  /// The number; `nil` for other types.
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The string; `nil` for other types.
  var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The object; `nil` for other types.
  var object: JSONObject? { if case .object(let value) = self { value } else { nil } }
  /// The elements of an array; `nil` for other types.
  var elements: [JSONTree]? { if case .array(let value) = self { value } else { nil } }
}
