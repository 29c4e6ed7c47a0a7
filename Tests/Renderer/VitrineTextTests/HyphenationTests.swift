import Testing
import VitrineDisplayList

@testable import VitrineText

struct HyphenationTests {
  /// A text whose words may be hyphenated.
  private func hyphenated(_ string: String, _ language: String = "en") -> StyledText {
    var content = text(string)
    content.hyphenates = true
    content.language = language
    return content
  }

  /// The parts of a word between its hyphenation points.
  private func parts(_ word: String, _ language: String) throws -> String {
    let patterns = try #require(HyphenPatterns(language: language))
    let letters = Array(word.unicodeScalars)
    var parts = ""
    let places = Set(patterns.dictionary.places(in: letters))
    for (index, letter) in letters.enumerated() {
      if places.contains(index) { parts += "-" }
      parts.unicodeScalars.append(letter)
    }
    return parts
  }

  @Test(
    "words are divided as their language divides them",
    arguments: [
      ("Compressed", "en-US", "Com-pressed"), ("COMPRESSED", "en", "COM-PRESSED"),
      ("hyphenation", "en-US", "hy-phen-ation"), ("photography", "en-US", "pho-tog-ra-phy"),
      ("photography", "en-GB", "pho-to-graphy"),
      ("zonnebloem", "nl-NL", "zon-ne-bloem"), ("calendario", "es-MX", "ca-len-da-rio"),
      ("pájaros", "es", "pá-ja-ros"),
      ("a", "en", "a"), ("", "en", ""),
    ])
  func places(word: String, language: String, divided: String) throws {
    #expect(try parts(word, language) == divided)
  }

  @Test("words of languages without patterns are not divided", arguments: ["ja", "de-DE", "", "x"])
  func unknown(language: String) {
    #expect(HyphenPatterns(language: language) == nil)
    let plain = layout(text("Compressed"), width: 80)
    #expect(layout(hyphenated("Compressed", language), width: 80) == plain)
  }

  @Test(
    "no line is wider than its space, including the hyphen",
    arguments: [10.0, 20, 30, 45, 60, 75, 90])
  func widths(width: Double) {
    let string = "Incomprehensibilities (notwithstanding) internationalization."
    let lines = layout(hyphenated(string), width: width)
    #expect(lines.lines.allSatisfy { $0.width <= width || $0.glyphs.count == 1 })
    // Every letter is shown, and no line has more than one hyphen.
    let letters = string.count { $0 != " " }
    #expect((letters...letters + lines.lines.count).contains(lines.glyphCounts.reduce(0, +)))
  }
}
