import Testing
import VitrineModel

@testable import VitrineSymbols

@Suite("SVG")
struct SVGTests {
  private func file(_ inside: String, _ head: String = #"viewBox="0 0 10 10""#) throws -> VectorFile
  {
    try VectorFile(Array("<svg xmlns='http://www.w3.org/2000/svg' \(head)>\(inside)</svg>".utf8))
  }

  private func layers(_ inside: String) throws -> [SymbolDrawing.Layer] {
    try file(inside).drawing(SymbolRequest(name: "", pointSize: 17)).layers
  }

  private func fault(_ text: String) -> String? {
    do throws(SVGFault) {
      _ = try VectorFile(Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test("a picture has the size it says and fills it from its view box")
  func picture() throws {
    let file = try file(
      "<rect width='10' height='5'/>", "width='40' height='40' viewBox='0 0 10 10'")
    let drawing = file.drawing(SymbolRequest(name: "", pointSize: 17))
    #expect(!file.isSymbol)
    #expect(drawing.size == Size(width: 40, height: 40))
    #expect(drawing.layers.first?.path.inkBounds == Rect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("shapes, transforms and styles are inherited as in SVG")
  func styles() throws {
    let layers = try layers(
      """
      <g fill="none" stroke="#f00" stroke-width="2" transform="translate(1,2) scale(2)">
        <path d="M0 0h1"/><circle cx="1" cy="1" r="1" style="fill:blue;stroke:none"/>
      </g>
      <g display="none"><rect width="1" height="1"/></g><defs><rect width="1" height="1"/></defs>
      <polygon points="0,0 1,0 1,1" fill-rule="evenodd" fill="currentColor" opacity="0.5"/>
      """)
    #expect(layers.count == 3)
    #expect(layers[0].line?.lineWidth == 4)
    #expect(layers[0].path.inkBounds == Rect(x: 1, y: 2, width: 2, height: 0))
    #expect(layers[1].color == .rgb(red: 0, green: 0, blue: 1, opacity: 1))
    #expect(layers[1].path.inkBounds == Rect(x: 1, y: 2, width: 4, height: 4))
    #expect(layers[2].color == .opacity(.system(.primary), 0.5))
    #expect(layers[2].rule == .evenOdd)
  }

  @Test(
    "a fault names its line",
    arguments: [
      (
        "<svg viewBox='0 0 1 1'>\n<path d='M0 0L'/></svg>",
        "line 2: path data is wrong at character 6"
      ),
      ("<svg viewBox='0 0 1 1'>\n<g></svg>", "line 2: not well-formed: mismatched tag"),
      ("<html/>", "the root is 'html', not 'svg'"),
      ("<svg/>", "line 1: neither 'viewBox' nor 'width' and 'height'"),
      (
        "<svg viewBox='0 0 1 1'><g transform='bend(1)'/></svg>",
        "line 1: unknown transform 'bend(1)'"
      ),
      ("<svg viewBox='0 0 1 1'><path fill='blau'/></svg>", "line 1: unknown colour 'blau'"),
      ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>", "line 1: declares an entity"),
      ("", "not well-formed: no element found"),
    ])
  func faults(_ text: String, _ message: String) {
    #expect(fault(text).map { $0.hasSuffix(message) } == true, "\(fault(text) ?? "none")")
  }

  @Test("elements are nested so deeply and no deeper")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      "<svg viewBox='0 0 1 1'>" + String(repeating: "<g>", count: depth - 1)
        + String(repeating: "</g>", count: depth - 1) + "</svg>"
    }
    #expect(fault(nested(SVGLimits.depth)) == nil)
    #expect(fault(nested(SVGLimits.depth + 1)) == "line 1: elements nested deeper than 64")
  }

  @Test("there are so many elements and no more")
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

  @Test("a symbol after Apple's template has the font's size and weight")
  func symbol() throws {
    let file = try VectorFile(Array(template.utf8))
    #expect(file.isSymbol)
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

  @Test("a template without its guide is refused")
  func guide() {
    let text = template.replacing("Baseline-S", with: "Base-S")
    #expect(fault(text) == "the guide 'Baseline-S' is missing")
  }
}
