import VitrineModel

/// Makes the runs of a text: the one place where the sources of a text become characters.
struct TextRuns {
  private let resolver: Resolver
  /// What is set.
  private(set) var runs: [StyledText.Run] = []
  /// How each run is drawn.
  private(set) var looks: [TextLook] = []
  /// The views that stand in the place of runs, by the runs' indices.
  private(set) var attachments: [Int: LayoutNode] = [:]

  /// A view among the runs of a text, with what the views around it ask for.
  private struct Part {
    let view: ViewNode
    var scope: Scope
    var background: ShapeStyle?
    var link: (url: String, source: Source)?
  }

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  /// Adds the runs of `text`; one without characters where it has none.
  mutating func append(_ text: Text, _ scope: Scope) {
    let whole = Part(view: ViewNode(.text(text)), scope: scope)
    if let content = text.content { return append(content, whole) }
    // A list instead of recursion: runs in runs take no room on the stack.
    var open = [whole]
    while let part = open.popLast() { open += inner(of: part).reversed() }
    if runs.isEmpty { append("", whole) }
  }

  /// Adds what a view shows itself and gives the views inside it.
  private mutating func inner(of outer: Part) -> [Part] {
    let part = entering(outer)
    switch part.view.content {
    case .text(let text): return inner(of: text, part)
    case .image(let image): append(image, part)
    case .link(let link): return [inner(of: link, part)]
    default:
      report("only texts, images and links can be runs of a text; nothing is drawn", part.scope)
    }
    return []
  }

  private mutating func inner(of text: Text, _ part: Part) -> [Part] {
    if let content = text.content {
      append(content, part)
    } else if let markdown = text.markdown {
      for run in resolver.context.runs(ofMarkdown: markdown) { append(run, part) }
    } else if !text.isVerbatim {
      append(formatted: text, part)
    }
    return (text.runs ?? []).enumerated().map { index, view in
      var inner = part
      inner.scope = part.scope.entering(.key("text"), .key("runs"), .index(index))
      return Part(
        view: view, scope: inner.scope, background: part.background, link: part.link)
    }
  }

  /// Adds what a date, a number or a key of a string table stands for.
  private mutating func append(formatted text: Text, _ part: Part) {
    var part = part
    var environment = part.scope.environment
    let source = resolver.context.string(of: text, environment) { part.scope.source.path }
    if source.usesMonospacedDigits {
      environment.monospacedDigit = true
      part.scope = part.scope.with(environment)
    }
    guard let markdown = source.markdown else { return append(source.characters, part) }
    for var run in resolver.context.runs(ofMarkdown: markdown.source) {
      run.string = markdown.filled(run.string)
      run.style.link = run.style.link.map(markdown.filled)
      append(run, part)
    }
  }

  /// The label of a link among runs, in the tint unless it says otherwise.
  private func inner(of link: Link, _ part: Part) -> Part {
    var environment = part.scope.environment
    environment.foreground = Foreground(base: .tint)
    return Part(
      view: link.label,
      scope: part.scope.with(environment).entering(.key("link"), .key("label")),
      background: part.background, link: (link.destination, part.scope.source))
  }

  private mutating func append(_ string: String, _ part: Part) {
    let environment = part.scope.environment
    var run = StyledText.Run(
      string: environment.textCase.apply(to: string), font: environment.resolvedFont)
    run.underline = environment.underline?.pattern
    run.strikethrough = environment.strikethrough?.pattern
    append(run, part)
  }

  private mutating func append(_ run: StyledText.Run, _ part: Part) {
    let environment = part.scope.environment
    var run = run
    run.kerning = environment.tracking ?? environment.kerning
    run.baselineOffset = environment.baselineOffset
    run.hasBackground = part.background != nil
    run.isLink = part.link != nil
    resolver.context.didUse(run.string) { part.scope.source.path }
    runs.append(run)
    looks.append(
      TextLook(scope: part.scope, background: part.background, link: part.link))
  }

  /// Adds a picture of its own size on the baseline of the text.
  private mutating func append(_ image: Image, _ part: Part) {
    guard let node = resolver.image(image, part.scope) else { return }
    let size = node.size(.unspecified)
    let baseline =
      node.explicitGuide(.vertical(.firstTextBaseline), .unspecified) ?? size.height
    append(
      StyledText.Run(
        attachment: InlineBox(size: size, baseline: baseline),
        font: part.scope.environment.resolvedFont), part)
    attachments[looks.count - 1] = node
  }

  /// Adds a piece of Markdown; the marks count as modifiers of the piece.
  private mutating func append(_ run: MarkdownRun, _ part: Part) {
    var environment = part.scope.environment
    var part = part
    if run.style.isBold { environment = environment.applying(.bold(Flag(true))) }
    if run.style.isItalic { environment = environment.applying(.italic(Flag(true))) }
    if run.style.isStruckThrough { environment.strikethrough = TextLine() }
    if run.style.isCode {
      environment.fontDesign = .monospaced
    }
    if let url = run.style.link {
      environment.foreground = Foreground(base: .tint)
      part.link = (url, part.scope.source)
    }
    part.scope = part.scope.with(environment)
    append(run.string, part)
  }

  /// The part inside its view's modifiers, of which only those of text count.
  private func entering(_ outer: Part) -> Part {
    var part = outer
    if let id = part.view.id { part.scope.source = part.scope.source.appending([], id: id) }
    for index in part.view.modifiers.indices.reversed() {
      let modifier = part.view.modifiers[index]
      if case .background(let layer) = modifier, let style = layer.style, layer.shape == nil {
        part.background = style
      } else if modifier.traits.stylesRuns {
        part.scope = part.scope.with(part.scope.environment.applying(modifier))
      } else {
        report(
          "'\(modifier.caseName)' has no effect on a run of a text",
          part.scope.entering(.key("modifiers"), .index(index), .key(modifier.caseName)))
      }
    }
    return part
  }

  private func report(_ message: String, _ scope: Scope) {
    resolver.context.report(Diagnostic(.ineffective(message), path: scope.source.path))
  }
}
