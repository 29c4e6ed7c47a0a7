import Testing
import VitrineFoundation
import VitrineModel

struct LocalizationTests {
  @Test func `interpolated values become placeholders of the key`() {
    let value: String.LocalizationValue = "\(3) of \("ten") for \(1.5), 100%"
    #expect(value.text.key == "%lld of %@ for %lf, 100%%")
    #expect(value.text.arguments.map(\.number) == [3, nil, 1.5])
    #expect(value.text.arguments.map(\.string) == [nil, "ten", nil])
  }

  @Test func `a key without a string is shown as it is`() {
    #expect(
      String(localized: "\(1234) steps, \("all")", locale: .init(identifier: "en_US"))
        == "1,234 steps, all")
  }

  @Test func `resources accept a literal, a table and a value for the key`() {
    let plain: LocalizedStringResource = "Tasks"
    #expect(plain.key == "Tasks" && plain.table == nil)
    let other = LocalizedStringResource("tasks.title", defaultValue: "Tasks", table: "Widget")
    #expect(other.table == "Widget")
    #expect(String(localized: other) == "Tasks")
  }

  @Test func `numbers keep the placeholder of their type`() {
    let value: String.LocalizationValue = "\(UInt8(1)) \(Int32(2)) \(Float(0.5))"
    #expect(value.text.key == "%u %d %f")
  }
}

struct MarkdownTests {
  @Test func `marks become attributes`() throws {
    let text = try AttributedString(markdown: "A **bold** _word_ and [link](https://a.example)")
    let intents = text.runs.map { $0.inlinePresentationIntent }
    #expect(String(text.characters) == "A bold word and link")
    #expect(intents == [nil, .stronglyEmphasized, nil, .emphasized, nil, nil])
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://a.example")])
  }
}
