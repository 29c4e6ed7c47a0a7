import Testing
import VitrineFormat
import VitrineModel

/// The result of parsing a literal: the characters of each run after the letters of its style.
private func shown(_ text: String) -> [String] {
  InlineMarkdown.runs(of: text).map { run in
    let style = run.style
    let marks = [
      style.isBold ? "b" : "", style.isItalic ? "i" : "", style.isStruckThrough ? "s" : "",
      style.isCode ? "c" : "", style.link.map { "<\($0)>" } ?? "",
    ]
    return marks.joined() + "|" + run.string
  }
}

struct InlineMarkdownTests {
  /// Recorded on macOS 27: the syntax that literals support.
  @Test(
    "inline marks become styles",
    arguments: [
      ("plain", ["|plain"]), ("**b** and *i*", ["b|b", "| and ", "i|i"]),
      ("__b__ and _i_", ["b|b", "| and ", "i|i"]), ("***both***", ["bi|both"]),
      ("**a *b* c**", ["b|a ", "bi|b", "b| c"]), ("~~gone~~ ~too~", ["s|gone", "| ", "s|too"]),
      ("`let x`", ["c|let x"]), ("**`x`**", ["bc|x"]),
      ("[here](https://a.b/c)", ["<https://a.b/c>|here"]),
      ("[a **b**](u)", ["<u>|a ", "b<u>|b"]),
    ])
  func marks(text: String, runs: [String]) {
    #expect(shown(text) == runs)
  }

  /// Recorded on macOS 27: addresses are links without any syntax.
  @Test("bare addresses are links")
  func autolinks() {
    #expect(shown("https://a.bc") == ["<https://a.bc>|https://a.bc"])
    #expect(shown("www.a.bc") == ["<http://www.a.bc>|www.a.bc"])
    #expect(shown("a\nwww.a.bc") == ["|a\n", "<http://www.a.bc>|www.a.bc"])
    #expect(shown("me@a.bc") == ["<mailto:me@a.bc>|me@a.bc"])
  }

  /// Recorded on macOS 27: entities and escapes are interpreted, everything else is verbatim.
  @Test("entities and escapes are replaced by characters")
  func entities() {
    #expect(shown("a &amp; b &copy; &#x41;") == ["|a & b © A"])
    #expect(shown(#"\*not\* \_i\_"#) == ["|*not* _i_"])
    #expect(shown("`&amp;`") == ["c|&amp;"])
  }

  /// Recorded on macOS 27: the syntax of blocks, and unclosed syntax, remain text.
  @Test(
    "text without inline marks is unchanged",
    arguments: [
      "# Heading", "- item", "* item", "1. one", "> quote", "    indented", "```", "~~~", "***",
      "===",
      "a\n===", "a\n\nb", "| a | b |\n|---|---|", "**open", "`open", "2 * 3 * 4", "snake_case_name",
      "[ref]", "[a]: b", "<b>x</b>", "  two  ", "a  \nb", "tab\there", "",
    ])
  func verbatim(text: String) {
    #expect(shown(text) == (text.isEmpty ? [] : ["|" + text]))
  }

  @Test("line breaks are preserved")
  func lines() {
    #expect(shown("a\nb") == ["|a\nb"])
    #expect(shown("a\r\nb\rc") == ["|a\nb\nc"])
    #expect(shown("a\\\nb") == ["|a\nb"])
    #expect(shown("*a\nb*") == ["i|a\nb"])
    #expect(shown("`a\nb`") == ["c|a b"])
  }

  @Test("a no-break space is kept")
  func guardBlank() {
    #expect(shown("a\u{2000}b") == ["|a\u{2002}b"])
  }

  @Test("marks that are nested a thousand times are read")
  func depth() {
    let marks = String(repeating: "*a _b ", count: 1_000)
    let ends = String(repeating: "c_ d* ", count: 1_000)
    let text = InlineMarkdown.runs(of: marks + ends).map(\.string).joined()
    #expect(text == (marks + ends).filter { $0 != "*" && $0 != "_" })
  }
}
