public import VitrineGeometry
internal import VitrineModel

/// An attribute that text renderers read.
public protocol TextAttribute {}

extension Text {
  /// The lines of a text.
  public struct Layout: RandomAccessCollection {
    let text: MeasuredText
    /// The text as it is drawn without a renderer.
    let node: ViewNode
    /// The attributes of each style.
    let attributes: [[any TextAttribute]]

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { text.lines.count }
    /// Whether some of the text is cut off.
    public var isTruncated: Bool { text.isTruncated }
    /// The line at a position.
    public subscript(position: Int) -> Line { Line(layout: self, index: position) }

    /// How a part of a text is drawn.
    @RawValue<UInt32>
    public struct DrawingOptions: OptionSet, Sendable {
      /// Positions of glyphs are not rounded; they never are here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The index of a character of the text.
    public struct CharacterIndex: Comparable, Hashable, Sendable {
      let glyph: Int
      /// Whether a character precedes another one.
      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
        left.glyph < right.glyph
      }
    }

    /// The extent of a part of a text, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      /// The width.
      public var width: CGFloat
      /// The room above the baseline.
      public var ascent: CGFloat
      /// The room below the baseline.
      public var descent: CGFloat
      /// The room between lines.
      public var leading: CGFloat
      /// Creates empty bounds.
      public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }
      /// The bounds as a rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line of the text.
    public struct Line: RandomAccessCollection {
      let layout: Layout
      let index: Int
      var line: MeasuredText.Line { layout.text.lines[index] }

      /// The first position.
      public var startIndex: Int { 0 }
      /// The position after the last.
      public var endIndex: Int { line.runs.count }
      /// The run at a position.
      public subscript(position: Int) -> Run { Run(line: self, index: position) }
      /// The left end of the baseline.
      public var origin: CGPoint { CGPoint(x: line.x, y: line.baseline) }
      /// The extent of the line.
      public var typographicBounds: TypographicBounds {
        bounds(from: line.x, to: line.x + line.width)
      }

      func bounds(from start: Double, to end: Double) -> TypographicBounds {
        var bounds = TypographicBounds()
        bounds.origin = CGPoint(x: start, y: line.baseline)
        bounds.width = CGFloat(Swift.max(end - start, 0))
        bounds.ascent = CGFloat(layout.text.ascent)
        bounds.descent = CGFloat(layout.text.descent)
        return bounds
      }
    }

    /// A run of glyphs in one style.
    public struct Run: RandomAccessCollection {
      let line: Line
      let index: Int
      private var run: MeasuredText.Run { line.line.runs[index] }

      /// The first position.
      public var startIndex: Int { 0 }
      /// The position after the last.
      public var endIndex: Int { run.glyphs.count }
      /// The glyph at a position.
      public subscript(position: Int) -> RunSlice { self[position..<position + 1] }
      /// Glyphs that follow each other.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// An attribute of the run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        let styles = line.layout.attributes
        guard run.style < styles.count else { return nil }
        return styles[run.style].lazy.compactMap { $0 as? T }.first
      }
      /// The characters of the glyphs, as far as each has one glyph.
      public var characterIndices: [CharacterIndex] {
        let first = line.layout.text.lines[..<line.index].flatMap(\.runs).reduce(0) {
          $0 + $1.glyphs.count
        }
        let before = line.line.runs[..<index].reduce(first) { $0 + $1.glyphs.count }
        return indices.map { CharacterIndex(glyph: before + $0) }
      }
      /// The direction of the run, which is that of its glyphs on the screen.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// The extent of the run.
      public var typographicBounds: TypographicBounds { line.bounds(from: run.start, to: run.end) }

      /// The left end of a glyph, or of what follows the last one.
      func start(of glyph: Int) -> Double {
        if glyph == 0 { return run.start }
        if glyph < run.glyphs.count { return run.glyphs[glyph] }
        return run.end
      }
    }

    /// Glyphs of a run.
    public struct RunSlice: RandomAccessCollection {
      /// The run with the glyphs.
      public let run: Run
      /// The positions of the glyphs in the run.
      public let indices: Range<Int>

      /// The first position.
      public var startIndex: Int { indices.lowerBound }
      /// The position after the last.
      public var endIndex: Int { indices.upperBound }
      /// The glyph at a position.
      public subscript(position: Int) -> RunSlice { run[position] }
      /// Glyphs that follow each other.
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
      /// An attribute of the run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
      /// The characters of the glyphs.
      public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }
      /// The extent of the glyphs.
      public var typographicBounds: TypographicBounds {
        let ends = [run.start(of: indices.lowerBound), run.start(of: indices.upperBound)]
        return run.line.bounds(from: ends.min() ?? 0, to: ends.max() ?? 0)
      }
    }
  }

  /// Adds an attribute for a text renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed(.attribute(AnyTextAttribute(value)))
  }
}

/// An attribute of a text; two are never equal, as renderers may read anything of them.
struct AnyTextAttribute: Equatable, @unchecked Sendable {
  let value: any TextAttribute
  init(_ value: any TextAttribute) { self.value = value }
  static func == (left: AnyTextAttribute, right: AnyTextAttribute) -> Bool { false }
}

extension Text {
  /// The attributes for renderers of each part with a style of its own, in order.
  var attributeLists: [[any TextAttribute]] {
    let own = changes.compactMap { change -> (any TextAttribute)? in
      if case .attribute(let attribute) = change { attribute.value } else { nil }
    }
    guard case .parts(let parts) = source else { return [own] }
    return parts.flatMap { part -> [[any TextAttribute]] in
      if case .text(let text) = part { text.attributeLists.map { $0 + own } } else { [own] }
    }
  }
}
