@testable import VitrineCoding
@testable import VitrineGeometry
@testable import VitrineModel

extension RandomSource {
  mutating func chart(_ depth: Int) -> Chart {
    with(Chart()) {
      $0.marks = $1.list(3) { $0.chartMark(depth) }
      $0.xScale.isReversed = $1.flip()
      $0.yScale.kind = $1.maybe { $0.any(ChartScale.Kind.self) }
      $0.yScale.includesZero = $1.maybe { $0.flip() }
      $0.xAxis = $1.chartAxis(depth)
      $0.yAxis = $1.chartAxis(depth)
      $0.foregroundStyleScale.range = $1.maybe { $0.list(2) { .color($0.color()) } }
      $0.legend.visibility = $1.any(ChartAxis.Visibility.self)
      $0.legend.content = $1.maybe { $0.leafOrNode(depth) }
      $0.names.x = $1.maybe { $0.text() }
    }
  }

  private mutating func chartMark(_ depth: Int) -> ChartMark {
    with(ChartMark(any(ChartMark.Kind.self))) {
      if $0.kind == .sector {
        $0.angle = ChartValue($1.number())
      } else {
        $0.x = $1.chartValue()
        $0.y = $1.chartValue()
      }
      if $1.flip() {
        $0.width = ChartDimension()
        $0.width?.ratio = $1.length()
      }
      $0.stacking = $1.any(ChartMark.Stacking.self)
      $0.foregroundStyleBy = $1.maybe { $0.chartValue() }
      $0.interpolation = $1.any(ChartMark.Interpolation.self)
      $0.symbol = $1.maybe { ChartSymbol($0.any(ChartMark.Symbol.self)) }
      $0.opacity = $1.fraction()
      $0.accessibilityLabel = $1.maybe { $0.text() }
      if $1.flip() {
        var annotation = ChartAnnotation()
        annotation.position = $1.any(ChartAnnotation.Position.self)
        annotation.content = $1.leafOrNode(depth)
        $0.annotations = [annotation]
      }
    }
  }

  private mutating func chartValue() -> ChartValue {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: ChartValue(number())
    case 1: ChartValue(name())
    default:
      ChartValue(
        ArchiveDate(secondsSince1970: Double(Int.random(in: 0..<99, using: &self))),
        unit: maybe { $0.any(TimeField.self) })
    }
  }

  private mutating func chartAxis(_ depth: Int) -> ChartAxis {
    with(ChartAxis()) {
      $0.visibility = $1.any(ChartAxis.Visibility.self)
      if $1.flip() {
        var marks = ChartAxisMarks()
        marks.preset = $1.any(ChartAxisMarks.Preset.self)
        marks.position = $1.any(ChartAxisMarks.Position.self)
        marks.values.desiredCount = $1.maybe { Int.random(in: 1...9, using: &$0) }
        var item = ChartAxisItem()
        item.gridLine = ChartAxisLine()
        item.label = ChartAxisLabel()
        item.label?.content = $1.maybe { $0.leafOrNode(depth) }
        marks.content = item
        $0.marks = [marks]
      }
    }
  }
}
