import SwiftUI
internal import VitrineGeometry
internal import VitrineModel

/// A shape that can be the symbol of a value.
nonisolated public protocol ChartSymbolShape: SwiftUI.Shape {
  /// The rectangle in which the symbol appears as large as a square with sides of one point.
  var perceptualUnitRect: CGRect { get }
}

nonisolated extension ChartSymbolShape {
  /// The symbol in archives.
  var archivedSymbol: ChartSymbol {
    if let known = self as? any KnownSymbol { return known.symbol }
    var symbol = ChartSymbol()
    let outline = path(in: perceptualUnitRect).archived
    symbol.path = outline.isFinite ? outline : VitrineGeometry.Path()
    return symbol
  }
}

nonisolated extension ChartSymbolShape where Self: SwiftUI.InsettableShape {
  /// Returns the symbol as a line inside its outline.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    stroked(lineWidth)
  }
  /// Returns the symbol as a line inside its outline.
  @_disfavoredOverload
  public func strokeBorder(style: SwiftUI.StrokeStyle) -> some ChartSymbolShape {
    stroked(style.lineWidth)
  }

  private func stroked(_ lineWidth: CGFloat) -> BasicChartSymbolShape {
    var symbol = archivedSymbol
    symbol.lineWidth = Double(lineWidth)
    return BasicChartSymbolShape(symbol: symbol)
  }
}

/// A symbol that exists in archives.
private protocol KnownSymbol {
  nonisolated var symbol: ChartSymbol { get }
}

/// The standard symbols of charts.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, KnownSymbol {
  let symbol: ChartSymbol

  /// The rectangle in which the symbol appears as large as a square with sides of one point.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the outline in the largest square of a rectangle.
  public func path(in rect: CGRect) -> SwiftUI.Path {
    let side = Double(min(rect.width, rect.height))
    let center = Point(x: Double(rect.midX), y: Double(rect.midY))
    return SwiftUI.Path(archived: symbol.outlinePath(center: center, side: side))
  }

  /// Returns the symbol as a line inside its outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    var symbol = symbol
    symbol.lineWidth = Double(lineWidth)
    return BasicChartSymbolShape(symbol: symbol)
  }
}

/// A type-erased symbol.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape, KnownSymbol {
  let symbol: ChartSymbol
  private let shape: any ChartSymbolShape

  /// Creates a type-erased symbol.
  public init(_ content: any ChartSymbolShape) {
    shape = content
    symbol = content.archivedSymbol
  }

  /// The rectangle in which the symbol appears as large as a square with sides of one point.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> SwiftUI.Path { shape.path(in: rect) }
}

nonisolated extension ChartSymbolShape where Self == BasicChartSymbolShape {
  private static func basic(_ shape: ChartMark.Symbol) -> BasicChartSymbolShape {
    BasicChartSymbolShape(symbol: ChartSymbol(shape))
  }

  /// A circle.
  public static var circle: BasicChartSymbolShape { basic(.circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { basic(.square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { basic(.triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { basic(.diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { basic(.pentagon) }
  /// Two crossing lines, horizontal and vertical.
  public static var plus: BasicChartSymbolShape { basic(.plus) }
  /// Two crossing lines, diagonal.
  public static var cross: BasicChartSymbolShape { basic(.cross) }
  /// Three crossing lines.
  public static var asterisk: BasicChartSymbolShape { basic(.asterisk) }
}

nonisolated extension SwiftUI.Circle: ChartSymbolShape, KnownSymbol {
  var symbol: ChartSymbol { BasicChartSymbolShape.circle.symbol }
  /// The rectangle in which the symbol appears as large as a square with sides of one point.
  public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}
