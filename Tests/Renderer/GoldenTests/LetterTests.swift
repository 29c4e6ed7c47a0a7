import Testing
import Vitrine
import VitrineDisplayList

@testable import VitrineSnapshot

/// The number of goldens that change with the built-in fonts.
@Suite("Letters in goldens")
struct LetterTests {
  // A matrix replaces fonts with plain boxes for pictures that don't test text. Those of checks
  // illustrate an article, and people read them.
  @Test("at most 280 pictures show letters of a real font, besides illustrations")
  func pictures() throws {
    let renderers = GoldenRenderers(fonts: FontFolder())
    var pictures: [GoldenCase] = []
    for golden in try Goldens.store.cases() where !golden.name.hasPrefix("checks/") {
      let document = try WidgetDocument(contentsOf: golden.archive, kind: golden.widget)
      let list = try renderers.renderer(for: golden).layOut(document, golden.request).displayList
      let faces = list.items.reduce(into: Set()) { $0.formUnion($1.faces) }
      if !faces.isSubset(of: golden.faces.keys) { pictures.append(golden) }
    }
    #expect(pictures.count <= 280)
    let areas = Set(pictures.map { $0.name.prefix { $0 != "/" } })
    let plain = ["layout", "shapes", "styles", "effects", "images", "controls", "states"]
    #expect(areas.isDisjoint(with: plain.map { $0[...] }))
  }
}

extension DisplayList.Item {
  /// The fonts of the glyphs among the items, including bitmap glyphs.
  fileprivate var faces: Set<String> {
    switch self {
    case .glyphs(let run): [run.font.face]
    case .image(let image): image.bitmap.origin == .face ? [image.bitmap.asset] : []
    case .group(let group):
      (group.items + group.effect.mask).reduce(into: Set()) { $0.formUnion($1.faces) }
    case .fill, .stroke, .hit: []
    }
  }
}

extension DisplayList.Effect {
  /// The items of a mask.
  fileprivate var mask: [DisplayList.Item] {
    if case .mask(let items) = self { items } else { [] }
  }
}
