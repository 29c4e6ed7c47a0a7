import VitrineLayout
import VitrineModel
import VitrineText

/// What one render takes from outside, and what it has to say.
final class RenderContext: LayoutContext {
  let textEngine: any TextEngine
  let symbols: any SymbolSource
  private let assets: AssetStore
  /// Warnings in the order of the tree.
  private(set) var diagnostics: [Diagnostic] = []
  /// The first asset that could not be used.
  private(set) var failure: ArchiveError?

  init(textEngine: any TextEngine, symbols: any SymbolSource, assets: AssetStore) {
    self.textEngine = textEngine
    self.symbols = symbols
    self.assets = assets
  }

  func vector(named name: String, _ environment: EnvironmentValues) -> (any VectorImage)? {
    guard
      let (id, representation) = assets.representation(
        name, colorScheme: environment.colorScheme, scale: environment.displayScale)
    else { return nil }
    do throws(ArchiveError) {
      return try assets.vector(id, representation)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func image(
    named name: String, _ environment: EnvironmentValues, path: () -> NodePath
  ) -> ImageSource? {
    guard
      let (id, representation) = assets.representation(
        name, colorScheme: environment.colorScheme, scale: environment.displayScale)
    else {
      let hint = Suggestion.nearest(to: name, among: assets.names).map { "; there is '\($0)'" }
      report(Diagnostic(.asset(name: name, "not in the archive" + (hint ?? "")), path: path()))
      return nil
    }
    do throws(ArchiveError) {
      let bitmap = try assets.load(id, representation)
      return ImageSource(
        bitmap: id,
        pixels: Size(width: Double(bitmap.width), height: Double(bitmap.height)),
        scale: representation.scale)
    } catch {
      failure = failure ?? error
      return nil
    }
  }
}
