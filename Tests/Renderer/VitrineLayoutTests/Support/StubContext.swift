import VitrineLayout
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Stub texts, images of 40 by 30 and 40 by 20 points with two pixels per point, and a list of warnings.
final class StubContext: LayoutContext {
  let textEngine: any TextEngine
  let symbols: any SymbolSource = StubSymbols()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ engine: StubEngine = StubEngine()) {
    textEngine = engine
  }

  /// Supports asterisks only: text between two of them is bold.
  func runs(ofMarkdown text: String) -> [MarkdownRun] {
    text.split(separator: "*", omittingEmptySubsequences: false).enumerated().map { index, part in
      var style = MarkdownRun.Style()
      style.isBold = !index.isMultiple(of: 2)
      return MarkdownRun(string: String(part), style: style)
    }
  }

  func string(
    of text: Text, _ environment: EnvironmentValues, path: () -> NodePath
  ) -> TextString {
    TextString(text.content ?? "")
  }

  func image(named name: String, _ environment: EnvironmentValues, path: () -> NodePath)
    -> ImageSource?
  {
    guard let height = ["picture": 60.0, "wide": 40][name] else { return nil }
    return ImageSource(
      bitmap: BitmapID(asset: name, variant: 0), pixels: Size(width: 80, height: height), scale: 2)
  }

  func customSymbol(named name: String, _ environment: EnvironmentValues) -> (any CustomSymbol)? {
    nil
  }

  func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    diagnostics.append(diagnostic())
  }
}

/// A surface of `width` by `height` points with square corners.
func surface(_ width: Double = 100, _ height: Double = 100, margins: Double = 0) -> WidgetSurface {
  WidgetSurface(
    size: Size(width: width, height: height), margins: EdgeInsets(margins), mask: .none,
    background: nil)
}

extension EnvironmentValues {
  /// The default environment with two pixels per point, where halves are whole pixels.
  static var halves: EnvironmentValues {
    var values = EnvironmentValues()
    values.displayScale = 2
    return values
  }
}

/// Lays a view out on a surface.
func layout(
  _ view: ViewNode, on surface: WidgetSurface = surface(),
  _ environment: EnvironmentValues = EnvironmentValues(), context: StubContext = StubContext()
) throws -> WidgetLayout {
  try WidgetLayout(view, at: NodePath(), on: surface, environment: environment, context: context)
}

extension LayoutNode {
  /// The node and all its descendants, the outer ones first.
  var all: [LayoutNode] { [self] + children.flatMap(\.all) }

  /// The frame of the first node with a name.
  func frame(of name: String) -> Rect? { all.first { $0.name == name }?.frame }
}

extension DisplayList.Item {
  /// The fill colour of the item.
  var color: ResolvedColor? {
    if case .fill(let fill) = self, case .color(let color) = fill.paint { color } else { nil }
  }

  /// The path of a fill.
  var filled: Path? { if case .fill(let fill) = self { fill.path } else { nil } }

  /// The item and all its descendants.
  var all: [DisplayList.Item] {
    if case .group(let group) = self { [self] + group.items.flatMap(\.all) } else { [self] }
  }
}
