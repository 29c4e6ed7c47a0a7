import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

// Texts, labels, clocks and symbols.
extension VoltraBuilder {
  func text(_ element: Element) throws -> ViewNode {
    var text = Text()
    let characters = element.children.flatMap(VoltraBuilder.string) ?? ""
    text.markdown = try reading.checked(characters, at: element.path.appending(.key("c")))
    var node = ViewNode(.text(text))
    let style = element.style?.text ?? VoltraTextStyle(.none(reading))
    if style.kerning != 0 { node.modifiers.append(.kerning(style.kerning)) }
    if style.hasUnderline { node.modifiers.append(.underline(TextLine())) }
    if style.hasStrikethrough { node.modifiers.append(.strikethrough(TextLine())) }
    let color = element.style.map { box($0).color } ?? .system(.primary)
    let alignment = element.props.text("multilineTextAlignment").map(VoltraTextStyle.alignment)
    node.modifiers += [
      .font(style.font(withVariants: true)), .foregroundStyle(.color(color)),
      .multilineTextAlignment(alignment ?? style.alignment), .lineSpacing(style.lineSpacing),
    ]
    let lines =
      element.props.number("numberOfLines") ?? element.style?.fields.number("numberOfLines")
    if let lines {
      node.modifiers.append(.lineLimit(LineLimit(max(1, Int(saturating: lines)))))
    }
    return styled(node, element, hasText: false)
  }

  static func string(_ tree: JSONTree) -> String? {
    switch tree {
    case .string(let text): text
    case .number(let value): value.plainText
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  func label(_ element: Element) throws -> ViewNode {
    guard let name = element.props.text("systemImage"), !name.isEmpty else {
      return try text(element)
    }
    var label = Label()
    let title = try reading.checked(element.props.text("title") ?? "Label", at: element.path)
    label.title = ViewNode(.text(Text(title)))
    label.systemImage = name
    return styled(ViewNode(.label(label)), element)
  }

  func symbol(_ element: Element) -> ViewNode {
    var image = Image()
    let name = element.props.text("name") ?? ""
    if name.isEmpty {
      reading.warn("a Symbol needs 'name'; a question mark is drawn", at: element.path)
    }
    image.systemName = name.isEmpty ? "questionmark" : name
    var font = Font()
    font.size = max(element.props.number("size") ?? 24, ValueRule<Double>.positive.nearest(0))
    let weight = element.props.word("weight")
    font.weight = Font.Weight.allCases.first { $0.rawValue.lowercased() == weight } ?? .regular
    var node = ViewNode(.image(image), modifiers: [.font(font)])
    let scale = element.props.word("scale").flatMap(ImageScale.init) ?? .medium
    node.modifiers.append(.imageScale(scale))
    node.modifiers += colors(element)
    return node
  }

  /// Returns the modifiers that colour a symbol.
  private func colors(_ element: Element) -> [Modifier] {
    let tint = element.props.color("tintColor").map { [Modifier.foregroundStyle(.color($0))] } ?? []
    let palette = colors("colors", of: element).prefix(3).map(ShapeStyle.color)
    switch SymbolRenderingMode(rawValue: element.props.word("type") ?? "") ?? .monochrome {
    case .monochrome: return tint.isEmpty ? [.symbolRenderingMode(.monochrome)] : tint
    case .hierarchical: return [.symbolRenderingMode(.hierarchical)] + tint
    case .palette:
      guard let first = palette.first else {
        return [.symbolRenderingMode(tint.isEmpty ? .palette : .hierarchical)] + tint
      }
      return [
        .symbolRenderingMode(.palette), .foregroundStyle(first, Array(palette.dropFirst())),
      ]
    case .multicolor: return [.symbolRenderingMode(.multicolor)]
    }
  }

  func timer(_ element: Element) -> [ViewNode] {
    guard let (start, end) = interval(element) else {
      reading.warn(
        "a Timer needs 'endAtMs' or 'durationMs'; nothing is drawn there", at: element.path)
      return []
    }
    let isFinished = end <= date
    let templates = element.props.json("textTemplates")?.tree.object
    let clock = clock(element, start, end, isFinished: isFinished)
    let template = templates?[isFinished ? "completed" : "running"]?.string
    let node = template.map { VoltraBuilder.fill($0, clock) } ?? clock
    return [styled(node, element)]
  }

  /// Returns the interval of a timer; `nil` if the payload does not contain its end.
  private func interval(_ element: Element) -> (ArchiveDate, ArchiveDate)? {
    let start = element.props.moment("startAtMs")
    checkOrder(element)
    if let end = element.props.moment("endAtMs") {
      let begin = start ?? date
      return begin <= end ? (begin, max(end, date, begin)) : (end, max(begin, date))
    }
    if let duration = element.props.milliseconds("durationMs") {
      if duration < 0, let place = element.props.value("durationMs")?.path {
        reading.warn("'durationMs' of Timer is negative; it counts as 0", at: place)
      }
      let begin = start ?? date
      let end = ArchiveDate(payload: begin.secondsSince1970 + max(0, duration))
      return (begin, max(begin, end, date))
    }
    guard let start, element.props.word("direction") == "up" else { return nil }
    return (start, .distantFuture)
  }

  /// Reports a time that ends before it starts.
  func checkOrder(_ element: Element) {
    guard let start = element.props.value("startAtMs")?.tree.number,
      let (end, place) = element.props.value("endAtMs"), let end = end.number, end < start
    else { return }
    reading.warn(
      "'endAtMs' of \(element.component.rawValue) is before 'startAtMs'; each counts as the other",
      at: place)
  }

  private func clock(
    _ element: Element, _ start: ArchiveDate, _ end: ArchiveDate, isFinished: Bool
  ) -> ViewNode {
    let countsDown = element.props.word("direction") != "up"
    var text = Text()
    if element.props.word("textStyle") == "relative" {
      var relative = DateText()
      (relative.date, relative.style) = (countsDown ? end : start, .relative)
      text.date = relative
    } else {
      var timer = TimerText()
      (timer.start, timer.end, timer.countsDown) = (start, end, countsDown)
      timer.showsHours = element.props.flag("showHours") ?? false
      text.timer = timer
    }
    return ViewNode(.text(text), modifiers: [.monospacedDigit(true)])
  }

  /// Returns a template with a view in place of `{time}`.
  private static func fill(_ template: String, _ clock: ViewNode) -> ViewNode {
    var (rest, parts) = (template[...], [String]())
    let mark = "{time}"
    while let range = rest.firstRange(ofCharacters: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    parts.append(String(rest))
    guard parts.count > 1 else { return ViewNode(.text(Text(template))) }
    var stack = HStack()
    stack.spacing = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { stack.children.append(clock) }
      if !part.isEmpty { stack.children.append(ViewNode(.text(Text(part)))) }
    }
    return ViewNode(.hStack(stack))
  }
}

extension Substring {
  /// Returns the first range of a word.
  fileprivate func firstRange(ofCharacters word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension ArchiveDate {
  /// The last moment that archives can represent.
  static let distantFuture = ArchiveDate(secondsSince1970: 253_402_300_799)

  /// Creates a date from a payload, limited to the years 0001 to 9999.
  init(payload seconds: Double) {
    self.init(secondsSince1970: min(max(seconds, -62_135_596_800), 253_402_300_799))
  }
}

extension PayloadFields {
  /// Returns an empty set of properties.
  static func none(_ reading: PayloadReading) -> PayloadFields {
    PayloadFields(nil, Table([]), owner: "", at: NodePath(), reading)
  }
}
