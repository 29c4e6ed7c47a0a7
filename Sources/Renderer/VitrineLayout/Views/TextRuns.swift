import VitrineCoding
import VitrineDisplayList
import VitrineModel

/// Creates the runs of a text; only here do the sources of a text become characters.
struct TextRuns {
  private let resolver: Resolver
  /// The runs created so far.
  private(set) var runs: [StyledText.Run] = []
  /// How each run is drawn.
  private(set) var looks: [TextLook] = []
  /// The views that replace runs, by the runs' indices.
  private(set) var attachments: [Int: LayoutNode] = [:]

  /// A view among the runs of a text, with the style that the views around it set.
  private struct Part {
    let view: ViewNode
    var look: TextLook
  }

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  /// Adds the runs of `text`; an empty run if it has none.
  mutating func append(_ text: Text, _ scope: Scope) {
    let whole = TextLook(scope: scope)
    if let content = text.content { return append(content, whole) }
    // A list instead of recursion, so that nested runs take no stack space.
    var open = [Part(view: ViewNode(.text(text)), look: whole)]
    while let part = open.popLast() { open += inner(of: part).reversed() }
    if runs.isEmpty { append("", whole) }
  }

  /// Adds the content of a view, and returns the views inside it.
  private mutating func inner(of outer: Part) -> [Part] {
    let part = entering(outer)
    switch part.view.content.traits.role {
    case .text(let text): return inner(of: text, part.look)
    case .image(let image): append(image, part.look)
    case .link(let link): return [inner(of: link, part.look)]
    case .label, .button, .toggle, .gauge, .progressView, .container, .none:
      report(
        "only texts, images and links can be runs of a text; nothing is drawn", part.look.scope)
    }
    return []
  }

  private mutating func inner(of text: Text, _ look: TextLook) -> [Part] {
    if let content = text.content {
      append(content, look)
    } else if let markdown = text.markdown {
      for run in resolver.context.runs(ofMarkdown: markdown) { append(run, look) }
    } else if !text.isVerbatim {
      append(formatted: text, look)
    }
    return (text.runs ?? []).enumerated().map { index, view in
      var inner = look
      inner.scope = look.scope.entering(.key("text"), .key("runs"), .index(index))
      return Part(view: view, look: inner)
    }
  }

  /// Adds the formatted text of a date, a number or a key of a string table.
  private mutating func append(formatted text: Text, _ look: TextLook) {
    var look = look
    var environment = look.environment
    let source = resolver.context.string(of: text, environment) { look.scope.source.path }
    if source.usesMonospacedDigits {
      environment.monospacedDigit = true
      look.scope = look.scope.with(environment)
    }
    guard let markdown = source.markdown else { return append(source.characters, look) }
    for var run in resolver.context.runs(ofMarkdown: markdown.source) {
      run.string = markdown.filled(run.string)
      run.style.link = run.style.link.map(markdown.filled)
      append(run, look)
    }
  }

  /// The label of a link among runs, in the tint unless it sets another style.
  private func inner(of link: Link, _ look: TextLook) -> Part {
    var environment = look.environment
    environment.foreground = Foreground(base: .tint)
    var inner = look
    inner.scope = look.scope.with(environment).entering(.key("link"), .key("label"))
    inner.link = (link.destination, look.scope.source)
    return Part(view: link.label, look: inner)
  }

  private mutating func append(_ string: String, _ look: TextLook) {
    let environment = look.environment
    var run = StyledText.Run(
      string: environment.textCase?.apply(to: string) ?? string, font: environment.resolvedFont)
    run.underline = environment.underline?.pattern
    run.strikethrough = environment.strikethrough?.pattern
    append(run, look)
  }

  private mutating func append(_ run: StyledText.Run, _ look: TextLook) {
    let environment = look.environment
    var run = run
    run.kerning = environment.tracking ?? environment.kerning
    run.baselineOffset = environment.baselineOffset
    run.lineHeight = environment.lineHeight?.points(fontSize: run.font.size)
    run.hasBackground = look.background != nil
    run.isLink = look.link != nil
    if !resolver.context.accepts(run.string, path: { look.scope.source.path }) { run.string = "" }
    // Most texts have one run: an array of one element is created faster than one that grows.
    if runs.isEmpty { return (runs, looks) = ([run], [look]) }
    runs.append(run)
    looks.append(look)
  }

  /// Adds an image in its natural size on the baseline of the text.
  private mutating func append(_ image: Image, _ look: TextLook) {
    guard let node = resolver.image(image, look.scope) else { return }
    let size = node.size(.unspecified)
    let baseline =
      node.explicitGuide(.vertical(.firstTextBaseline), .unspecified) ?? size.height
    append(
      StyledText.Run(
        attachment: InlineBox(size: size, baseline: baseline),
        font: look.environment.resolvedFont), look)
    attachments[looks.count - 1] = node
  }

  /// Adds a part of Markdown; the marks count as its modifiers.
  private mutating func append(_ run: MarkdownRun, _ look: TextLook) {
    var environment = look.environment
    var look = look
    if run.style.isBold { environment = environment.applying(.bold(Flag(true))) }
    if run.style.isItalic { environment = environment.applying(.italic(Flag(true))) }
    if run.style.isStruckThrough { environment.strikethrough = TextLine() }
    if run.style.isCode {
      environment.fontDesign = .monospaced
    }
    if let url = run.style.link {
      environment.foreground = Foreground(base: .tint)
      look.link = (url, look.scope.source)
    }
    look.scope = look.scope.with(environment)
    append(run.string, look)
  }

  /// The part inside its view's modifiers; only those for texts count.
  private func entering(_ outer: Part) -> Part {
    var part = outer
    if let id = part.view.id {
      part.look.scope.source = part.look.scope.source.appending([], id: id)
    }
    for index in part.view.modifiers.indices.reversed() {
      let modifier = part.view.modifiers[index]
      if case .background(let layer) = modifier, let style = layer.style, layer.shape == nil {
        part.look.background = style
      } else if modifier.traits.stylesRuns {
        part.look.scope = part.look.scope.with(part.look.scope.environment.applying(modifier))
      } else {
        report(
          "'\(modifier.caseName)' has no effect on a run of a text",
          part.look.scope.entering(modifier: index, modifier.caseName))
      }
    }
    return part
  }

  private func report(_ message: String, _ scope: Scope) {
    resolver.context.report(Diagnostic(.ineffective(message), path: scope.source.path))
  }
}
