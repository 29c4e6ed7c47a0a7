package import VitrineModel

/// A view that displays one or more lines of text.
nonisolated public struct Text: View, PrimitiveView, LocatedView, Equatable, Sendable {
  /// A part of a paragraph.
  enum Part: Equatable, Sendable {
    case text(Text)
    case image(Image)
  }

  /// The source of the characters.
  enum Source: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case parts([Part])
    case archived(VitrineModel.Text)
    case formatted(FormattedInput)
    case attributed(AttributedString)
  }

  package var location = KeptLocation()
  var source: Source
  /// The changes of the text's style, the innermost first.
  var changes: [TextChange] = []

  init(source: Source) { self.source = source }

  /// Creates a text from a literal, which is a key of the package's string tables and may contain
  /// Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    var key = key
    key.text.table = tableName
    source = key.parts.map(Source.parts) ?? .localized(key)
  }
  /// Creates a text from a localized string.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    var key = LocalizedStringKey(resource.key)
    key.text = resource.text
    key.fallback = resource.defaultValue.text
    source = .localized(key)
  }
  /// Creates a text from a string without localization.
  public init(verbatim content: String) { source = .verbatim(content) }
  /// Creates a text from a string without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { source = .verbatim(String(content)) }
  /// Creates a text from an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { source = .attributed(attributedContent) }
  /// Creates a text from an image.
  public init(_ image: Image) { source = .parts([.image(image)]) }

  /// Concatenates two texts.
  public static func + (left: Text, right: Text) -> Text {
    Text(source: .parts([.text(left), .text(right)]))
  }

  /// Returns the text with a modifier; `nil` returns it unchanged.
  func changed(_ modifier: Modifier?) -> Text {
    modifier.map { changed(.modifier($0)) } ?? self
  }

  func changed(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    rendered(context) ?? [run(context)]
  }

  /// Returns the text as one view, which may be a run of another text.
  func run(_ context: LoweringContext) -> ViewNode {
    let modifiers = changes.flatMap { $0.modifiers(context) }
    return ViewNode(.text(content(context)), modifiers: modifiers)
  }

  /// Returns the characters of the text without its style.
  func content(_ context: LoweringContext) -> VitrineModel.Text {
    switch source {
    case .verbatim(let string): return VitrineModel.Text(string)
    case .localized(let key):
      let isKnown = context.pass.hasString(key.text.key, key.text.table)
      let text = isKnown ? nil : key.fallback
      return (text ?? key.resolved(context)).content(context)
    case .archived(let text): return text
    case .formatted(let input): return input.text(context)
    case .attributed(let string): return string.content(context)
    case .parts(let parts):
      var text = VitrineModel.Text()
      text.runs = parts.flatMap { $0.runs(context) }
      return text
    }
  }
}

extension Text {
  /// The key of a text without arguments, and the text that is shown if no table has it; `nil` for
  /// other texts.
  package var localizedKey: (key: LocalizedText, fallback: LocalizedText)? {
    guard case .localized(let key) = source, key.text.arguments.isEmpty else { return nil }
    return (key.text, key.fallback ?? key.text)
  }
}

extension Text.Part {
  /// Returns the runs of a part.
  ///
  /// A concatenation without modifiers adds its runs to the outer text.
  fileprivate func runs(_ context: LoweringContext) -> [ViewNode] {
    switch self {
    case .image(let image): return image.nodes(context)
    case .text(let text):
      if case .parts(let parts) = text.source, text.changes.isEmpty {
        return parts.flatMap { $0.runs(context) }
      }
      return [text.run(context)]
    }
  }
}

extension LocalizedText {
  /// Returns the source of the text: a key if the package defines it, translates other keys of its table
  /// or it has interpolated values, otherwise the literal itself.
  func content(_ context: LoweringContext) -> VitrineModel.Text {
    var text = VitrineModel.Text()
    let isOfSystem = table == LocalizedText.systemTable
    // A format without values is not filled in, and would be by its translations.
    let isSame = !key.contains("%") && context.pass.isTranslated(table)
    if !arguments.isEmpty || isOfSystem || isSame || context.pass.hasString(key, table) {
      text.localized = self
    } else if key.contains(where: { "*_`~[<&\\".contains($0) }) {
      text.markdown = key
    } else {
      text.content = key
    }
    return text
  }
}
