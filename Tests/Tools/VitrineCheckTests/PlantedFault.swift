import Testing
import Vitrine
import VitrineCheck

/// A widget with one fault, and the same widget without it, from the file 'planted.json'.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  /// The description of the fault.
  let name: String
  /// The rule that finds it.
  let rule: String
  /// The archives with and without the fault.
  let fault: JSONValue
  let mended: JSONValue

  var testDescription: String { "\(rule): \(name)" }

  /// All pairs.
  static let all: [PlantedFault] = {
    guard let bytes = try? FileReader.read(folder + "/planted.json", limit: 1 << 20),
      case .array(let pairs)? = try? JSONValue(json: bytes)
    else { return [] }
    return pairs.compactMap(PlantedFault.init)
  }()

  static let folder = String(
    #filePath.prefix(upTo: #filePath.lastIndex(of: "/") ?? #filePath.endIndex))

  private init?(_ pair: JSONValue) {
    guard case .object(let pair) = pair, case .string(let name)? = pair["name"],
      case .string(let rule)? = pair["rule"], let fault = pair["fault"], let mended = pair["mended"]
    else { return nil }
    (self.name, self.rule, self.fault, self.mended) = (name, rule, fault, mended)
  }

  /// The findings in a widget, by the rules that are on by default and the rule of the fault.
  func findings(in widget: JSONValue) throws -> [Finding] {
    let document = try Self.document(of: widget)
    let result = Checker(renderer: Renderer(), configuration: try configuration).check(document)
    if let failure = result.failures.first { throw failure }
    return result.findings
  }

  private var configuration: CheckConfiguration {
    get throws {
      guard let own = CheckRule.all.first(where: { $0.id.rawValue == rule }), !own.isDefault else {
        return CheckConfiguration()
      }
      let bytes = Array(#"{"rules": {"\#(rule)": "\#(own.severity.rawValue)"}}"#.utf8)
      return try ArchiveDecoder(isStrict: true).decode(
        CheckConfiguration.self, bytes, file: "check.json"
      ).0
    }
  }

  var faultyArchive: JSONValue { Self.archive(of: fault) }
  var mendedArchive: JSONValue { Self.archive(of: mended) }

  /// The document of a widget in the short form of the file.
  static func document(of widget: JSONValue) throws -> WidgetDocument {
    let bytes = try ArchiveEncoder.encode(archive(of: widget))
    return try WidgetDocument(bytes: bytes, file: "planted.json", folder: folder)
  }

  /// The archive of a widget in the short form of the file: a view for each family, on the system's
  /// background.
  private static func archive(of widget: JSONValue) -> JSONValue {
    guard case .object(var members) = widget else { return widget }
    if let archive = members["archive"] { return archive }
    let background = members.removeValue(forKey: "background") ?? "background"
    let views =
      members.removeValue(forKey: "views") ?? ["default": members.removeValue(forKey: "view") ?? ""]
    members["supportedFamilies"] = members.removeValue(forKey: "families") ?? ["systemSmall"]
    (members["vitrine"], members["kind"]) = ("1.0", "planted")
    let entries =
      members["entries"] ?? entries(views, members.removeValue(forKey: "entryCount"))
    guard case .array(let list) = entries else { return widget }
    members["entries"] = .array(list.map { onBackground($0, background) })
    return .object(members)
  }

  /// An entry with the views, or as many as the file says, an hour apart.
  private static func entries(_ views: JSONValue, _ count: JSONValue?) -> JSONValue {
    guard case .number(let count)? = count else {
      return [["date": "2026-01-09T09:41:00Z", "views": views]]
    }
    let start = ArchiveDate(secondsSince1970: 1_767_951_660)
    return .array(
      (0..<Int(count)).map { index in
        let date = ArchiveDate(secondsSince1970: start.secondsSince1970 + 3600 * Double(index))
        return ["date": .string(date.text), "views": views]
      })
  }

  private static func onBackground(_ entry: JSONValue, _ background: JSONValue) -> JSONValue {
    guard case .object(var entry) = entry, case .object(let views)? = entry["views"] else {
      return entry
    }
    entry["views"] = .object(
      views.mapValues { view in
        [
          "zStack": ["children": [view]],
          "modifiers": [["containerBackground": background]],
        ]
      })
    return .object(entry)
  }
}
