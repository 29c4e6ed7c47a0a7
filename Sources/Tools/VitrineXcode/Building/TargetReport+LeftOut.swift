import VitrineIsolation

// Texts about the code that was left out.
extension TargetReport {
  /// The places that were reached, each with a message and the widgets that reached it.
  package var reachedPlaces: [(place: LeftOutPlace, told: String, widgets: [String])] {
    Set(reached.map(\.place)).inOrder.map { place in
      let widgets = Set(reached.filter { $0.place == place }.map(\.widget)).sorted()
      return (place, "\(place.named) is left out: \(place.reason)", widgets)
    }
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
