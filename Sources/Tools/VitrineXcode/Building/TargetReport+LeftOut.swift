import VitrineIsolation
import VitrineProcess

// Texts about the code that was left out.
extension TargetReport {
  /// The places that were reached, each with a message and the widgets that reached it.
  package var reachedPlaces: [(place: LeftOutPlace, told: String, widgets: [String])] {
    Set(reached.map(\.place)).inOrder.map { place in
      let widgets = Set(reached.filter { $0.place == place }.map(\.widget)).sorted()
      return (place, place.told, widgets)
    }
  }

  /// What the program lacks, for itself and for a command that runs it.
  var omittedCode: OmittedCode {
    OmittedCode(
      places: leftOutPlaces.map {
        OmittedCode.Place(
          id: $0.id, file: $0.file, line: $0.line, code: $0.named, reason: $0.reason)
      },
      notes: missingModules.map { OmittedCode.Note($0.told, hint: $0.hint) }
        + problems.map {
          OmittedCode.Note($0.message, hint: $0.hint, file: $0.file, line: $0.line)
        })
  }

  /// All files and places that were left out, one line each with the reason.
  package var leftOutLines: [String] {
    leftOut.map { "\($0.file): \($0.reason)" }
      + Set(leftOutPlaces).inOrder.map { "\($0.title): \($0.named): \($0.reason)" }
  }
}

extension Set<LeftOutPlace> {
  /// The places in the order of their files and lines.
  fileprivate var inOrder: [LeftOutPlace] {
    sorted { ($0.file, $0.line, $0.id) < ($1.file, $1.line, $1.id) }
  }
}

extension LeftOutPlace {
  /// The message about it.
  fileprivate var told: String { "\(named) is left out: \(reason)" }

  /// The name of the code in quotes; its kind if it has no name of its own.
  fileprivate var named: String {
    name.isEmpty || name.contains(" ") ? "the \(kind.title)" : "'\(name)'"
  }
}

extension LeftOutPlace.Kind {
  fileprivate var title: String {
    switch self {
    case .caseOfSwitch: "case of a switch"
    case .importedModule: "import"
    case .statements: "rest of the block"
    case .argument, .modifier, .view, .text, .declaration, .attribute, .conformance, .type,
      .configuration:
      rawValue
    }
  }
}
