import VitrineModel

extension Resolver {
  /// A text in the environment's font, shaped once for the whole render.
  func text(_ text: Text, _ scope: Scope) -> LayoutNode {
    let environment = scope.environment
    let run = StyledText.Run(
      string: text.content, font: environment.resolvedFont,
      underline: environment.underline != nil, strikethrough: environment.strikethrough != nil)
    let shaped = context.textEngine.shape(
      StyledText(
        runs: [run], alignment: environment.multilineTextAlignment.mirrored(scope.isMirrored),
        lineLimit: environment.lineLimit, displayScale: environment.displayScale,
        layoutDirection: environment.layoutDirection,
        isRedacted: environment.isRedacted))
    report(on: shaped, run.font.family, scope)
    return LayoutNode(
      Resolver.name(of: text), scope, rule: TextRule(text: shaped),
      ink: .text(shaped, environment))
  }

  /// Says what cannot be drawn as the author wants it.
  private func report(on text: any ShapedText, _ family: FontFamily, _ scope: Scope) {
    if !text.missingScalars.isEmpty {
      context.report(
        Diagnostic(.missingGlyphs(text.missingScalars.map(\.value)), path: scope.source.path))
    }
    if !context.textEngine.hasFace(for: family) {
      context.report(
        Diagnostic(
          .ineffective("there is no face for \(family); the system's face stands in"),
          path: scope.source.path))
    }
  }

  /// The text's kind with its first characters, for dumps.
  private static func name(of text: Text) -> String {
    let longest = 40
    let line = text.content.prefix(longest + 1).map { $0.isNewline ? " " : String($0) }
    let cut = line.count > longest ? line.prefix(longest).joined() + "…" : line.joined()
    return "Text \"\(cut)\""
  }
}

extension TextAlignment {
  /// The alignment for an engine whose leading edge is the left one.
  fileprivate func mirrored(_ isMirrored: Bool) -> TextAlignment {
    switch self {
    case .leading where isMirrored: .trailing
    case .trailing where isMirrored: .leading
    default: self
    }
  }
}
