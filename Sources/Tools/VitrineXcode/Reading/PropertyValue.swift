import Foundation

/// A value of a property list: project files, Info.plist, entitlements, intent definitions.
package indirect enum PropertyValue: Sendable, Hashable {
  case string(String)
  case bool(Bool)
  case number(Double)
  case date(Date)
  case data(Data)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])

  /// The maximum size of a property list, in bytes.
  static let sizeLimit = 64 << 20
  /// The maximum nesting of lists.
  static let depthLimit = 128

  /// Reads a property list of any form: OpenStep, XML or binary.
  ///
  /// - Throws: `ProjectError` for a file that cannot be read, is too large or is not a property list.
  package init(contentsOf file: URL) throws(ProjectError) {
    let data = try ProjectFiles.data(file, limit: PropertyValue.sizeLimit)
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw ProjectError(
        "this is not a property list" + (reason.map { ": \($0)" } ?? ""), file: file,
        line: reason.flatMap(PropertyValue.line),
        hint: "look for the marks of an unfinished merge, or open the project in Xcode once")
    }
    guard let value = PropertyValue(list, depth: 0) else {
      throw ProjectError(
        "the lists are nested more than \(PropertyValue.depthLimit) deep", file: file)
    }
    self = value
  }

  private init?(_ object: Any, depth: Int) {
    guard depth < PropertyValue.depthLimit else { return nil }
    switch object {
    case let text as String: self = .string(text)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date)
    case let list as [Any]:
      let values = list.compactMap { PropertyValue($0, depth: depth + 1) }
      guard values.count == list.count else { return nil }
      self = .array(values)
    case let table as [String: Any]:
      let values = table.compactMapValues { PropertyValue($0, depth: depth + 1) }
      guard values.count == table.count else { return nil }
      self = .dictionary(values)
    // The number 1 could be a flag; only flags are stored as characters.
    case let number as NSNumber:
      let isFlag = ["c", "B"].contains(String(cString: number.objCType))
      self = isFlag ? .bool(number.boolValue) : .number(number.doubleValue)
    default: self = .string("\(object)")
    }
  }

  /// The line in the parser's error.
  private static func line(_ reason: String) -> Int? {
    reason.firstRange(of: "line ").flatMap { range in
      Int(reason[range.upperBound...].prefix { $0.isNumber })
    }
  }

  /// The value as Foundation writes it.
  package var object: Any {
    switch self {
    case .string(let text): text
    case .bool(let flag): flag
    case .number(let number):
      number.rounded() == number && abs(number) < 1e15 ? Int(number) as Any : number
    case .date(let date): date
    case .data(let data): data
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }
}

extension PropertyValue {
  /// The text of a string, or of a number or flag as build settings write them.
  package var string: String? {
    switch self {
    case .string(let text): text
    case .bool(let flag): flag ? "YES" : "NO"
    case .number(let number):
      number.rounded() == number && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    default: nil
    }
  }

  /// The elements of an array.
  package var array: [PropertyValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The entries of a dictionary.
  package var dictionary: [String: PropertyValue]? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  /// The texts of an array.
  package var strings: [String] { (array ?? []).compactMap(\.string) }

  /// The value of a key; of a dictionary only.
  package subscript(key: String) -> PropertyValue? { dictionary?[key] }

  /// The value with each text replaced.
  package func mapStrings(_ transform: (String) -> String) -> PropertyValue {
    switch self {
    case .string(let text): .string(transform(text))
    case .array(let values): .array(values.map { $0.mapStrings(transform) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.mapStrings(transform) })
    default: self
    }
  }
}
