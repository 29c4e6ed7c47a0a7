import VitrineFormat
import VitrineLayout
package import VitrineCoding
internal import VitrineDisplayList
package import VitrineGeometry
package import VitrineModel
import VitrineSymbols
import VitrineText
import WidgetKit

/// Answers the layout queries of closures in widget code.
///
/// Texts are measured with the fonts that draw pictures; one measurer serves a whole process.
package struct LayoutMeasurer: LayoutQuerying {
  private let engine: FontTextEngine
  private let symbols: SymbolLibrary
  private let formatter: TextFormatter
  private var images: [String: ImageSize]

  /// The size of an image of the package.
  package struct ImageSize: Hashable, Sendable {
    /// Width and height in pixels.
    package var pixels: Size
    /// Pixels per point.
    package var scale: Double

    /// Creates a size from pixels and a scale.
    package init(pixels: Size, scale: Double) {
      (self.pixels, self.scale) = (pixels, scale)
    }
  }

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - strings: the package's string tables.
  ///   - images: the package's images by name; other images have no size.
  package init(
    strings: StringTables = [:], developmentLanguage: LocaleIdentifier = "en",
    images: [String: ImageSize] = [:]
  ) {
    engine = FontTextEngine()
    symbols = SymbolLibrary(textEngine: engine)
    formatter = TextFormatter(
      strings, developmentLanguage: developmentLanguage,
      limit: ArchiveLimits.standard.textLength)
    self.images = images
  }

  /// Returns the measurer with images that views contain, as files by their names in the archive.
  func adding(_ files: [String: [UInt8]]) -> LayoutMeasurer {
    var measurer = self
    for (name, bytes) in files {
      guard let header = ImageHeader(bytes: bytes) else { continue }
      let pixels = Size(width: Double(header.width), height: Double(header.height))
      measurer.images[name] = ImageSize(pixels: pixels, scale: 1)
    }
    return measurer
  }

  package func frames(
    of view: ViewNode, on surface: LayoutSurface
  ) throws(ArchiveError) -> [String: Rect] {
    let layout = try layout(view, surface)
    var frames: [String: Rect] = [:]
    layout.background?.collect(&frames)
    layout.content?.collect(&frames)
    return frames
  }

  package func dimensions(
    of view: ViewNode, in proposal: VitrineGeometry.ProposedViewSize, on surface: LayoutSurface
  ) throws(ArchiveError) -> LayoutDimensions {
    guard let node = try layout(view, surface).content else {
      return LayoutDimensions(size: .zero)
    }
    var dimensions = LayoutDimensions(
      size: node.size(proposal), layoutPriority: node.layoutPriority)
    for guide in VerticalAlignment.allCases {
      dimensions.guides[guide.name] = node.explicitGuide(.vertical(guide), proposal)
    }
    for guide in HorizontalAlignment.allCases where guide != .center {
      dimensions.guides[guide.name] = node.explicitGuide(.horizontal(guide), proposal)
    }
    return dimensions
  }

  package func lines(
    of text: ViewNode, in proposal: VitrineGeometry.ProposedViewSize, on surface: LayoutSurface
  ) throws(ArchiveError) -> MeasuredText {
    guard let node = try layout(text, surface).content else { return MeasuredText() }
    node.place(at: .zero, proposal: proposal)
    return node.measuredText ?? MeasuredText()
  }

  private func layout(
    _ view: ViewNode, _ surface: LayoutSurface
  ) throws(ArchiveError) -> WidgetLayout {
    let context = MeasureContext(
      textEngine: engine, symbols: symbols, formatter: formatter, images: images)
    return try WidgetLayout(
      view, at: NodePath(),
      on: WidgetSurface(
        size: surface.size, margins: surface.margins, mask: .none, background: nil),
      environment: surface.environment, context: context)
  }
}

extension LayoutNode {
  /// Adds the frames of all nodes with an id; the first node of a view is its outermost.
  fileprivate func collect(_ frames: inout [String: Rect]) {
    guard isPlaced else { return }
    if let id, frames[id] == nil { frames[id] = frame }
    for child in children { child.collect(&frames) }
  }
  /// The lines of the first text among the node and its children.
  fileprivate var measuredText: MeasuredText? {
    guard let layout = text?.layout else {
      for child in children { if let found = child.measuredText { return found } }
      return nil
    }
    var measured = MeasuredText()
    measured.size = layout.size
    measured.ascent = layout.firstBaseline
    measured.descent = layout.size.height - layout.lastBaseline
    measured.isTruncated = layout.isTruncated
    measured.lines = layout.lines.map { line in
      MeasuredText.Line(x: line.x, baseline: line.baseline, width: line.width, runs: line.runs)
    }
    return measured
  }
}

extension TextLayout.Line {
  /// The glyphs of each run that has a background, from left to right.
  fileprivate var runs: [MeasuredText.Run] {
    var runs: [MeasuredText.Run] = []
    for fragment in fragments {
      guard case .background(let box) = fragment.content else { continue }
      runs.append(MeasuredText.Run(style: fragment.run, start: box.minX, end: box.maxX))
    }
    for fragment in fragments {
      for x in fragment.content.glyphStarts {
        let index = runs.firstIndex { $0.style == fragment.run && x < $0.end }
        if let index { runs[index].glyphs.append(x) }
      }
    }
    return runs.sorted { $0.start < $1.start }
  }
}

extension TextLayout.Fragment.Content {
  /// The left ends of the glyphs, or of what is drawn in place of one.
  fileprivate var glyphStarts: [Double] {
    switch self {
    case .glyphs(_, let list): list.map(\.x)
    case .layers(_, let list): list.first.map { [$0.glyph.x] } ?? []
    case .picture(_, _, let box), .attachment(let box, _), .missingGlyph(let box): [box.minX]
    case .decoration, .background, .link, .bar: []
    }
  }
}

/// The context of a layout that only measures and does not draw.
private final class MeasureContext: LayoutContext {
  let textEngine: any TextEngine
  let symbols: any SymbolSource
  private let formatter: TextFormatter
  private let images: [String: LayoutMeasurer.ImageSize]

  init(
    textEngine: any TextEngine, symbols: any SymbolSource, formatter: TextFormatter,
    images: [String: LayoutMeasurer.ImageSize]
  ) {
    self.textEngine = textEngine
    self.symbols = symbols
    self.formatter = formatter
    self.images = images
  }

  /// Problems are reported when the archive is drawn.
  func report(_ diagnostic: @autoclosure () -> Diagnostic) {}

  func calendar(_ environment: VitrineModel.EnvironmentValues) -> any ChartCalendar {
    ZonedCalendar(environment)
  }

  func runs(ofMarkdown text: String) -> [MarkdownRun] { InlineMarkdown.runs(of: text) }

  func string(
    of text: VitrineModel.Text, _ environment: VitrineModel.EnvironmentValues, path: () -> NodePath
  ) -> TextString {
    (try? formatter.string(of: text, environment) { _ in }) ?? TextString("")
  }

  func image(
    named name: String, _ environment: VitrineModel.EnvironmentValues, path: () -> NodePath
  ) -> ImageSource? {
    images[name].map {
      ImageSource(bitmap: BitmapID(asset: name, variant: 0), pixels: $0.pixels, scale: $0.scale)
    }
  }

  func customSymbol(named name: String, _ environment: VitrineModel.EnvironmentValues) -> (
    any CustomSymbol
  )? {
    nil
  }
}
