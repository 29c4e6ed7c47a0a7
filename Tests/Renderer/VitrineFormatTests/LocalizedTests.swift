import Testing
import VitrineCoding
import VitrineDisplayList
import VitrineModel

@testable import VitrineFormat

@Suite struct LocalizedTests {
  private func string(_ value: String) -> LocalizedString {
    with(LocalizedString()) { $0.value = value }
  }

  private func plural(_ change: (inout PluralString) -> Void) -> PluralString {
    with(PluralString(), change)
  }

  private func argument(_ text: String) -> LocalizedArgument {
    with(LocalizedArgument()) { $0.string = text }
  }

  private func argument(_ number: Double) -> LocalizedArgument {
    with(LocalizedArgument()) { $0.number = number }
  }

  private func text(
    _ key: String, _ arguments: [LocalizedArgument] = [], table: String? = nil
  ) -> Text {
    var text = Text()
    text.localized = with(LocalizedText(key)) { ($0.arguments, $0.table) = (arguments, table) }
    return text
  }

  private func show(
    _ text: Text, _ locale: LocaleIdentifier = "en_US", _ strings: StringTables = [:]
  ) throws -> String {
    try resolve(text, surroundings(locale), strings: strings).string.characters.plainBlanks
  }

  @Test("the locale's language, then its fallback, then the development language")
  func languages() throws {
    let tables: StringTables = [
      "en": ["Localizable": ["a": string("en"), "b": string("en b")]],
      "de": ["Localizable": ["a": string("de")], "Other": ["a": string("de other")]],
      "de_AT": ["Localizable": ["c": string("at")]],
      "zh-Hant": ["Localizable": ["a": string("zh")]],
    ]
    #expect(try show(text("a"), "de_AT", tables) == "de")
    #expect(try show(text("c"), "de-AT", tables) == "at")
    #expect(try show(text("b"), "de_AT", tables) == "en b")
    #expect(try show(text("a"), "fr", tables) == "en")
    #expect(try show(text("a"), "zh_TW", tables) == "zh")
    #expect(try show(text("a"), "zh_CN", tables) == "en")
    #expect(try show(text("a", table: "Other"), "de", tables) == "de other")
  }

  @Test("a key without a string is shown as it is, with a warning if there is a table")
  func missing() throws {
    let tables: StringTables = ["de": ["Localizable": ["greeting": string("Hallo")]]]
    let german = try resolve(text("greting"), surroundings("de"), strings: tables)
    #expect(german.string.characters == "greting")
    let warning = try #require(german.warnings.first)
    #expect(german.warnings.count == 1)
    #expect(Diagnostic(warning, path: NodePath()).hint == "did you mean 'greeting'?")
    #expect(try resolve(text("greting"), surroundings("fr"), strings: tables).warnings == [])
    #expect(try resolve(text("Hello")).warnings == [])
  }

  @Test(arguments: [
    ("%lld", 1234.0, "1,234"), ("%d", 7, "7"), ("%lf", 3.5, "3.500000"),
    ("%f", 1234.5, "1,234.500000"),
    ("%.1f", 0.25, "0.2"), ("%.0f", 2.5, "2"), ("%@", 5, "5"), ("%@", 2.5, "2.5"),
    ("%x", 255, "ff"),
    ("%X", 255, "FF"), ("%5d", 42, "   42"), ("%-5d|", 42, "42   |"), ("%05d", 42, "00042"),
    ("%+d", 42, "+42"), ("%lu", 3, "3"), ("%06.2f", 3.14159, "003.14"),
  ])
  func numbers(key: String, number: Double, expected: String) throws {
    let found = try resolve(text(key, [argument(number)])).string.characters
    #expect(found == expected)
  }

  @Test func specifiersOfEveryForm() throws {
    let two = [argument("A"), argument("B")]
    #expect(try show(text("%@ and %@", two)) == "A and B")
    #expect(try show(text("%2$@ and %1$@", two)) == "B and A")
    #expect(try show(text("100%% %@", two)) == "100% A")
    #expect(try show(text("100% %@", two)) == "100% A")
    #expect(try show(text("50%", two)) == "50%")
    #expect(try show(text("%1$@ %@", two)) == "A B")
    let short = try resolve(text("%@ %3$@", two))
    #expect(short.string.characters == "A ")
    #expect(short.warnings.count == 1)
  }

  @Test("digits and grouping are the locale's")
  func figures() throws {
    #expect(try show(text("%lld", [argument(1234)]), "de") == "1.234")
    #expect(try show(text("%lf", [argument(3.5)]), "ar_EG") == "٣٫٥٠٠٠٠٠")
  }

  @Test(
    arguments: [
      ("en", 0.0, "no days"), ("en", 1, "1 day"), ("en", 2, "2 days"), ("pl", 1, "1 dzień"),
      ("pl", 3, "3 dni few"), ("pl", 5, "5 dni many"), ("pl", 22, "22 dni few"),
      ("ar", 2, "two"), ("ar", 3, "few"), ("ar", 11, "many"), ("ar", 100, "other"), ("ja", 1, "日"),
    ] as [(LocaleIdentifier, Double, String)])
  func plurals(locale: LocaleIdentifier, number: Double, expected: String) throws {
    func days(_ change: (inout PluralString) -> Void) -> [String: [String: LocalizedString]] {
      ["Localizable": ["%lld days": with(LocalizedString()) { $0.plural = plural(change) }]]
    }
    let tables: StringTables = [
      "en": days { ($0.zero, $0.one, $0.other) = ("no days", "%lld day", "%lld days") },
      "pl": days {
        ($0.one, $0.few, $0.many) = ("%lld dzień", "%lld dni few", "%lld dni many")
        $0.other = "%lld dnia"
      },
      "ar": days { ($0.two, $0.few, $0.many, $0.other) = ("two", "few", "many", "other") },
      "ja": days { $0.other = "日" },
    ]
    #expect(try show(text("%lld days", [argument(number)]), locale, tables) == expected)
  }

  @Test("each placeholder of a string has its own plural")
  func substitutions() throws {
    let tables: StringTables = [
      "en": [
        "Localizable": [
          "%lld tasks in %lld lists": with(string("%#@tasks@ in %#@lists@")) {
            $0.substitutions = [
              "tasks": plural { ($0.one, $0.other) = ("%arg task", "%arg tasks") },
              "lists": plural {
                ($0.one, $0.other, $0.argument) = ("one list", "%arg lists", 2)
              },
            ]
          }
        ]
      ]
    ]
    let key = "%lld tasks in %lld lists"
    #expect(
      try show(text(key, [argument(1), argument(1200)]), "en", tables) == "1 task in 1,200 lists")
    #expect(try show(text(key, [argument(5), argument(1)]), "en", tables) == "5 tasks in one list")
  }

  @Test("an argument can be another text")
  func inner() throws {
    var due = LocalizedArgument()
    due.date = with(DateText()) { ($0.date, $0.style) = (archiveDate(now), .time) }
    #expect(try show(text("Due %@", [due])) == "Due 9:41 AM")
    var price = LocalizedArgument()
    price.format = .number(
      with(NumberFormat()) { ($0.value, $0.style, $0.code) = (9.5, .currency, "EUR") })
    #expect(try show(text("%@ left", [price]), "de_DE") == "9,50 € left")
    var name = LocalizedArgument()
    name.localized = LocalizedText("name")
    let tables: StringTables = ["en": ["Localizable": ["name": string("Ada")]]]
    #expect(try show(text("Hi %@", [name]), "en_US", tables) == "Hi Ada")
  }

  @Test("a text that becomes too long is an error")
  func limit() throws {
    let long = argument(String(repeating: "a", count: 60))
    #expect(try resolve(text("%1$@%1$@", [long]), limit: 120).string.characters.count == 120)
    #expect(throws: ArchiveError(.limitExceeded(.textLength, found: 120, allowed: 119))) {
      try resolve(text("%1$@%1$@", [long]), limit: 119)
    }
  }

  @Test("values of any size have a text")
  func extremes() throws {
    for value in [1e300, -1e300, .leastNonzeroMagnitude, 0x1p53] {
      for key in ["%lld", "%x", "%f", "%@"] {
        #expect(try !resolve(text(key, [argument(value)])).string.characters.isEmpty)
      }
      let units = with(DurationUnitsFormat()) { $0.seconds = value }
      #expect(try !format(.durationUnits(units)).isEmpty)
      let clock = with(DurationTimeFormat()) { $0.seconds = value }
      #expect(try !format(.durationTime(clock)).isEmpty)
    }
    #expect(throws: ArchiveError(.limitExceeded(.textLength, found: 21, allowed: 20))) {
      var list = Text()
      list.format = .list(with(ListFormat()) { $0.items = [String(repeating: "a", count: 21)] })
      _ = try resolve(list, limit: 20)
    }
  }

  @Test func unknownNames() throws {
    #expect(throws: ArchiveError.self) { try resolve(text("a"), surroundings("xx_YY")) }
    #expect(throws: ArchiveError.self) { try date(now, .time, surroundings(zone: "Mars/Base")) }
    do {
      try TextFormatter.check(LocaleIdentifier("de_DD"))
      try TextFormatter.check(TimeZoneIdentifier("Europe/Copenhage"))
      Issue.record("there is such a zone")
    } catch {
      #expect(error.hint == "did you mean 'Europe/Copenhagen'?")
    }
  }

  @Test func unknownUnits() {
    let payload = with(MeasurementFormat()) { $0.unit = "furlong-per-blink" }
    #expect(throws: ArchiveError(.invalidValue("'furlong-per-blink' is not a unit of CLDR"))) {
      try format(.measurement(payload))
    }
  }
}

/// Localized strings are Markdown, but their arguments aren't.
@Suite struct MarkdownTemplateTests {
  @Test("values are preserved, however often a part is read")
  func values() {
    var template = MarkdownTemplate()
    template.append(markdown: "**Hi** ")
    for index in 0..<40 { template.append(value: "*\(index)*") }
    template.append(markdown: " `end`")
    #expect(template.filled(template.source) == template.plain)
    #expect(!template.source.contains("*0*"))
    #expect(template.source.hasPrefix("**Hi** "))
    #expect(template.filled("no places") == "no places")
  }

  /// A text of noncharacters, which Swift's literals don't allow.
  private func noncharacters(_ values: UInt32...) -> String {
    String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
  }

  @Test("noncharacters in a text have no effect")
  func noncharacters() {
    var template = MarkdownTemplate()
    template.append(markdown: "a" + noncharacters(0xFDD0, 0xFDE0, 0xFDD1) + "b")
    template.append(value: "c")
    #expect(template.filled(template.source) == "abc")
    #expect(template.filled(noncharacters(0xFDD0, 0xFDEF, 0xFDD1) + "x") == "x")
  }

  @Test func localizedStringsHaveThem() throws {
    var text = Text()
    text.localized = with(LocalizedText("**%@**")) {
      $0.arguments = [with(LocalizedArgument()) { $0.string = "*a*" }]
    }
    let string = try resolve(text).string
    #expect(string.characters == "***a***")
    let markdown = try #require(string.markdown)
    #expect(markdown.filled(markdown.source) == "***a***")
  }
}
