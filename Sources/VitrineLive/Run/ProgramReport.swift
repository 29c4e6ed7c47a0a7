import Vitrine

/// What the program of widgets says of a run, as far as a session needs it.
struct ProgramReport: Decodable, Sendable {
  struct Archive: Decodable, Sendable {
    var kind: String
    var file: String
    var place: SourcePlace?
  }

  struct Answer: Decodable, Sendable {
    var value: JSONValue?
    var dialog: String?
    var reloads: [String]?
    var fault: String?
    var hint: String?
  }

  var archives: [Archive] = []
  var faults: [WidgetFault] = []
  var warnings: [String] = []
  var recorded: [String] = []
  var notDrawn: [String] = []
  var answer: Answer?
}

/// A widget or preview that could not be archived: its code trapped, threw or took too long.
package struct WidgetFault: Hashable, Sendable, Codable {
  /// The kind of the widget, or the name of the preview.
  package var kind: String
  /// The family it was made for; `nil` for what has none.
  package var family: String?
  /// Why, in one line.
  package var reason: String
  /// What to do about it.
  package var hint: String?
  /// Where the widget's code trapped, or else where the widget is declared.
  package var place: SourcePlace?

  package init(kind: String, family: String? = nil, reason: String, hint: String? = nil) {
    (self.kind, self.family, self.reason, self.hint) = (kind, family, reason, hint)
  }

  /// Widget and family, as messages begin.
  package var title: String { [kind, family].compactMap { $0 }.joined(separator: ", ") }
}

/// What the program of widgets declares.
package struct ProgramListing: Hashable, Sendable, Codable {
  /// A widget, a Live Activity or a control.
  package struct Widget: Hashable, Sendable, Codable {
    /// `widget`, `liveActivity`, `control` or `empty`.
    package var form: String
    package var kind: String
    package var displayName: String?
    package var families: [String]
    package var configurations: [String]
  }

  /// An intent.
  package struct Intent: Hashable, Sendable, Codable {
    package var type: String
    package var title: String
    package var parameters: [String]
    package var opensApp: Bool
  }

  /// A `#Preview`, or a provider of previews.
  package struct Preview: Hashable, Sendable, Codable {
    package var name: String
    /// Module and file, as `#fileID` has them.
    package var file: String
    package var line: Int?
  }

  package var program: String
  package var widgets: [Widget]
  package var intents: [Intent]
  package var previews: [Preview]
}
