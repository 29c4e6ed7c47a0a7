import AppIntents
import CVitrineRuntime
import SwiftUI
internal import VitrineCoding
internal import VitrineDevices
internal import VitrineDisplayList
import WidgetKit

/// A part of the work that is done, and fails, independently.
struct WorkUnit: Codable, Sendable {
  /// The filename of the archive to which it belongs, without extension.
  let name: String
  /// The name of the unit in reports.
  let kind: String
  /// The family; `nil` for units without one.
  let family: VitrineDevices.WidgetFamily?
  /// The place where the widget is declared.
  var place: SourcePlace?
  /// Whether it is a preview archived in addition to widgets.
  var isPreview = false
  /// The position of the archive among all; units of several families share one.
  var archive = 0

  /// The unit as text: its kind and family.
  var title: String { ([kind] + (family.map { [$0.rawValue] } ?? [])).joined(separator: ", ") }
}

/// The results that a worker leaves for a unit, in addition to the archive.
struct WorkNotes: Codable, Sendable {
  /// Names of APIs whose calls have no effect.
  var recorded: [String] = []
  /// Names of APIs that SwiftUI would draw.
  var notDrawn: [String] = []
  /// Files of images that views contain.
  var images: [String] = []
  /// Messages for the user, one line each.
  var warnings: [String] = []
  /// States that are replaced by others.
  var replaced: [ReplacedState] = []
  /// Whether there is nothing to archive, although there is no error.
  var hasNothing = false
  /// The reason why there is no archive.
  var fault: String?
  /// A suggestion to resolve the error.
  var hint: String?
  /// Whether nothing failed, but there is nothing that the options ask for.
  var foundNothing: Bool?

  init() {}

  /// Records the reason why there is no archive.
  init(_ error: any Error) {
    fault = error.inWords
    hint =
      (error as? WidgetFault)?.hint ?? (error as? ArchiveError)?.hint
      ?? (error as? IntentCallError)?.hint
    foundNothing = (error as? WidgetFault)?.foundNothing == true ? true : nil
  }
}

/// The widgets and previews that a program declares.
struct WidgetListing: Codable, Sendable {
  /// A widget, a Live Activity or a control.
  struct Widget: Codable, Sendable {
    let type: String
    let form: String
    let kind: String
    let displayName: String?
    let families: [String]
    /// The place where it is declared.
    var place: SourcePlace?
    /// Description in the widget gallery.
    var description: String?
    /// Names of the configurations that it recommends.
    var configurations: [String] = []
    /// The parameters that people can configure.
    var parameters: [Parameter] = []
    /// Whether people are asked to configure it when they add it.
    var promptsForUserConfiguration = false
  }

  /// A parameter that people can configure, and the values it offers.
  struct Parameter: Codable, Sendable {
    let name: String
    let title: String?
    let description: String?
    /// The control with which a person chooses the value.
    let control: ParameterControl
    /// The value that the widget shows; `nil` if there is none.
    let value: JSONValue?
    var choices: [ParameterChoice] = []
  }

  /// An intent and its parameters.
  struct Intent: Codable, Sendable {
    let type: String
    let title: String
    let parameters: [String]
    /// The process that runs it.
    let process: Action.IntentProcess
    /// Whether running it brings the app to the foreground.
    let opensApp: Bool
  }

  /// A preview and its place in the source.
  struct Preview: Codable, Sendable {
    let name: String
    let file: String
    let line: Int?
  }

  var program: String
  var widgets: [Widget] = []
  var intents: [Intent] = []
  var previews: [Preview] = []
  /// The declarations of which not all can be archived.
  var faults: [Fault] = []

  /// The reason why something that is declared cannot be archived.
  struct Fault: Codable, Sendable {
    let reason: String
    let hint: String?
  }
}

/// The result of an intent.
struct IntentAnswer: Codable, Sendable {
  var value: JSONValue?
  var dialog: String?
  /// The kinds whose timelines the intent reloaded; an empty string means all kinds.
  var reloads: [String] = []
  /// Whether the intent was called, so that data may have changed even if it failed.
  var hasRun = false
  var fault: String?
  var hint: String?
}

/// The folder that a worker and its parent share.
struct WorkFolder: Sendable {
  let url: URL

  /// The environment variable with the folder; set in workers only.
  static let variable = VITRINE_WORKER_VARIABLE

  var options: URL { url.appendingPathComponent("options.json") }
  /// The file with the name of the program.
  var program: URL { url.appendingPathComponent("program.json") }
  var listing: URL { url.appendingPathComponent("listing.json") }
  var units: URL { url.appendingPathComponent("units.json") }
  var progress: URL { url.appendingPathComponent("progress") }
  var answer: URL { url.appendingPathComponent("answer.json") }
  /// The file with the result of a push notification.
  var pushed: URL { url.appendingPathComponent("pushed.json") }
  /// The file with the reason why nothing could be done.
  var fault: URL { url.appendingPathComponent("fault.json") }
  /// The file with the backtrace of a trap, as the runtime writes it.
  var trace: URL { url.appendingPathComponent("trace.json") }
  var talk: URL { url.appendingPathComponent("talk") }
  var images: URL { url.appendingPathComponent("images") }
  func archive(_ index: Int) -> URL { url.appendingPathComponent("\(index).archive.json") }
  /// The file with the omitted code that was reached before all units.
  var reachedBySteps: URL { url.appendingPathComponent("steps.reached") }
  /// The file with the omitted code that the unit reached.
  func reached(_ index: Int) -> URL { url.appendingPathComponent("\(index).reached") }
  func notes(_ index: Int) -> URL { url.appendingPathComponent("\(index).notes.json") }

  func write(_ value: some Encodable, to file: URL) throws {
    try JSONEncoder().encode(value).write(to: file)
  }

  func read<Value: Decodable>(_ type: Value.Type, _ file: URL) -> Value? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }
}

extension Error {
  /// The error in words about the values of the widget, without names of types of Swift.
  var inWords: String {
    switch self as any Error {
    case let error as ArchiveError: error.message
    case EncodingError.invalidValue(let value, let context):
      ((value as? ArchiveDate).map { "the date \($0.text)" } ?? "\(value)")
        + " at '\(NodePath(context.codingPath))' cannot be archived: \(context.debugDescription)"
    case DecodingError.keyNotFound(let key, let context):
      "the key '\(key.stringValue)' is missing at '\(NodePath(context.codingPath))'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      "at '\(NodePath(context.codingPath))': \(context.debugDescription)"
    case _: "\(self)"
    }
  }
}
