import Testing

@testable import VitrineGeometry
@testable import VitrineModel

@Suite struct ViewCodingTests {
  @Test func aStringIsAText() throws {
    let (node, warnings) = try decodeView(#""Buy milk""#)
    #expect(node == ViewNode(.text(Text("Buy milk"))))
    #expect(warnings.isEmpty)
  }

  @Test func aNodeHoldsViewModifiersAndName() throws {
    let (node, warnings) = try decodeView(
      """
      {"vStack": {"alignment": "leading", "spacing": 8, "children": ["A", {"spacer": {}}]},
        "modifiers": [{"padding": 8}, {"opacity": 0.5}], "id": "list", "$comment": "tasks"}
      """)
    var stack = VStack()
    stack.alignment = .leading
    stack.spacing = 8
    stack.children = [ViewNode(.text(Text("A"))), ViewNode(.spacer(Spacer()))]
    var padding = Padding()
    padding.length = 8
    #expect(
      node
        == ViewNode(.vStack(stack), modifiers: [.padding(padding), .opacity(0.5)], id: "list"))
    #expect(warnings.isEmpty)
  }

  @Test func fixedSizeCanBeSwitchedOff() throws {
    let (node, _) = try decodeView(#"{"text": "A", "modifiers": [{"fixedSize": false}]}"#)
    var size = FixedSize()
    size.horizontal = false
    size.vertical = false
    #expect(node?.modifiers == [.fixedSize(size)])
  }

  @Test(arguments: [
    Color.system(.primary), .opacity(.system(.red), 1), .opacity(.system(.red), 0.5),
    .scheme(light: .system(.red), dark: .system(.blue)),
    .opacity(.scheme(light: .system(.red), dark: .system(.blue)), 0.5),
    .rgb(red: 0.1, green: 0.2, blue: 0.3, opacity: 1), .rgb(red: 1, green: 0, blue: 0, opacity: 1),
  ])
  func aColourKeepsItsForm(color: Color) throws {
    let node = ViewNode(.color(color), modifiers: [.foregroundStyle(.color(color))])
    #expect(try roundTrip(archive(of: node)) == archive(of: node))
  }
}
