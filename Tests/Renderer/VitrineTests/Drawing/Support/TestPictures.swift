import Testing
import VitrineLayout
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineSymbols
import VitrineText

/// The bitmaps of the recordings.
struct TestPictures: BitmapSource, LayoutContext {
  /// An image: columns, rows, pixels per point, and the premultiplied pixel of a column.
  private static let pictures: [String: (Int, Int, Double, @Sendable (Int) -> [UInt8])] = [
    // The left half is red, the right half blue.
    "halves": (40, 20, 1, { $0 < 20 ? [0, 0, 255, 255] : [255, 0, 0, 255] }),
    "fine halves": (80, 40, 2, { $0 < 40 ? [0, 0, 255, 255] : [255, 0, 0, 255] }),
    "half-red": (1, 1, 1, { _ in [0, 0, 128, 128] }),
  ]
  static let engine = FontTextEngine()

  static let book = SymbolLibrary(textEngine: engine)

  var textEngine: any TextEngine { TestPictures.engine }

  var symbols: any SymbolSource { TestPictures.book }

  func bitmap(_ id: BitmapID) -> Bitmap? {
    TestPictures.pictures[id.asset].map { width, height, _, pixel in
      Bitmap(
        width: width, height: height,
        pixels: (0..<height).flatMap { _ in (0..<width).flatMap(pixel) })
    }
  }

  func string(
    of text: Text, _ environment: EnvironmentValues, path: () -> NodePath
  ) -> TextString {
    TextString(text.content ?? "")
  }
  func runs(ofMarkdown text: String) -> [MarkdownRun] { [] }

  func image(named name: String, _ environment: EnvironmentValues, path: () -> NodePath)
    -> ImageSource?
  {
    TestPictures.pictures[name].map { width, height, scale, _ in
      ImageSource(
        bitmap: BitmapID(asset: name, variant: 0),
        pixels: Size(width: Double(width), height: Double(height)), scale: scale)
    }
  }

  func customSymbol(named name: String, _ environment: EnvironmentValues) -> (any CustomSymbol)? {
    nil
  }

  func report(_ diagnostic: @autoclosure () -> Diagnostic) { Issue.record("\(diagnostic())") }

  /// Lays out a view with `scale` pixels per point.
  static func layout(
    _ view: ViewNode, on surface: WidgetSurface, scale: Double = 1
  ) throws -> WidgetLayout {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    return try WidgetLayout(
      view, at: NodePath(), on: surface, environment: environment, context: TestPictures())
  }
}
