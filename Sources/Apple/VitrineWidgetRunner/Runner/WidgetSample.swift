import SwiftUI
internal import VitrineCoding
internal import VitrineFiles
import WidgetKit

/// Data of a widget under a name: a file of JSON with an entry, or with a list of entries.
///
/// The widget's own type of entries decodes it.
struct WidgetSample {
  /// The name of the file, without extension.
  let name: String
  private let file: URL

  /// The largest file, in bytes.
  private static let mostBytes = 1_000_000
  /// The maximum number of samples of a widget.
  private static let most = 100

  /// The samples of a widget, which are in a folder that is named after its kind, in the order of
  /// their names.
  static func all(of kind: String, in folder: String?) -> [WidgetSample] {
    guard let folder, !kind.isEmpty, !kind.contains("/"), !kind.hasPrefix(".") else { return [] }
    let place = URL(fileURLWithPath: folder).appendingPathComponent(kind)
    return names(place).filter { $0.hasSuffix(".json") }.prefix(most).map {
      WidgetSample(name: String($0.dropLast(5)), file: place.appendingPathComponent($0))
    }
  }

  /// Warnings about files and folders of samples that no widget shows.
  static func strays(in folder: String?, kinds: [String]) -> [String] {
    guard let folder else { return [] }
    let root = URL(fileURLWithPath: folder)
    return names(root).compactMap { name in
      let place = root.appendingPathComponent(name)
      let count = names(place).count { $0.hasSuffix(".json") }
      if kinds.contains(name) {
        return count > most
          ? "'\(name)' has \(count.counted("sample")), of which the first \(most) are shown" : nil
      }
      guard !place.hasDirectoryPath || count > 0 else { return nil }
      guard place.hasDirectoryPath || name.hasSuffix(".json") else { return nil }
      let hint = Suggestion.hint(for: name, among: kinds) ?? "a folder has the kind of its widget"
      return "no widget of this program has the samples in \(SampleFolder.name)/\(name); \(hint)"
    }
  }

  private static func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The path below the folder of all samples, for messages.
  private var path: String {
    file.pathComponents.suffix(3).joined(separator: "/")
  }

  // MARK: Entries

  /// Returns a source of the entries.
  ///
  /// - Parameters:
  ///   - source: that of the widget, whose views show the entries.
  ///   - now: the date of an entry without one.
  /// - Throws: `WidgetFault` if the file does not hold entries of the widget.
  @MainActor
  func source(
    _ source: any TimelineSource, at now: Date
  ) throws(WidgetFault) -> FixedSource {
    guard let type = source.entryType as? any Decodable.Type else {
      throw WidgetFault(
        "\(path): '\(source.entryType)' cannot be decoded from a sample",
        hint: "let it conform to Decodable, in the file that declares it")
    }
    var values: [any Decodable] = []
    var warnings: [String] = []
    for (index, object) in try objects().enumerated() {
      var object = object
      // Entries without a date are a minute apart, so that each one can be selected by its date.
      if object["date"] == nil { object["date"] = .number(60 * Double(index)) }
      values.append(try decode(type, object, at: now, &warnings))
    }
    let entries = WidgetSample.entries(values, of: source).sorted { $0.date < $1.date }
    guard var fixed = FixedSource(entries: entries) else {
      throw WidgetFault("\(path): there is no entry of the widget")
    }
    fixed.warnings = warnings
    return fixed
  }

  @MainActor
  private static func entries(
    _ values: [any Decodable], of source: any TimelineSource
  ) -> [SourceEntry] {
    guard let source = source as? any RelevantSource else {
      return values.compactMap { ($0 as? any TimelineEntry).flatMap(source.entry) }
    }
    return source.shown(values.compactMap { $0 as? any RelevanceEntry })
  }

  private func bytes() throws(WidgetFault) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.read(file.path, limit: WidgetSample.mostBytes)
    } catch {
      if case .tooLarge(_, let most) = error {
        throw WidgetFault("\(path): the file has more than \(most) bytes")
      }
      throw WidgetFault("\(path): the file cannot be read")
    }
  }

  private func objects() throws(WidgetFault) -> [[String: JSONValue]] {
    let data = Data(try bytes())
    let values: [JSONValue]
    switch try? JSONDecoder().decode(JSONValue.self, from: data) {
    case .array(let elements)?: values = elements
    case let value?: values = [value]
    case nil: throw WidgetFault("\(path): the file is not JSON")
    }
    var objects: [[String: JSONValue]] = []
    for value in values {
      guard case .object(let fields) = value else {
        throw WidgetFault(
          "\(path): a sample is an object, or a list of objects",
          hint: "write an entry as {\"date\": \"2026-01-31T09:41:00Z\", …}")
      }
      objects.append(fields)
    }
    return objects
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, _ object: [String: JSONValue], at now: Date,
    _ warnings: inout [String]
  ) throws(WidgetFault) -> Value {
    let record = DecodingRecord(substitutes: false)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { try SampleDate.date(from: $0, now: now) }
    if let place = DecodingRecord.place { decoder.userInfo[place] = record }
    do {
      let data = try JSONEncoder().encode(JSONValue.object(object))
      let value = try decoder.decode(Recorded<Value>.self, from: data).value
      for (key, hint) in record.unread(of: .object(object)) {
        warnings.append("\(path): '\(key)' is not used" + (hint.map { "; \($0)" } ?? ""))
      }
      return value
    } catch {
      throw WidgetFault("\(path): \(error.inWords)", hint: "'\(type)' decodes it")
    }
  }
}

/// Dates of samples: texts in ISO 8601, or numbers of seconds from now on.
private enum SampleDate {
  static func date(from decoder: any Decoder, now: Date) throws -> Date {
    let value = try decoder.singleValueContainer()
    if let seconds = try? value.decode(Double.self) { return now + seconds }
    guard let date = ArchiveDate(try value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: "a date is a text as \"2026-01-31T09:41:00Z\", or a number of seconds "
          + "from now on")
    }
    return Date(timeIntervalSince1970: date.secondsSince1970)
  }
}

extension DecodingRecord {
  /// The keys of a value that nothing has read of objects of which other keys were read, with what
  /// may be meant.
  fileprivate func unread(
    of value: JSONValue, at path: String = ""
  ) -> [(key: String, hint: String?)] {
    switch value {
    case .object(let fields):
      guard let known = keys[path] else { return [] }
      return fields.sorted { $0.key < $1.key }.flatMap { key, value in
        if known.contains(key) { return unread(of: value, at: "\(path).\(key)") }
        // A type without a date may still have entries; its key is the reader's.
        guard key != "date" else { return [] }
        return [(key, Suggestion.hint(for: key, among: known.subtracting(fields.keys).sorted()))]
      }
    case .array(let elements):
      return elements.enumerated().flatMap { unread(of: $1, at: "\(path)[\($0)]") }
    case .null, .bool, .number, .string: return []
    }
  }
}
