import Testing

@testable import VitrineCoding
@testable import VitrineGeometry
@testable import VitrineModel

@Suite struct ModifierTraitsTests {
  /// A modifier changes the environment if and only if its traits say so.
  @Test(arguments: Modifier.codecs.names)
  func `only an environment modifier changes the environment`(name: String) throws {
    let modifier = try example(name)
    let plain = EnvironmentValues()
    if !modifier.traits.isInherited { #expect(plain.applying(modifier) == plain) }
  }

  /// The modifiers that SwiftUI propagates to all descendants.
  @Test(arguments: [
    Modifier.backgroundStyle(.color(.system(.red))), .redacted(.placeholder),
    .privacySensitive(Flag(true)), .colorScheme(.dark), .invalidatableContent(Flag(true)),
    .font(Font()), .lineLimit(LineLimit(2)),
  ])
  func `a value of the environment is inherited`(modifier: Modifier) {
    #expect(modifier.traits.isInherited)
    #expect(EnvironmentValues().applying(modifier) != EnvironmentValues())
  }

  @Test func `a modifier with a view adds it`() throws {
    for name in ["background", "overlay", "mask", "safeAreaInset", "containerBackground"] {
      #expect(try example(name).traits.addsView, "\(name)")
    }
  }

  @Test func `runs of a text accept the modifiers of SwiftUI's Text`() throws {
    let names = Modifier.codecs.names.filter { (try? example($0))?.traits.stylesRuns == true }
    #expect(
      Set(names) == [
        "foregroundStyle", "foregroundColor", "tint", "imageScale", "symbolRenderingMode",
        "symbolVariant", "symbolColorRenderingMode", "symbolVariableValueMode", "lineHeight",
        "textScale", "font", "fontWeight", "bold", "italic", "fontDesign", "fontWidth",
        "monospaced", "monospacedDigit", "strikethrough", "underline", "kerning", "tracking",
        "baselineOffset", "textCase",
      ])
  }

  private func example(_ name: String) throws -> Modifier {
    let codec = try #require(Modifier.codecs[name])
    let text = "{\"text\": \"A\", \"modifiers\": [{\"\(name)\": \(codec.example)}]}"
    return try #require(try decodeView(text).node?.modifiers.first)
  }
}
