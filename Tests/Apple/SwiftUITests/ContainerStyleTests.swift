import SwiftUI
import Testing

private struct StripedBox: GroupBoxStyle {
  @Environment(\.colorScheme) private var scheme
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) {
      configuration.label
      configuration.content
      Text(verbatim: scheme == .light ? "light" : "dark")
    }
  }
}

private struct ReversedRow: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.content
      configuration.label
    }
  }
}

private struct OpenGroup: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      configuration.content
      Text(verbatim: configuration.isExpanded ? "open" : "closed")
    }
  }
}

private struct ClosedMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 3) {
      configuration.label
      Text(verbatim: "more")
    }
  }
}

@MainActor
@Suite struct ContainerStyleTests {
  @Test func menusTakeTheStyleOfTheirSurroundings() throws {
    let styled = HStack { Menu(content: { EmptyView() }, label: { Text(verbatim: "a") }) }
      .menuStyle(ClosedMenu())
    try expect(
      styled,
      is: #"{"hStack": {"children": [{"hStack": {"spacing": 3, "children": ["a", "more"]}}]}}"#)
  }

  @Test func boxesTakeTheStyleOfTheirSurroundings() throws {
    let view = GroupBox {
      Text(verbatim: "b")
    } label: {
      Text(verbatim: "a")
    }
    .groupBoxStyle(StripedBox())
    try expect(view, is: #"{"hStack": {"spacing": 2, "children": ["a", "b", "light"]}}"#)
  }

  @Test func rowsTakeTheStyleOfTheirSurroundings() throws {
    let view = LabeledContent {
      Text(verbatim: "1")
    } label: {
      Text(verbatim: "count")
    }
    .labeledContentStyle(ReversedRow())
    try expect(view, is: #"{"vStack": {"spacing": 0, "children": ["1", "count"]}}"#)
  }

  @Test func foldedContentTakesTheStyleOfItsSurroundings() throws {
    let view = DisclosureGroup(isExpanded: .constant(true)) {
      Text(verbatim: "b")
    } label: {
      Text(verbatim: "a")
    }
    .disclosureGroupStyle(OpenGroup())
    try expect(view, is: #"{"vStack": {"spacing": 0, "children": ["a", "b", "open"]}}"#)
  }

  @Test(arguments: [true, false])
  func foldedContentIsLeftOut(isExpanded: Bool) throws {
    let view = DisclosureGroup(isExpanded: .constant(isExpanded)) {
      Text(verbatim: "b")
    } label: {
      Text(verbatim: "a")
    }
    let children = isExpanded ? #"["a", {"text": "b", "modifiers": [{"id": "1/if"}]}]"# : #"["a"]"#
    try expect(view, is: #"{"vStack": {"alignment": "leading", "children": \#(children)}}"#)
  }

  @Test func concentricRectanglesFollowTheShapeAroundOrARadius() throws {
    try expect(ConcentricRectangle(), is: #"{"containerRelativeShape": {}}"#)
    try expect(
      ConcentricRectangle(corners: .fixed(8)),
      is: #"{"roundedRectangle": {"cornerRadius": 8}}"#)
  }
}
