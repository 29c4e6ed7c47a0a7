@testable import VitrineGeometry
@testable import VitrineModel

extension RandomSource {
  /// A guide of SwiftUI, or sometimes one with a custom name.
  mutating func guide<Guide: AlignmentName>(_ type: Guide.Type) -> Guide {
    let plain = any(type)
    return Int.random(in: 0..<4, using: &self) == 0 ? .custom(name(), default: plain) : plain
  }

  mutating func alignment() -> Alignment {
    Alignment(
      horizontal: guide(HorizontalAlignment.self), vertical: guide(VerticalAlignment.self))
  }

  mutating func alignmentGuide() -> AlignmentGuide {
    with(AlignmentGuide()) {
      if $1.flip() {
        $0.horizontal = $1.guide(HorizontalAlignment.self)
      } else {
        $0.vertical = $1.guide(VerticalAlignment.self)
      }
      $0.relativeTo = $1.maybe { $0.any(AlignmentGuide.Base.self) }
      $0.offset = $1.number()
      $0.widthFraction = $1.number()
      $0.heightFraction = $1.number()
    }
  }

  mutating func containerFrame() -> ContainerRelativeFrame {
    with(ContainerRelativeFrame()) {
      $0.axes = $1.list(2) { $0.any(Axis.self) }
      $0.count = Int.random(in: 1...9, using: &$1)
      $0.span = Int.random(in: 1...9, using: &$1)
      $0.spacing = $1.number()
      $0.alignment = $1.alignment()
    }
  }

  mutating func safeAreaInset(_ depth: Int) -> SafeAreaInset {
    with(SafeAreaInset()) {
      $0.edge = $1.any(SafeAreaInset.Edge.self)
      $0.spacing = $1.maybe { $0.number() }
      $0.alignment = $1.alignment()
      $0.content = $1.leafOrNode(depth)
    }
  }
}
