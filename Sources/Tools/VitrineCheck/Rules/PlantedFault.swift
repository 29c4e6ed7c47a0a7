import CVitrineResources
import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A widget with one fault, and the same widget without it: the example of a rule, and its test.
package struct PlantedFault: Sendable {
  /// The description of the fault.
  package let name: String
  /// The rule that finds it.
  package let rule: String
  /// The archives with and without the fault, in the short form of the file.
  package let fault: JSONValue
  package let mended: JSONValue

  /// All pairs, in the order of 'Templates/Checks/planted.json'.
  package static let all: [PlantedFault] = {
    guard case .array(let pairs)? = try? JSONValue(json: bytes(vitrine_check_planted())) else {
      return []
    }
    return pairs.compactMap(PlantedFault.init)
  }()

  /// The images that the widgets have, by the names of their files.
  private static let images = [
    "fjord.jpg": vitrine_check_fjord(), "big.png": vitrine_check_big(),
    "mid.png": vitrine_check_mid(),
  ].mapValues { Data(bytes($0)).base64EncodedString() }

  private static func bytes(_ resource: VitrineResource) -> [UInt8] {
    Array(UnsafeBufferPointer(start: resource.bytes, count: resource.count))
  }

  private init?(_ pair: JSONValue) {
    guard case .object(let pair) = pair, case .string(let name)? = pair["name"],
      case .string(let rule)? = pair["rule"], let fault = pair["fault"], let mended = pair["mended"]
    else { return nil }
    (self.name, self.rule, self.fault, self.mended) = (name, rule, fault, mended)
  }

  /// The findings in a widget, by the rules that are on by default and the rule of the fault.
  ///
  /// - Throws: `ArchiveError` when the widget cannot be checked.
  package func findings(in widget: JSONValue) throws(ArchiveError) -> [Finding] {
    let document = try Self.document(of: widget)
    let result = Checker(renderer: Renderer(), configuration: try configuration).check(document)
    if let failure = result.failures.first { throw failure }
    return result.findings
  }

  private var configuration: CheckConfiguration {
    get throws(ArchiveError) {
      guard let own = CheckRule.all.first(where: { $0.id.rawValue == rule }), !own.isDefault else {
        return CheckConfiguration()
      }
      let bytes = Array(#"{"rules": {"\#(rule)": "\#(own.severity.rawValue)"}}"#.utf8)
      return try ArchiveDecoder(isStrict: true).decode(
        CheckConfiguration.self, bytes, file: "check.json"
      ).0
    }
  }

  package var faultyArchive: JSONValue { Self.archive(of: fault) }
  package var mendedArchive: JSONValue { Self.archive(of: mended) }

  /// The document of a widget in the short form of the file.
  ///
  /// - Throws: `ArchiveError` when it is invalid.
  package static func document(of widget: JSONValue) throws(ArchiveError) -> WidgetDocument {
    var archive = archive(of: widget)
    if case .object(var members) = archive, case .object(let assets)? = members["assets"] {
      members["assets"] = .object(assets.mapValues(embedded))
      archive = .object(members)
    }
    let bytes = (try? ArchiveEncoder.encode(archive)) ?? []
    return try WidgetDocument(bytes: bytes, file: "planted.json")
  }

  /// Returns an asset with the bytes of its file.
  private static func embedded(_ asset: JSONValue) -> JSONValue {
    guard case .string(let name) = asset, let data = images[name] else { return asset }
    return ["data": .string(data)]
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
