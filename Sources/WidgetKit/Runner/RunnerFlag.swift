import SwiftUI
internal import VitrineModel

/// An option of the command line: one table for parsing and for help.
struct RunnerFlag: Sendable {
  /// What the option does.
  enum Action: Sendable {
    /// It switches something on.
    case set(@Sendable (inout RunnerOptions) -> Void)
    /// It takes a value, which help calls by a name.
    case value(String, @Sendable (inout RunnerOptions, String) throws(WidgetFault) -> Void)
  }

  let names: [String]
  let help: String
  let action: Action

  static let all: [RunnerFlag] = [
    RunnerFlag(["-o", "--output"], "DIR", "Where archives are written; default: archives.") {
      $0.output = $1
    },
    RunnerFlag(["--parameters"], "JSON", "Values of the intent's parameters, an object.") {
      (options, text) throws(WidgetFault) in options.parameters = try object(text)
    },
    RunnerFlag(["--widget"], "KIND", "Only this widget, by kind or type; may be repeated.") {
      $0.kinds.append($1)
    },
    RunnerFlag(["--family"], "FAMILY", "Only this family; may be repeated.") {
      (options, text) throws(WidgetFault) in options.families.append(try family(text))
    },
    RunnerFlag(["--date"], "MOMENT", "What `Date()` is, in ISO 8601; default: now.") {
      (options, text) throws(WidgetFault) in options.date = try date(text)
    },
    RunnerFlag(["--locale"], "LOCALE", "Language and region; default: en_US.") { $0.locale = $1 },
    RunnerFlag(["--time-zone"], "ZONE", "Zone of dates; default: UTC.") { $0.timeZone = $1 },
    RunnerFlag(["--device"], "NAME", "Whose sizes views see; default: iPhone 16.") {
      (options, text) throws(WidgetFault) in options.device = try device(text)
    },
    RunnerFlag(["--resources"], "DIR", "A folder with catalogues and strings; may be repeated.") {
      $0.resources.append($1)
    },
    RunnerFlag(
      ["--data"], "DIR", "Where widgets keep data between runs; default: .vitrine/widgets."
    ) { $0.data = $1 },
    RunnerFlag(
      names: ["--fresh"], help: "Begin without the data of earlier runs.",
      action: .set { $0.isFresh = true }),
    RunnerFlag(["--deployment-target"], "VERSION", "Oldest system of the app, such as 16.4.") {
      (options, text) throws(WidgetFault) in options.deploymentTarget = try version(text)
    },
    RunnerFlag(["--timeout"], "SECONDS", "Most time for a widget and family; default: 10.") {
      (options, text) throws(WidgetFault) in options.timeout = try seconds(text)
    },
    RunnerFlag(
      names: ["--json"], help: "Report as JSON on the standard output.",
      action: .set { $0.isJSON = true }),
  ]

  private init(names: [String], help: String, action: Action) {
    (self.names, self.help, self.action) = (names, help, action)
  }

  private init(
    _ names: [String], _ value: String, _ help: String,
    _ take: @escaping @Sendable (inout RunnerOptions, String) throws(WidgetFault) -> Void
  ) { self.init(names: names, help: help, action: .value(value, take)) }
}

extension RunnerFlag {
  private static func object(_ text: String) throws(WidgetFault) -> [String: JSONValue] {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
      throw WidgetFault("not valid JSON")
    }
    guard case .object(let fields) = value else {
      throw WidgetFault("expected an object such as {\"id\": \"1\"}")
    }
    return fields
  }

  private static func family(_ name: String) throws(WidgetFault) -> VitrineModel.WidgetFamily {
    guard let family = VitrineModel.WidgetFamily(rawValue: name) else {
      let names = VitrineModel.WidgetFamily.allCases.map(\.rawValue)
      throw WidgetFault("unknown family '\(name)'", hint: Suggestion.hint(for: name, among: names))
    }
    return family
  }

  private static func date(_ text: String) throws(WidgetFault) -> ArchiveDate {
    guard let date = ArchiveDate(text) else {
      throw WidgetFault("'\(text)' is no moment; write it like 2026-01-31T09:41:00Z")
    }
    return date
  }

  private static func device(_ name: String) throws(WidgetFault) -> String {
    guard Device.named(name) != nil else {
      let names = Device.all.map(\.name)
      throw WidgetFault("unknown device '\(name)'", hint: Suggestion.hint(for: name, among: names))
    }
    return name
  }

  /// The first two parts of a version.
  private static func version(_ text: String) throws(WidgetFault) -> Double {
    guard let version = Double(text.split(separator: ".").prefix(2).joined(separator: ".")) else {
      throw WidgetFault("'\(text)' is no version; write it like 16.4")
    }
    return version
  }

  private static func seconds(_ text: String) throws(WidgetFault) -> Double {
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw WidgetFault("'\(text)' is no number of seconds")
    }
    return seconds
  }
}
