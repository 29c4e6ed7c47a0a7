import Testing
import VitrineCoding
import VitrineDevices
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

/// The runs of a text, from its sources.
struct TextRunTests {
  private func runs(_ views: ViewNode...) -> ViewNode {
    var text = Text()
    text.runs = views
    return ViewNode(.text(text))
  }

  private func markdown(_ string: String) -> ViewNode {
    var text = Text()
    text.markdown = string
    return ViewNode(.text(text))
  }

  private func symbol(_ name: String) -> ViewNode {
    var image = Image()
    image.systemName = name
    return ViewNode(.image(image))
  }

  private func link(_ label: ViewNode, to url: String) -> ViewNode {
    var link = Link()
    link.label = label
    link.destination = url
    return ViewNode(.link(link))
  }

  /// The engine's input for a view that is a single text.
  private func styled(
    _ view: ViewNode, context: StubContext = StubContext()
  ) throws -> (text: StyledText, looks: [TextLook]) {
    let node = try #require(try layout(view, on: surface(1000, 100), context: context).content)
    guard let looks = (node.operation.leaf as? TextDrawing)?.looks,
      let stub = (node.rule as? TextRule)?.text as? StubText
    else {
      throw NoText()
    }
    return (stub.content, looks)
  }

  private struct NoText: Error {}

  @Test("runs inherit the environment and change it only for themselves")
  func environments() throws {
    let view = runs(
      text("a").with(.bold(Flag(true)), .kerning(2)), text("b"),
      runs(text("c").with(.font(Font(style: .title))), text("d")).with(.italic(Flag(true)))
    ).with(.font(Font(style: .caption)), .tracking(1))
    let runs = try styled(view).text.runs
    #expect(runs.map(\.string) == ["a", "b", "c", "d"])
    #expect(runs.map(\.font.weight) == [600, 400, 400, 400])
    #expect(runs.map(\.font.italic) == [false, false, true, true])
    #expect(runs.map(\.font.size) == [12, 12, 28, 12])
    // Tracking takes precedence over kerning, at any level.
    #expect(runs.map(\.kerning) == [1, 1, 1, 1])
  }

  /// Recorded on macOS 27: an outer weight doesn't override that of a concatenated text.
  @Test("a run's own weight wins over the one around it")
  func weights() throws {
    let view = runs(text("a").with(.fontWeight(.light)), text("b")).with(.bold(Flag(true)))
    #expect(try styled(view).text.runs.map(\.font.weight) == [300, 600])
  }

  @Test("line settings are those of the surrounding text")
  func lineRules() throws {
    var limit = LineLimit()
    (limit.min, limit.max) = (2, 4)
    let text = try styled(
      text("a").with(
        .lineLimit(limit), .lineSpacing(3), .truncationMode(.middle), .minimumScaleFactor(0.5),
        .allowsTightening(Flag(true)))
    ).text
    #expect(text.lineLimit == 4 && text.reservedLines == 2 && text.lineSpacing == 3)
    #expect(text.truncationMode == .middle && text.minimumScaleFactor == 0.5)
    #expect(text.allowsTightening)
    let plain = try styled(self.text("a")).text
    #expect(plain.lineLimit == nil && plain.reservedLines == 0 && plain.minimumScaleFactor == 1)
  }

  private func text(_ string: String) -> ViewNode { ViewNode(.text(Text(string))) }

  @Test("each run changes the case of its own letters")
  func textCase() throws {
    let view = runs(
      text("aß"), text("Bc").with(.textCase(.asWritten)), text("D").with(.textCase(.lowercase)))
    #expect(
      try styled(view.with(.textCase(.uppercase))).text.runs.map(\.string) == ["ASS", "Bc", "d"])
  }

  @Test("text sizes are set and kept within limits")
  func dynamicTypeSizes() throws {
    func size(_ limits: DynamicTypeLimits, in size: DynamicTypeSize) throws -> Double? {
      let view = text("a").with(.dynamicTypeSize(limits), .dynamicTypeSize(DynamicTypeLimits(size)))
      return try styled(view).text.runs.first?.font.size
    }
    var limits = DynamicTypeLimits()
    (limits.min, limits.max) = (.medium, .xLarge)
    // Body at medium, large and xLarge.
    #expect(try size(limits, in: .xSmall) == 16)
    #expect(try size(limits, in: .large) == 17)
    #expect(try size(limits, in: .accessibility5) == 19)
    #expect(try size(DynamicTypeLimits(.small), in: .accessibility5) == 15)
    #expect(try size(DynamicTypeLimits(), in: .xSmall) == 14)
  }

  @Test("Markdown's marks change the environment of their characters")
  func markdownRuns() throws {
    let runs = try styled(markdown("a*b*c").with(.italic(Flag(true)))).text.runs
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map(\.font.weight) == [400, 600, 400])
    #expect(runs.map(\.font.italic) == [true, true, true])
    #expect(try styled(text("a*b*c")).text.runs.map(\.string) == ["a*b*c"])
  }

  /// The symbol of these tests is one em wide; its baseline is that of the font.
  @Test("an image is a run with a box on the baseline")
  func images() throws {
    let run = try #require(
      try styled(runs(text("a"), symbol("ring").with(.font(Font(style: .title))))).text.runs.last)
    let picture = try #require(run.attachment)
    #expect(abs(picture.size.width - 28) < 1e-9)
    #expect(picture.baseline < picture.size.height && picture.baseline > picture.size.height / 2)
    var image = Image()
    image.name = "picture"
    let bitmap = try #require(try styled(runs(ViewNode(.image(image)))).text.runs.first?.attachment)
    #expect(bitmap == InlineBox(size: Size(width: 40, height: 30), baseline: 30))
  }

  @Test("a link is drawn in the tint and reacts to taps at its position")
  func links() throws {
    let view = runs(
      text("go "), link(text("here"), to: "a:b"),
      link(text("red").with(.foregroundStyle(.color(.system(.red)))), to: "c:d")
    ).with(.foregroundStyle(.color(.system(.green))))
    let looks = try styled(view).looks
    #expect(looks.map(\.link?.url) == [nil, "a:b", "c:d"])
    #expect(looks[1].environment.foreground.base == .tint)
    #expect(looks[2].environment.foreground.base == .color(.system(.red)))
    #expect(try styled(view).text.runs.map(\.isLink) == [false, true, true])
  }

  @Test("a background modifier in a run applies to the run")
  func backgrounds() throws {
    let view = runs(text("a").with(.background(Layer(style: .tint))), text("b"))
    let (text, looks) = try styled(view)
    #expect(text.runs.map(\.hasBackground) == [true, false])
    #expect(looks.map(\.background) == [.tint, nil])
  }

  @Test("a text without runs is empty")
  func nothing() throws {
    #expect(try styled(runs().with(.font(Font(style: .title)))).text.runs.map(\.font.size) == [28])
  }

  @Test("views that cannot be part of a text are omitted, with a warning and their path")
  func warnings() throws {
    let context = StubContext()
    let view = runs(
      text("a").with(.opacity(0.5), .bold(Flag(true))), hStack(text("b")),
      runs(text("c").with(.lineLimit(LineLimit(1)))))
    #expect(try styled(view, context: context).text.runs.map(\.string) == ["a", "c"])
    #expect(
      context.diagnostics.map { "\($0.path): \($0.message)" } == [
        ".text.runs[0].modifiers[0].opacity: 'opacity' has no effect on a run of a text",
        ".text.runs[1]: only texts, images and links can be runs of a text; nothing is drawn",
        ".text.runs[2].text.runs[0].modifiers[0].lineLimit: "
          + "'lineLimit' has no effect on a run of a text",
      ])
  }
}
