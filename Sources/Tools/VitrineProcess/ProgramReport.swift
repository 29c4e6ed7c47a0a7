import VitrineCoding
import VitrineFiles

/// The output of the widgets' program.
package struct ProgramReport: Decodable, Sendable {
  /// The variables of a program that makes one: it runs its `main`, which can trap, in workers alone,
  /// as the runtime in each program names them.
  package static let environment = ["VITRINE_WIDGET_PROGRAM": "1"]

  /// The archive of a widget or preview.
  package struct Archive: Decodable, Sendable {
    /// The kind of the widget, or the name of the preview.
    package var kind: String
    /// The path of the archive.
    package var file: String
    /// The location of the widget's declaration.
    package var place: SourcePlace?
    /// Whether it is a preview in a program with widgets; otherwise `nil`.
    package var isPreview: Bool?
  }

  /// A state of a widget in whose place another one is shown.
  package struct Replaced: Codable, Hashable, Sendable {
    /// The kind of the widget.
    package var kind: String
    /// The family; `nil` if there is none.
    package var family: String?
    /// The missing state: `snapshot` or `timeline`.
    package var state: String
    /// The state that is shown: `placeholder` or `snapshot`.
    package var by: String
    /// The reason, in one line.
    package var reason: String
  }

  /// The result of an intent.
  package struct Answer: Decodable, Sendable {
    /// The value that the intent returned.
    package var value: JSONValue?
    /// The dialog for the person.
    package var dialog: String?
    /// The kinds whose timelines it reloaded; `nil` for all.
    package var reloads: [String]?
    /// The error, if it failed.
    package var fault: String?
    /// How to fix it.
    package var hint: String?
  }

  /// The result of a push notification.
  package struct Push: Decodable, Sendable {
    /// A problem with a value of the notification.
    package struct Finding: Decodable, Sendable {
      /// Whether it prevents the notification from being shown.
      package var isError: Bool
      /// The path from the notification's root: keys, and indices counted from 0.
      package var path: [JSONValue]
      package var message: String
      /// How to fix it.
      package var hint: String?
    }

    /// The kind of the Live Activity; `nil` if none was found.
    package var kind: String?
    /// The source of the attributes: `notification`, `activity`, `preview` or `sample`.
    package var attributes: String?
    package var findings: [Finding]

    /// Whether all values decode.
    package var isDecoded: Bool { !findings.contains(where: \.isError) }
  }

  /// Code that was left out, and that a widget reached.
  package struct Reached: Codable, Hashable, Sendable {
    /// The kind of the widget, or the name of the preview.
    package var kind: String
    /// The family; `nil` if there is none.
    package var family: String?
    /// The state: `placeholder`, `snapshot`, `timeline` or `preview`.
    package var state: String
    /// The number of the code that was left out.
    package var place: Int
  }

  /// A warning about a widget or preview.
  package struct Problem: Decodable, Sendable {
    /// The kind of the widget, or the name of the preview.
    package var kind: String
    /// The message, in one line.
    package var message: String
    /// The location of the failure, or else of the widget's declaration.
    package var place: SourcePlace?
    /// Whether it is a preview in a program with widgets; otherwise `nil`.
    package var isPreview: Bool?
  }

  package var archives: [Archive]
  /// The code that widgets reached; `nil` if there is none.
  package var reached: [Reached]?
  /// The states that others replace; `nil` if there are none.
  package var replaced: [Replaced]?
  /// The widgets and previews that could not be archived.
  package var faults: [WidgetFault]
  package var warnings: [String]
  /// The warnings that are about one widget; `nil` if there are none.
  package var problems: [Problem]?
  /// The names of modifiers and views without effect on a picture.
  package var recorded: [String]
  /// The names of modifiers and views that are not drawn yet.
  package var notDrawn: [String]
  package var answer: Answer?
  package var push: Push?

  /// The warnings, and the names of what is not drawn or has no effect.
  package var notes: [String] {
    warnings + (notDrawn.isEmpty ? [] : ["not drawn yet: \(notDrawn.joined(separator: ", "))"])
      + (recorded.isEmpty ? [] : ["without effect: \(recorded.joined(separator: ", "))"])
  }
}

extension ProgramReport.Push.Finding {
  /// The path of the value in the notification.
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
  /// The family; `nil` if there is none.
  package var family: String?
  /// The reason, in one line.
  package var reason: String
  /// How to fix it.
  package var hint: String?
  /// The location of the trap in the widget's code, or else of the widget's declaration.
  package var place: SourcePlace?
  /// Whether it is a preview in a program with widgets; otherwise `nil`.
  package var isPreview: Bool?
  /// Whether it follows from another fault of the widget; otherwise `nil`.
  package var isConsequence: Bool?

  package init(kind: String, family: String? = nil, reason: String, hint: String? = nil) {
    (self.kind, self.family, self.reason, self.hint) = (kind, family, reason, hint)
  }

  /// The reason, with file and line if it does not contain them.
  package var told: String {
    // A fault of named data is in its file.
    guard let place, !reason.hasPrefix(SampleFolder.name + "/") else { return reason }
    let line = "\(PathName.last(of: place.file) ?? place.file):\(place.line)"
    return reason.contains(line) ? reason : "\(reason) (\(place.file):\(place.line))"
  }

  /// The reason without file and line, for messages that name ``place`` themselves.
  package var cause: String {
    guard let place, let end = reason.firstRange(of: ".swift:\(place.line): ") else {
      return reason
    }
    return String(reason[end.upperBound...])
  }

  /// The widget and the family, with which messages begin.
  package var title: String { [kind, family].compactMap { $0 }.joined(separator: ", ") }
}

extension Sequence<WidgetFault> {
  /// The faults without those that follow from another one of the same widget, which names their families.
  package var causes: [WidgetFault] {
    let own = filter { $0.isConsequence != true }
    return own.enumerated().map { index, fault in
      guard own.firstIndex(where: { $0.kind == fault.kind }) == index else { return fault }
      let families = filter { $0.isConsequence == true && $0.kind == fault.kind }
        .compactMap(\.family)
      guard !families.isEmpty else { return fault }
      var fault = fault
      fault.reason += "; not waited for in \(families.joined(separator: ", "))"
      return fault
    }
  }
}

/// The declarations of a widgets' program.
package struct ProgramListing: Hashable, Sendable, Codable {
  /// A widget, a Live Activity or a control.
  package struct Widget: Hashable, Sendable, Codable {
    /// `widget`, `liveActivity`, `control` or `empty`.
    package var form: String
    package var kind: String
    package var displayName: String?
    /// Description in the widget gallery.
    package var description: String?
    package var families: [String]
    package var configurations: [String]
    /// The parameters that people can configure.
    package var parameters: [Parameter]
  }

  /// A parameter that people can configure, and the values it offers.
  package struct Parameter: Hashable, Sendable, Codable {
    /// A value that people are offered.
    package struct Choice: Hashable, Sendable, Codable {
      package var value: JSONValue
      /// Its name; `nil` for a value that is its own name.
      package var title: String?
      /// The line below the name.
      package var subtitle: String?
    }

    /// The control with which a person chooses the value.
    package struct Control: Hashable, Sendable, Codable {
      /// `toggle`, `choice`, `number`, `stepper`, `slider`, `date` or `text`.
      package var kind: String
      /// Whether there may be several values.
      package var isList: Bool
      /// The least and the greatest number.
      package var range: [Double]?
    }

    package var name: String
    package var title: String?
    package var description: String?
    package var control: Control
    /// The value that the widget shows; `nil` if there is none.
    package var value: JSONValue?
    package var choices: [Choice]
  }

  /// An App Intent of the program.
  package struct Intent: Hashable, Sendable, Codable {
    package var type: String
    package var title: String
    package var parameters: [String]
    package var opensApp: Bool
  }

  /// A `#Preview` or a preview provider.
  package struct Preview: Hashable, Sendable, Codable {
    package var name: String
    /// The module and the file, as in `#fileID`.
    package var file: String
    package var line: Int?
  }

  package var program: String
  package var widgets: [Widget]
  package var intents: [Intent]
  package var previews: [Preview]
}
