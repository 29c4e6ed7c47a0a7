import VitrineModel

/// The words that assistive technologies speak for a view.
struct SpokenText {
  /// The words; empty when there are none.
  var text = ""
  /// Whether some of them must not be said.
  var isRedacted = false

  /// The words of several views.
  static func joined(_ parts: [SpokenText]) -> SpokenText {
    SpokenText(
      text: parts.map(\.text).filter { !$0.isEmpty }.joined(separator: ", "),
      isRedacted: parts.contains(where: \.isRedacted))
  }
}

extension Resolver {
  /// The words of a view with its modifiers; they need no layout, so that hidden labels have them.
  func spoken(_ view: ViewNode, _ scope: Scope) -> SpokenText {
    var scope = scope
    var label: SpokenText?
    for modifier in view.modifiers.reversed() {
      guard case .accessibility(let modifier) = modifier else {
        scope = scope.with(scope.environment.applying(modifier))
        continue
      }
      if case .hidden(let flag) = modifier, flag.isOn { return SpokenText() }
      if case .label(let text) = modifier { label = label ?? spoken(text, scope) }
    }
    let own = spoken(view.content, scope)
    guard var label else { return own }
    label.isRedacted = label.isRedacted || own.isRedacted
    return label
  }

  /// The words of a text.
  func spoken(_ text: Text, _ scope: Scope) -> SpokenText {
    if scope.environment.isRedacted { return SpokenText(isRedacted: true) }
    var runs = TextRuns(self)
    runs.append(text, scope)
    let words = runs.runs.filter { $0.attachment == nil }.map(\.string).joined()
    return SpokenText(text: words.trimmed)
  }

  private func spoken(_ content: Content, _ scope: Scope) -> SpokenText {
    switch content.traits.role {
    case .text(let text): spoken(text, scope)
    case .label(let label): spoken(label.title, scope)
    case .image(let image): spoken(image, scope)
    case .button(let button): spoken(button.label, scope)
    case .toggle(let toggle): spoken(toggle.label, scope)
    case .link(let link): spoken(link.label, scope)
    case .container(let children): spoken(children, scope)
    case .gauge, .progressView, .none: SpokenText()
    }
  }

  private func spoken(_ views: [ViewNode], _ scope: Scope) -> SpokenText {
    .joined(views.map { spoken($0, scope) })
  }

  /// The name of an image; for a symbol, the words of its name without the parts that describe only
  /// its appearance.
  ///
  /// Assumed: Apple's own descriptions of symbols are not published.
  func spoken(_ image: Image, _ scope: Scope) -> SpokenText {
    if image.decorative { return SpokenText() }
    if scope.environment.isRedacted { return SpokenText(isRedacted: true) }
    guard let symbol = image.systemName else { return SpokenText(text: image.name ?? "") }
    let drawn: Set<Substring> = ["fill", "circle", "square", "rectangle", "capsule"]
    let words = symbol.split(separator: ".")
    let telling = words.enumerated().filter { $0.offset == 0 || !drawn.contains($0.element) }
    return SpokenText(text: telling.map(\.element).joined(separator: " "))
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
