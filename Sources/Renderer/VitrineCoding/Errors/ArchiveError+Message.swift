extension ArchiveError {
  /// A description of the problem in one line, in lower case, with names in quotes.
  public var message: String {
    switch reason {
    case .unreadable(let detail): "cannot read the file: \(detail)"
    case .notJSON(let detail): "not valid JSON: \(detail)"
    case .missingField(let name): "'\(name)' is missing"
    case .wrongType(let expected): "expected \(expected)"
    case .unknownName(let kind, let name, _): "unknown \(kind.rawValue) '\(name)'"
    case .invalidValue(let detail): detail
    case .outOfRange(let number, _): "\(number.plainText) is out of range"
    case .unsupportedVersion(let found, let supported):
      "archive format \(found) is not supported; this version of Vitrine reads up to \(supported)"
    case .timeout(let seconds): "the picture takes longer than \(seconds.plainText) s"
    case .limitExceeded(let limit, let found, let allowed):
      limit.message(found: found, allowed: allowed)
    case .notInArchive(let what, _): what
    case .asset(let name, let detail, _): "asset '\(name)': \(detail)"
    case .drawing(let detail): "cannot draw the picture: \(detail)"
    case .strict(let diagnostic):
      if case .unknownName(let kind, let name, _) = diagnostic.kind {
        "unknown \(kind.rawValue) '\(name)'"
      } else {
        diagnostic.message
      }
    }
  }

  /// A suggestion to resolve the error, if there is one.
  public var hint: String? {
    switch reason {
    case .unknownName(let kind, let name, let candidates):
      (kind == .style ? CSSColor.hint(for: name) : nil)
        ?? Suggestion.hint(for: name, among: candidates)
        ?? kind.example.map { "write it like '\($0)'" }
    case .unsupportedVersion: "install a newer Vitrine, or write the archive in an older format"
    case .notInArchive(_, let hint), .asset(_, _, let hint): hint
    case .strict(let diagnostic): diagnostic.hint
    case .outOfRange(_, let allowed):
      "write a number from \(allowed.lowerBound.plainText) to \(allowed.upperBound.plainText)"
    case .timeout: "simplify what is drawn, or raise --timeout"
    case .limitExceeded(let limit, _, _): limit.hint
    case .unreadable, .notJSON, .missingField, .wrongType, .invalidValue, .drawing: nil
    }
  }
}

extension ArchiveError: CustomStringConvertible {
  /// File, line, path and message on one line, and the hint on a second one; then the other errors
  /// in the file, up to a limit.
  public var description: String {
    let shown = all.prefix(ArchiveError.mostShown)
    let rest = all.count - shown.count
    return (shown.map(\.lines) + (rest > 0 ? [ArchiveError.more(rest)] : []))
      .joined(separator: "\n")
  }

  /// The maximum number of errors of one file that are printed.
  package static let mostShown = 20

  /// The line that replaces the errors that are not printed.
  package static func more(_ count: Int) -> String { "… and \(count) more" }

  private var lines: String {
    let inside = path.flatMap { $0.steps.isEmpty ? nil : $0.description }
    let place = [fileAndLine, inside].compactMap { $0 }.joined(separator: ": ")
    let line = place.isEmpty ? message : "\(place): \(message)"
    return hint.map { "\(line)\nhint: \($0)" } ?? line
  }

  private var fileAndLine: String? {
    guard let location else { return file }
    return file.map { "\($0):\(location.line):\(location.column)" }
      ?? "line \(location.line), column \(location.column)"
  }
}

extension ArchiveError {
  /// The part of the source to mark: the value, or the unknown key.
  package var target: SourceText.Target? {
    path.map { path in
      switch reason {
      case .unknownName(_, let name, _): SourceText.Target(path, key: name)
      case .strict(let diagnostic): diagnostic.target
      default: SourceText.Target(path)
      }
    }
  }
}

extension [ArchiveError] {
  /// Returns the errors with their lines, in the order of the text; existing lines are kept.
  package func located(in text: SourceText) -> [ArchiveError] {
    let open = indices.filter { self[$0].location == nil && self[$0].target != nil }
    let locations = text.locations(of: open.compactMap { self[$0].target })
    var errors = self
    for (index, location) in zip(open, locations) { errors[index].location = location }
    return errors.enumerated().sorted { left, right in
      let places = (left.element.location?.place, right.element.location?.place)
      guard let first = places.0, let second = places.1, first != second else {
        return left.offset < right.offset
      }
      return first < second
    }.map(\.element)
  }
}

extension TextLocation {
  fileprivate var place: (Int, Int) { (line, column) }
}

extension ArchiveError.NameKind {
  /// An example of a name of this kind, if there are too many to list them.
  fileprivate var example: String? {
    switch self {
    case .locale: "de_AT"
    case .timeZone: "Europe/Copenhagen"
    case .symbol: "heart.fill"
    case .view, .modifier, .field, .value, .family, .device, .shape, .shapeModifier, .transition,
      .style, .string:
      nil
    }
  }
}

extension ArchiveError.Limit {
  /// A suggestion to resolve the error.
  fileprivate var hint: String {
    switch self {
    case .archiveBytes, .jsonValues, .nodeCount, .entries, .members:
      "split the archive, or remove what no picture shows"
    case .depth, .layoutDepth, .jsonDepth: "nest views less deeply"
    case .gridTracks: "give the grid fewer columns"
    case .textLength, .textScalars: "shorten the text; a widget shows a few lines"
    case .characterScalars: "give the letter fewer marks"
    case .chartMarks: "summarize the data"
    case .imagePixels, .assetBytes, .allAssetBytes: "make the image smaller"
    case .outputPixels: "choose a smaller scale"
    case .effectPixels: "use fewer shadows, blurs and masks, or a smaller scale"
    case .outlineSteps: "make dashes longer, or outlines simpler"
    case .memoryBytes: "use fewer or smaller images and effects, or raise --memory-limit"
    }
  }

  /// One line with the name of the limit, what was found and what is allowed.
  fileprivate func message(found: Int, allowed: Int) -> String {
    switch self {
    case .depth: "views are nested \(found) deep, at most \(allowed) levels are allowed"
    case .layoutDepth:
      "views and modifiers are nested \(found) deep, at most \(allowed) levels are allowed"
    case .jsonDepth: "JSON is nested \(found) deep or more, at most \(allowed) levels are allowed"
    default: "too many \(rawValue): \(found), at most \(allowed) are allowed"
    }
  }
}
