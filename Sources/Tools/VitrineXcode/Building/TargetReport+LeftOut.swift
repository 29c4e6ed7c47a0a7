import VitrineIsolation

// Texts about the code that was left out.
extension TargetReport {
  /// A line on the code that was left out and reached; `nil` if none was left out.
  package var leftOutSummary: String? {
    guard !leftOutPlaces.isEmpty else { return nil }
    let count = leftOutPlaces.count
    let start = "\(count) \(count == 1 ? "place is" : "places are") left out"
    let places = Set(reached.map(\.place))
    guard !places.isEmpty else { return start + "; none was reached by a widget" }
    return "\(start); \(places.count) \(places.count == 1 ? "was" : "were") reached"
  }

  /// The places that were reached, each with a message: its name, and the widgets that reached it.
  package var reachedPlaces: [(place: LeftOutPlace, told: String)] {
    Set(reached.map(\.place)).inOrder.map { place in
      let widgets = Set(reached.filter { $0.place == place }.map(\.title)).sorted()
      return (
        place, "\(place.title) is left out, but is reached by \(widgets.joined(separator: "; "))"
      )
    }
  }

  /// The maximum number of places that are named although no widget reached them.
  private static let mostUnreached = 10

  /// The first of the places that were not reached, each with a message.
  package var unreachedPlaces: [(place: LeftOutPlace, told: String)] {
    unreached.prefix(TargetReport.mostUnreached).map { ($0, "\($0.title) is left out") }
  }

  /// A line on the places that are not named; `nil` if all are.
  package var furtherPlaces: String? {
    let count = unreached.count - TargetReport.mostUnreached
    guard count > 0 else { return nil }
    return "\(count) further \(count == 1 ? "place is" : "places are") left out"
  }

  private var unreached: [LeftOutPlace] {
    Set(leftOutPlaces).subtracting(reached.map(\.place)).inOrder
  }

  /// All files and places that were left out, one line each with the reason.
  package var leftOutLines: [String] {
    leftOut.map { "\($0.file): \($0.reason)" }
      + Set(leftOutPlaces).inOrder.map { "\($0.file):\($0.line): \($0.title): \($0.reason)" }
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
  fileprivate var title: String {
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

extension TargetReport.Reached {
  /// The widget, the family and the state.
  fileprivate var title: String {
    [widget, family, state].compactMap { $0 }.joined(separator: ", ")
  }
}
