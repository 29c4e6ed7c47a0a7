import SwiftUI
internal import VitrineModel

/// What the program is told on its command line.
struct RunnerOptions: Codable, Sendable {
  /// What it does.
  enum Command: String, CaseIterable, Codable, Sendable {
    /// Names what the program declares.
    case list
    /// Archives widgets.
    case archive
    /// Archives previews.
    case previews
    /// Runs an intent and archives widgets again.
    case perform
  }

  var command = Command.list
  var output = "archives"
  var intent: String?
  var parameters: [String: JSONValue] = [:]
  var kinds: [String] = []
  var families: [VitrineModel.WidgetFamily] = []
  var date = ArchiveDate(secondsSince1970: 0)
  var locale = "en_US"
  var timeZone = "UTC"
  var device: String?
  var resources: [String] = []
  var data = ".vitrine/widgets"
  var isFresh = false
  /// The oldest version of the system that the app runs on.
  var deploymentTarget: Double?
  var timeout = 10.0
  var isJSON = false
  /// Units that a worker leaves out, since they are done or failed.
  var skip: Set<Int> = []

  /// Reads a command line without the program's name.
  ///
  /// - Parameter now: the moment that is taken when none is given.
  /// - Throws: `WidgetFault` for anything that cannot be understood.
  init(_ arguments: [String], now: ArchiveDate) throws(WidgetFault) {
    date = now
    guard let name = arguments.first else { throw WidgetFault("a command is needed") }
    guard let command = Command(rawValue: name) else {
      let names = Command.allCases.map(\.rawValue)
      throw WidgetFault("unknown command '\(name)'", hint: Suggestion.hint(for: name, among: names))
    }
    self.command = command
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        try take(operand: argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let flag = RunnerFlag.all.first(where: { $0.names.contains(parts[0]) })
      else {
        throw WidgetFault(
          "unknown option '\(parts[0])'",
          hint: Suggestion.hint(for: parts[0], among: RunnerFlag.all.flatMap(\.names)))
      }
      try take(flag, inline: parts.dropFirst().first, &rest)
    }
    if command == .perform, intent == nil { throw WidgetFault("'perform' needs an intent") }
  }

  private mutating func take(operand: String) throws(WidgetFault) {
    guard command == .perform, intent == nil else {
      throw WidgetFault("'\(operand)' is not understood")
    }
    intent = operand
  }

  private mutating func take(
    _ flag: RunnerFlag, inline: String?, _ rest: inout ArraySlice<String>
  ) throws(WidgetFault) {
    switch flag.action {
    case .set(let set):
      guard inline == nil else { throw WidgetFault("'\(flag.names[0])' takes no value") }
      set(&self)
    case .value(_, let take):
      guard let value = inline ?? rest.popFirst() else {
        throw WidgetFault("'\(flag.names[0])' needs a value")
      }
      do throws(WidgetFault) {
        try take(&self, value)
      } catch {
        throw WidgetFault("'\(flag.names[0])': \(error.description)", hint: error.hint)
      }
    }
  }
}
