@testable import VitrineCoding
@testable import VitrineModel

extension RandomSource {
  mutating func gauge(_ depth: Int) -> Gauge {
    with(Gauge()) {
      $0.value = $1.number()
      if $1.flip() {
        $0.bounds.lowerBound = $1.number()
        $0.bounds.upperBound = $0.bounds.lowerBound + $1.length()
      }
      $0.label = $1.maybe { $0.leafOrNode(depth) }
      $0.currentValueLabel = $1.maybe { $0.leafOrNode(depth) }
      $0.minimumValueLabel = $1.maybe { $0.leafOrNode(depth) }
      $0.maximumValueLabel = $1.maybe { $0.leafOrNode(depth) }
    }
  }

  mutating func progressView(_ depth: Int) -> ProgressView {
    with(ProgressView()) {
      $0.label = $1.maybe { $0.leafOrNode(depth) }
      $0.currentValueLabel = $1.maybe { $0.leafOrNode(depth) }
      if $1.flip() {
        $0.value = $1.maybe { $0.number() }
        $0.total = $1.positive()
        return
      }
      var interval = DateIntervalText()
      interval.start = ArchiveDate(secondsSince1970: Double(Int.random(in: 0..<9, using: &$1)))
      interval.end = ArchiveDate(secondsSince1970: Double(Int.random(in: 9..<99, using: &$1)))
      $0.timerInterval = interval
      $0.countsDown = $1.flip()
    }
  }
}
