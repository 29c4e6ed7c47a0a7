import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

extension Resolver {
  /// A text in the environment's font, shaped once for the whole render.
  ///
  /// - Parameter replacesDashes: whether hyphens replace dashes in place of digits.
  func text(_ text: Text, _ scope: Scope, replacesDashes: Bool = false) -> LayoutNode {
    var runs = TextRuns(self)
    runs.append(text, scope)
    var list = runs.runs
    for index in list.indices where replacesDashes {
      list[index].string = String(list[index].string.map { $0 == "\u{2012}" ? "-" : $0 })
    }
    let shaped = context.textEngine.shape(styledText(list, scope))
    report(on: shaped, list, scope)
    return LayoutNode(
      .text(list), scope,
      rule: TextRule(
        text: shaped, attachments: runs.attachments,
        isTight: scope.environment.isLockScreenAccessory, isLive: text.isLive),
      operation: .leaf(TextDrawing(looks: runs.looks)))
  }

  /// Runs with the environment's rules for their lines.
  private func styledText(_ runs: [StyledText.Run], _ scope: Scope) -> StyledText {
    let environment = scope.environment
    var text = StyledText(runs: runs, displayScale: environment.displayScale)
    text.alignment = environment.multilineTextAlignment.mirrored(scope.isMirrored)
    text.lineLimit = environment.isInline ? 1 : environment.lineLimit.most
    text.reservedLines = environment.lineLimit.reserved
    text.lineSpacing = environment.lineSpacing
    text.truncationMode = environment.truncationMode
    text.minimumScaleFactor = environment.minimumScaleFactor
    text.allowsTightening = environment.allowsTightening
    text.layoutDirection = environment.layoutDirection
    text.language = environment.locale.text
    text.hyphenates = environment.design.hyphenates
    text.isRedacted = environment.isRedacted
    return text
  }

  /// Reports what cannot be drawn as the author specifies.
  private func report(on text: any ShapedText, _ runs: [StyledText.Run], _ scope: Scope) {
    if !text.missingScalars.isEmpty {
      context.report(
        Diagnostic(.missingGlyphs(text.missingScalars.map(\.value)), path: scope.source.path))
    }
    var known: Set<FontFamily> = []
    for run in runs {
      let family = run.font.family
      // The system's own faces are always there.
      guard case .custom(let name) = family, known.insert(family).inserted else { continue }
      if context.textEngine.hasFace(for: family) { continue }
      context.report(
        Diagnostic(
          PlatformFont.named(name) == nil
            ? .ineffective("there is no face for \(family); the system's face is used")
            : .ineffective("\(family) is drawn by another face of its kind"),
          path: scope.source.path))
    }
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

extension EnvironmentValues {
  /// Whether the views are those of an accessory on a Lock Screen, whose stacks put nothing between
  /// texts.
  ///
  /// Source: lines of a stack without explicit spacing are 20.33 points apart on iOS 18
  /// (home-assistant/companion.home-assistant), like those of one text; on a Home Screen they are
  /// 22.
  fileprivate var isLockScreenAccessory: Bool {
    let isHandheld = idiom == .iPhone || idiom == .iPad
    return isHandheld && interactivity.target.family?.isSystem == false
  }
}
