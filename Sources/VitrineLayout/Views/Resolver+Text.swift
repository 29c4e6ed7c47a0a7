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
        runs: [run], alignment: environment.multilineTextAlignment,
        lineLimit: environment.lineLimit, displayScale: environment.displayScale,
        isRedacted: environment.isRedacted))
    if !shaped.missingScalars.isEmpty {
      context.report(
        Diagnostic(.missingGlyphs(shaped.missingScalars.map(\.value)), path: scope.source.path))
    }
    return LayoutNode(
      Resolver.name(of: text), scope.source, rule: TextRule(text: shaped),
      ink: .text(shaped, environment))
  }

  /// The text's kind with its first characters, for dumps.
  private static func name(of text: Text) -> String {
    let longest = 40
    let line = text.content.prefix(longest + 1).map { $0.isNewline ? " " : String($0) }
    let cut = line.count > longest ? line.prefix(longest).joined() + "…" : line.joined()
    return "Text \"\(cut)\""
  }
}
