import VitrineFormat
import VitrineLayout
import VitrineCoding
import VitrineDisplayList
import VitrineModel

/// The inputs of one render, and the warnings it collects.
final class RenderContext: LayoutContext {
  let textEngine: any TextEngine
  let symbols: any SymbolSource
  private let formatter: TextFormatter
  private let assets: AssetStore
  // Sorted once, and only if an image is missing.
  private lazy var assetNames = assets.names
  private let limits: ArchiveLimits
  private let deadline: Deadline
  /// The number of Unicode scalars in all texts so far.
  private var scalars = 0
  let recordsSemantics: Bool
  private let pseudoLanguage: PseudoLanguage?
  let styleImages: ImageResolver?
  /// The controls of the layout, if the request describes an interaction.
  private(set) var controls: [InteractiveControl] = []
  /// Warnings in the order of the tree.
  var diagnostics: [Diagnostic] { warnings.all }
  private var warnings = WarningList()
  /// The first asset or text that could not be used.
  private(set) var failure: ArchiveError?

  init(
    textEngine: any TextEngine, symbols: any SymbolSource, formatter: TextFormatter,
    assets: AssetStore, limits: ArchiveLimits, deadline: Deadline, recordsSemantics: Bool,
    pseudoLanguage: PseudoLanguage? = nil
  ) {
    self.limits = limits
    self.deadline = deadline
    self.textEngine = textEngine
    self.symbols = symbols
    self.formatter = formatter
    self.assets = assets
    self.recordsSemantics = recordsSemantics
    self.pseudoLanguage = pseudoLanguage
    styleImages = ImageResolver(assets)
  }

  func didResolve(_ control: InteractiveControl) {
    controls.append(control)
  }

  func check() throws(ArchiveError) {
    if let failure { throw failure }
    try deadline.check()
  }

  func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    warnings.append(diagnostic())
  }

  func calendar(_ environment: EnvironmentValues) -> any ChartCalendar {
    ZonedCalendar(environment)
  }

  func accepts(_ characters: String, path: () -> NodePath) -> Bool {
    scalars += characters.unicodeScalars.count
    return isWithin(.textScalars, scalars, limits.textScalars, path)
      && isWithin(
        .characterScalars, longestCharacter(of: characters), limits.characterScalars, path)
  }

  /// Whether a quantity is within its limit; otherwise, the failure is recorded.
  private func isWithin(
    _ limit: ArchiveError.Limit, _ found: Int, _ allowed: Int, _ path: () -> NodePath
  ) -> Bool {
    guard found > allowed else { return true }
    let error = ArchiveError(.limitExceeded(limit, found: found, allowed: allowed), path: path())
    failure = failure ?? error
    return false
  }

  /// The number of scalars of the longest character; 0 if none can exceed the limit.
  private func longestCharacter(of characters: String) -> Int {
    guard characters.utf8.count > limits.characterScalars else { return 0 }
    return characters.lazy.map(\.unicodeScalars.count).max() ?? 0
  }

  func runs(ofMarkdown text: String) -> [MarkdownRun] { InlineMarkdown.runs(of: text) }

  func string(
    of text: Text, _ environment: EnvironmentValues, path: () -> NodePath
  ) -> TextString {
    do throws(ArchiveError) {
      let string = try formatter.string(of: text, environment) { kind in
        report(Diagnostic(kind, path: path()))
      }
      guard text.localized != nil, let pseudoLanguage else { return string }
      return pseudoLanguage.string(string)
    } catch {
      var error = error
      error.path = path()
      failure = failure ?? error
      return TextString("")
    }
  }

  func customSymbol(
    named name: String, _ environment: EnvironmentValues
  ) -> (any CustomSymbol)? {
    do throws(ArchiveError) {
      return try assets.customSymbol(name, for: environment.assetTraits)
    } catch {
      // Xcode omits such a symbol from the catalogue too, so the widget is drawn without it.
      guard case .asset(let name, let detail, _) = error.reason else {
        failure = failure ?? error
        return nil
      }
      report(Diagnostic(.asset(name: name, detail), path: error.path ?? AssetStore.path(name)))
      return nil
    }
  }

  func image(
    named name: String, _ environment: EnvironmentValues, path: () -> NodePath
  ) -> ImageSource? {
    do throws(ArchiveError) {
      let image = try assets.image(named: name, for: environment.assetTraits)
      guard let image else {
        reportMissingImage(name, path: path())
        return nil
      }
      for lost in assets.lostReferences(in: image.bitmap) {
        report(
          Diagnostic(
            .ineffective("'\(name)' refers to '#\(lost)', which it does not have"), path: path()))
      }
      return image
    } catch {
      // Xcode omits a file that isn't an image from the catalogue, so the widget is drawn without it.
      guard case .asset(let name, let detail, _) = error.reason, assets.isCatalogued(name) else {
        failure = failure ?? error
        return nil
      }
      report(Diagnostic(.asset(name: name, detail), path: path()))
      return nil
    }
  }

  /// Reports that there is no image with a name, and suggests a similar one.
  func reportMissingImage(_ name: String, path: NodePath) {
    report(missingImage(name, path))
  }

  private func missingImage(_ name: String, _ path: NodePath) -> Diagnostic {
    let hint = Suggestion.nearest(to: name, among: assetNames).map { "; there is '\($0)'" }
    return Diagnostic(.asset(name: name, "not in the archive" + (hint ?? "")), path: path)
  }
}
