import Vitrine
import VitrineCommandLine

/// The words above a device.
struct ScreenCaption: Hashable, Sendable {
  var title: String?
  var details: String?
}

/// The captions of a file: for each language, those of each place.
///
///     {"en": {"homeScreen": "Your day at a glance"},
///      "de": {"homeScreen": {"title": "Dein Tag", "details": "auf einen Blick"}}}
struct ScreenCaptions {
  private var captions: [String: [ScreenPlace: ScreenCaption]] = [:]

  /// The maximum size of a file, in bytes.
  private static let limit = 1 << 20

  /// Reads a file.
  ///
  /// - Throws: `CommandError` that names the language and the place with a problem.
  init(contentsOf path: String) throws(CommandError) {
    let value = try ScreenCaptions.value(in: path)
    guard case .object(let languages) = value else {
      throw ScreenCaptions.fault("captions are an object with languages", path)
    }
    for (language, places) in languages.sorted(by: { $0.key < $1.key }) {
      guard case .object(let places) = places else {
        throw ScreenCaptions.fault("'\(language)' must be an object with places", path)
      }
      for (name, caption) in places.sorted(by: { $0.key < $1.key }) {
        captions[language, default: [:]][try ScreenCaptions.place(name, language, path)] =
          try ScreenCaptions.caption(caption, "\(language).\(name)", path)
      }
    }
  }

  /// Returns the caption of a place in a language, or in the language without its region.
  func caption(at place: ScreenPlace, in locale: LocaleIdentifier) -> ScreenCaption? {
    let words = locale.text.split { $0 == "_" || $0 == "-" }
    let names = (0..<words.count).map { words.dropLast($0).joined(separator: "_") }
    return names.lazy.compactMap { captions[$0]?[place] }.first
  }

  private static func value(in path: String) throws(CommandError) -> JSONValue {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, limit: limit)
    } catch {
      throw .failed(ReportedDiagnostic(ArchiveError(error.reason), file: path), .unusable)
    }
    do throws(ArchiveError) {
      return try JSONValue(json: bytes)
    } catch {
      throw .failed(ReportedDiagnostic(error, file: path), .unusable)
    }
  }

  private static func place(
    _ name: String, _ language: String, _ path: String
  ) throws(CommandError) -> ScreenPlace {
    guard let place = ScreenPlace(rawValue: name) else {
      let names = ScreenPlace.allCases.map(\.rawValue)
      throw fault(
        "'\(language)' has the unknown place '\(name.singleLine)'", path,
        hint: Suggestion.hint(for: name, among: names) ?? "use \(Suggestion.list(names))")
    }
    return place
  }

  private static func caption(
    _ value: JSONValue, _ name: String, _ path: String
  ) throws(CommandError) -> ScreenCaption {
    switch value {
    case .string(let title): return ScreenCaption(title: title)
    case .object(let fields):
      var caption = ScreenCaption()
      for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
        guard case .string(let text) = value else {
          throw fault("'\(name).\(key)' must be a string", path)
        }
        switch key {
        case "title": caption.title = text
        case "details": caption.details = text
        default:
          throw fault(
            "'\(name)' has the unknown field '\(key.singleLine)'", path,
            hint: "use title and details")
        }
      }
      return caption
    case .null, .bool, .number, .array:
      throw fault("'\(name)' must be a string, or an object with title and details", path)
    }
  }

  private static func fault(
    _ message: String, _ path: String, hint: String? = nil
  ) -> CommandError {
    .failed(ReportedDiagnostic(.error, message, hint: hint, file: path), .unusable)
  }
}
