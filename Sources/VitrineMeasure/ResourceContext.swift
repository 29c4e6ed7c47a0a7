package import VitrineFormat
package import VitrineLayout
import VitrineMarkdown
package import VitrineModel

/// The images and symbols that layout may ask for.
package protocol LayoutAssets {
  /// The names of all of them.
  var names: [String] { get }
  /// The best representation of an image; `nil` when there is none of the name.
  ///
  /// - Throws: `ArchiveError` when it cannot be used.
  func image(named name: String, for traits: AssetTraits) throws(ArchiveError) -> ImageSource?
  /// A symbol of the archive's own; `nil` for pictures and for what is not there.
  ///
  /// - Throws: `ArchiveError` when it cannot be used.
  func customSymbol(
    _ name: String, for traits: AssetTraits
  ) throws(ArchiveError) -> (any CustomSymbol)?
}

/// What one layout takes from outside, and what it has to say: that of the renderer and that of the
/// front end, whose closures ask for sizes.
package final class ResourceContext: LayoutContext {
  package let textEngine: any TextEngine
  package let symbols: any SymbolSource
  private let formatter: TextFormatter
  private let assets: any LayoutAssets
  package let recordsSemantics: Bool
  /// The controls that were met, when the request says what a person did with some.
  package private(set) var touchables: [Touchable] = []
  /// Warnings in the order of the tree.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The first asset or text that could not be used.
  package private(set) var failure: ArchiveError?

  /// Makes the context of one layout.
  package init(
    textEngine: any TextEngine, symbols: any SymbolSource, formatter: TextFormatter,
    assets: any LayoutAssets, recordsSemantics: Bool = false
  ) {
    self.textEngine = textEngine
    self.symbols = symbols
    self.formatter = formatter
    self.assets = assets
    self.recordsSemantics = recordsSemantics
  }

  package func meet(_ control: Touchable) {
    touchables.append(control)
  }

  package func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  package func runs(ofMarkdown text: String) -> [MarkdownRun] { InlineMarkdown.runs(of: text) }

  package func string(
    of text: Text, _ environment: EnvironmentValues, path: () -> NodePath
  ) -> TextString {
    do throws(ArchiveError) {
      return try formatter.string(of: text, environment) { kind in
        report(Diagnostic(kind, path: path()))
      }
    } catch {
      var error = error
      error.path = path()
      failure = failure ?? error
      return TextString("")
    }
  }

  package func customSymbol(
    named name: String, _ environment: EnvironmentValues
  ) -> (any CustomSymbol)? {
    do throws(ArchiveError) {
      return try assets.customSymbol(name, for: environment.assetTraits)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  package func image(
    named name: String, _ environment: EnvironmentValues, path: () -> NodePath
  ) -> ImageSource? {
    do throws(ArchiveError) {
      let image = try assets.image(named: name, for: environment.assetTraits)
      if image == nil { reportMissingImage(name, path: path()) }
      return image
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Says that there is no image of a name, and which one was probably meant.
  package func reportMissingImage(_ name: String, path: NodePath) {
    let hint = Suggestion.nearest(to: name, among: assets.names).map { "; there is '\($0)'" }
    report(Diagnostic(.asset(name: name, "not in the archive" + (hint ?? "")), path: path))
  }
}
