import Testing
import VitrineDisplayList

@testable import VitrineSymbols

@Suite("SVG")
struct SVGTests {
  private func fault(_ text: String) -> String? {
    do throws(SVGFault) {
      _ = try SymbolTemplate(Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "an error names its line",
    arguments: [
      (SVGTests.inGroup("\n<path d='M0 0L'/>"), "line 2: expected a number at character 6"),
      (SVGTests.inGroup("\n<b>"), "line 2: not well-formed: mismatched tag"),
      (SVGTests.inGroup("<g transform='bend(1)'/>"), "line 1: unknown transform 'bend(1)'"),
      ("<html/>", "the root is 'html', not 'svg'"),
      ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>", "line 1: declares an entity"),
      ("", "not well-formed: no element found"),
    ])
  func faults(_ text: String, _ message: String) {
    #expect(fault(text).map { $0.hasSuffix(message) } == true, "\(fault(text) ?? "none")")
  }

  /// A template with `text` in its only group.
  private static func inGroup(_ text: String) -> String {
    "<svg><line id='Baseline-M' y1='9'/><g id='Regular-M'>\(text)</g></svg>"
  }

  @Test("shapes, transforms and styles of a group follow SVG")
  func shapes() throws {
    let text = SVGTests.inGroup(
      """
      <g transform="translate(10,9) scale(2)"><circle cx="1" cy="1" r="1"/></g>
      <rect width="9" height="9" style="fill:none"/><g display="none"><rect width="9" height="9"/></g>
      <polygon points="10,9 14,9 14,13" fill-rule="evenodd"/><text>a</text>
      """)
    let template = try #require(try SymbolTemplate(Array(text.utf8)))
    let drawing = template.drawing(SymbolRequest(name: "", pointSize: 100))
    #expect(drawing.layers.map(\.rule) == [.nonZero, .evenOdd])
    #expect(abs(drawing.ink.width - 4) < 1e-9 && abs(drawing.ink.height - 4) < 1e-9)
    // The top of the ink is on the guide.
    #expect(abs(drawing.baseline - drawing.ink.minY) < 0.01)
  }

  @Test("a drawing without any of the template's groups is not a symbol")
  func picture() throws {
    let text = Array("<svg viewBox='0 0 1 1'><path d='M0 0h1v1z'/></svg>".utf8)
    let template = try SymbolTemplate(text)
    #expect(template == nil)
    #expect(!SymbolTemplate.isLikely(text))
  }

  @Test("the nesting of elements is limited")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      "<svg viewBox='0 0 1 1'>" + String(repeating: "<g>", count: depth - 1)
        + String(repeating: "</g>", count: depth - 1) + "</svg>"
    }
    #expect(fault(nested(SVGLimits.depth)) == nil)
    #expect(fault(nested(SVGLimits.depth + 1)) == "line 1: elements nested deeper than 64")
  }

  @Test("the number of elements is limited")
  func elements() {
    func flat(_ count: Int) -> String {
      "<svg viewBox='0 0 1 1'>" + String(repeating: "<g/>", count: count - 1) + "</svg>"
    }
    #expect(fault(flat(SVGLimits.elements)) == nil)
    #expect(fault(flat(SVGLimits.elements + 1)) == "line 1: more than 10000 elements")
  }

  /// A template whose squares are 60 units wide in the lightest weight and 80 in the heaviest.
  private let template = """
    <svg viewBox="0 0 3300 2200"><g id="Guides">
    <line id="Baseline-S" x1="0" x2="9" y1="700" y2="700"/>
    <line id="left-margin-Ultralight-S" x1="110" x2="110" y1="0" y2="9"/>
    <line id="right-margin-Ultralight-S" x1="190" x2="190" y1="0" y2="9"/>
    <line id="left-margin-Black-S" x1="310" x2="310" y1="0" y2="9"/>
    <line id="right-margin-Black-S" x1="410" x2="410" y1="0" y2="9"/></g>
    <g id="Symbols">
    <g id="Ultralight-S" transform="matrix(1 0 0 1 120 700)">
    <path class="hierarchical-0:secondary multicolor-0:systemTealColor" d="M0-60H60V0H0Z"/></g>
    <g id="Black-S" transform="matrix(1 0 0 1 320 700)">
    <path class="hierarchical-0:secondary multicolor-0:systemTealColor" d="M0-80H80V0H0Z"/></g>
    </g></svg>
    """

  @Test("a symbol in Apple's template has the font's size and weight")
  func symbol() throws {
    let file = try #require(try SymbolTemplate(Array(template.utf8)))
    #expect(SymbolTemplate.isLikely(Array(template.utf8)))
    func drawing(_ weight: Double) -> SymbolDrawing {
      file.drawing(SymbolRequest(name: "", pointSize: 50, weight: weight, scale: .small))
    }
    #expect(abs(drawing(100).ink.width - 30) < 1e-9)
    #expect(abs(drawing(500).ink.width - 35) < 1e-9)
    #expect(abs(drawing(900).ink.width - 40) < 1e-9)
    #expect(abs(drawing(100).size.width - 40) < 1e-9)
    #expect(abs(drawing(900).size.width - 50) < 1e-9)
    #expect(abs(drawing(100).baseline - drawing(100).ink.maxY) < 0.01)
    #expect(drawing(400).layers.map(\.level) == [1])
    #expect(drawing(400).layers.map(\.color) == [.system(.teal)])
    let medium = file.drawing(SymbolRequest(name: "", pointSize: 50, weight: 100))
    #expect(abs(medium.ink.width - 30 / 0.791) < 1e-9)
  }

  @Test(
    "a guide can be drawn with shapes other than a line, and moved with its group",
    arguments: [
      "<path id='Baseline-M' d='M18,9 l800,0'/>",
      "<rect id='Baseline-M' x='18' y='9' width='800' height='0'/>",
      "<g transform='translate(0,4)'><line id='Baseline-M' x1='18' y1='5'/></g>",
    ])
  func guide(_ guide: String) throws {
    let group = "<g id='Regular-M'><path d='M0 0h9v9h-9z'/></g>"
    let usual = "<line id='Baseline-M' x1='18' y1='9'/>"
    let drawings = try [guide, usual].map { guide in
      let template = try SymbolTemplate(Array("<svg>\(guide)\(group)</svg>".utf8))
      return try #require(template).drawing(SymbolRequest(name: "", pointSize: 100))
    }
    #expect(drawings[0].baseline == drawings[1].baseline)
    #expect(drawings[0].ink == drawings[1].ink)
  }

  @Test("a template without its guide is rejected")
  func guide() {
    let text = template.replacing("Baseline-S", with: "Base-S")
    #expect(fault(text) == "the guide 'Baseline-S' is missing")
  }
}
