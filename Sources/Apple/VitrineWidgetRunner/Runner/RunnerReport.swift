import SwiftUI
import WidgetKit

/// The result of a run.
struct RunnerReport: Encodable, Sendable {
  /// An archive that was written.
  struct Archive: Encodable, Sendable {
    let kind: String
    let file: String
    let families: [String]
    /// The place where the widget is declared.
    var place: SourcePlace?
    /// Whether it is a preview archived in addition to widgets.
    var isPreview: Bool?
  }

  /// A state that is replaced by another one.
  struct Replaced: Encodable, Sendable {
    let kind: String
    let family: String?
    let state: ReachedPlace.State
    /// The state that is shown instead.
    let by: ReachedPlace.State
    let reason: String
  }

  /// A widget or preview that could not be archived.
  struct Fault: Encodable, Sendable {
    let kind: String
    let family: String?
    let reason: String
    let hint: String?
    /// The place where the widget's code trapped, or otherwise where the widget is declared.
    var place: SourcePlace?
    /// Whether it is a preview archived in addition to widgets.
    var isPreview: Bool?
    /// Whether it follows from another fault of the widget.
    var isConsequence: Bool?

    var title: String { ([kind] + (family.map { [$0] } ?? [])).joined(separator: ", ") }
  }

  /// A warning, and the widget that it is about.
  struct Problem: Encodable, Sendable {
    let kind: String
    let message: String
    /// The place where the widget is declared.
    var place: SourcePlace?
    /// Whether it is a preview archived in addition to widgets.
    var isPreview: Bool?
  }

  /// Omitted code that a widget reached.
  struct Reached: Encodable, Sendable {
    let kind: String
    let family: String?
    /// The state for which the widget was asked.
    let state: ReachedPlace.State
    /// The number of the omitted code.
    let place: Int
  }

  var archives: [Archive] = []
  var reached: [Reached] = []
  var replaced: [Replaced] = []
  /// The file that lists all archives in order.
  var bundle: String?
  var faults: [Fault] = []
  var warnings: [String] = []
  /// The warnings that are about one widget.
  var problems: [Problem] = []
  /// APIs whose calls have no effect.
  var recorded: Set<String> = []
  /// APIs that SwiftUI would draw.
  var notDrawn: Set<String> = []
  /// The result of an intent.
  var answer: IntentAnswer?
  /// The result of a push notification.
  var push: PushAnswer?

  private enum CodingKeys: String, CodingKey {
    case archives, bundle, faults, reached, replaced, warnings, problems, recorded, notDrawn,
      answer, push
  }

  /// Writes lists in order, so that equal runs produce equal reports.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(archives, forKey: .archives)
    try container.encodeIfPresent(bundle, forKey: .bundle)
    try container.encode(faults, forKey: .faults)
    if !reached.isEmpty { try container.encode(reached, forKey: .reached) }
    if !replaced.isEmpty { try container.encode(replaced, forKey: .replaced) }
    try container.encode(warnings, forKey: .warnings)
    if !problems.isEmpty { try container.encode(problems, forKey: .problems) }
    try container.encode(recorded.sorted(), forKey: .recorded)
    try container.encode(notDrawn.sorted(), forKey: .notDrawn)
    try container.encodeIfPresent(answer, forKey: .answer)
    try container.encodeIfPresent(push, forKey: .push)
  }

  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  static func text(_ report: RunnerReport) -> String {
    var lines: [String] = []
    if let answer = report.answer {
      if let dialog = answer.dialog { lines.append("the intent says: \(dialog)") }
      if let value = answer.value { lines.append("the intent returns: \(value.dumpText)") }
    }
    if let note = report.push?.note { lines.append("note: " + note) }
    lines += (report.push?.findings ?? []).map(\.text)
    lines += report.archives.map { archive in
      let families = archive.families.joined(separator: ", ")
      return archive.file + (families.isEmpty ? "" : ": " + families)
    }
    if let bundle = report.bundle { lines.append("\(bundle): all of them, in order") }
    lines += report.warnings.map { "warning: \($0)" }
    if !report.notDrawn.isEmpty {
      lines.append("not drawn yet: " + report.notDrawn.sorted().joined(separator: ", "))
    }
    if !report.recorded.isEmpty {
      lines.append("without effect: " + report.recorded.sorted().joined(separator: ", "))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  static func text(_ listing: WidgetListing) -> String {
    var lines: [String] = []
    for widget in listing.widgets {
      let families = widget.families.joined(separator: ", ")
      let name = widget.displayName.map { " “\($0)”" } ?? ""
      lines.append(
        "\(widget.form) \(widget.kind)\(name)" + (families.isEmpty ? "" : ": \(families)"))
      lines += widget.configurations.map { "  configuration “\($0)”" }
      lines += widget.parameters.map { parameter in
        let choices = parameter.choices.map { choice in
          choice.value.dumpText + (choice.title.map { " “\($0)”" } ?? "")
        }
        return "  parameter \(parameter.name)"
          + (choices.isEmpty ? "" : ": " + choices.joined(separator: ", "))
      }
    }
    for intent in listing.intents {
      let parameters = intent.parameters.joined(separator: ", ")
      let place = intent.opensApp ? " opens the app" : intent.process == .app ? " in the app" : ""
      lines.append(
        "intent \(intent.type)" + (parameters.isEmpty ? "" : "(\(parameters))") + place)
    }
    for preview in listing.previews {
      let line = preview.line.map { ":\($0)" } ?? ""
      lines.append("preview “\(preview.name)” \(preview.file)\(line)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
