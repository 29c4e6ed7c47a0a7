import Vitrine

/// What the program of widgets says of a run.
package struct ProgramReport: Decodable, Sendable {
  /// The archive of a widget or preview.
  package struct Archive: Decodable, Sendable {
    /// The kind of the widget, or the name of the preview.
    package var kind: String
    /// Path of the archive.
    package var file: String
    /// Where the widget is declared.
    package var place: SourcePlace?
    /// Whether it is a preview beside widgets; `nil` where it is not.
    package var isPreview: Bool?
  }

  /// A state of a widget that another one is shown for.
  package struct Replaced: Codable, Hashable, Sendable {
    /// The kind of the widget.
    package var kind: String
    /// The family it was made for; `nil` for what has none.
    package var family: String?
    /// What it was asked for: `snapshot` or `timeline`.
    package var state: String
    /// What is shown: `placeholder` or `snapshot`.
    package var by: String
    /// Why, on one line.
    package var reason: String
  }

  /// What came of an intent.
  package struct Answer: Decodable, Sendable {
    /// What the intent returned.
    package var value: JSONValue?
    /// What it says to the person.
    package var dialog: String?
    /// Kinds whose timelines it reloaded; `nil` for all.
    package var reloads: [String]?
    /// Why it failed.
    package var fault: String?
    /// What to do about it.
    package var hint: String?
  }

  /// What came of a push notification.
  package struct Push: Decodable, Sendable {
    /// What is wrong with a value of it.
    package struct Finding: Decodable, Sendable {
      /// Whether the notification cannot be shown for it.
      package var isError: Bool
      /// Keys, and indices counted from 0, from the notification's root.
      package var path: [JSONValue]
      package var message: String
      /// What to do about it.
      package var hint: String?
    }

    /// The kind of the Live Activity; `nil` where none was found.
    package var kind: String?
    /// Where the attributes come from: `notification`, `activity`, `preview` or `sample`.
    package var attributes: String?
    package var findings: [Finding]

    /// Whether its values decode.
    package var isDecoded: Bool { !findings.contains(where: \.isError) }
  }

  /// Code that was left out and that a widget reached.
  package struct Reached: Codable, Hashable, Sendable {
    /// The kind of the widget, or the name of the preview.
    package var kind: String
    /// The family it was made for; `nil` for what has none.
    package var family: String?
    /// What it was asked for: `placeholder`, `snapshot`, `timeline` or `preview`.
    package var state: String
    /// The number that the code has.
    package var place: Int
  }

  package var archives: [Archive]
  /// `nil` where there was nothing.
  package var reached: [Reached]?
  /// `nil` where there was nothing.
  package var replaced: [Replaced]?
  /// What could not be archived.
  package var faults: [WidgetFault]
  package var warnings: [String]
  /// Names of modifiers and views that have no effect on a picture.
  package var recorded: [String]
  /// Names of modifiers and views that are not drawn yet.
  package var notDrawn: [String]
  package var answer: Answer?
  package var push: Push?

  /// The warnings, and what is not drawn or has no effect.
  package var notes: [String] {
    warnings + (notDrawn.isEmpty ? [] : ["not drawn yet: \(notDrawn.joined(separator: ", "))"])
      + (recorded.isEmpty ? [] : ["without effect: \(recorded.joined(separator: ", "))"])
  }
}

extension ProgramReport.Push.Finding {
  /// The place of the value in the notification.
  package var place: NodePath {
    NodePath(
      path.map { step in
        switch step {
        case .number(let index): .index(Int(saturating: index))
        case .string(let key): .key(key)
        case _: .key(step.dumpText)
        }
      })
  }
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
  /// Whether it is a preview beside widgets; `nil` where it is not.
  package var isPreview: Bool?

  package init(kind: String, family: String? = nil, reason: String, hint: String? = nil) {
    (self.kind, self.family, self.reason, self.hint) = (kind, family, reason, hint)
  }

  /// Why, with the file and the line where the reason does not name them.
  package var told: String {
    guard let place else { return reason }
    let line = "\(PathName.last(of: place.file) ?? place.file):\(place.line)"
    return reason.contains(line) ? reason : "\(reason) (\(place.file):\(place.line))"
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
