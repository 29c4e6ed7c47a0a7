import SwiftUI
import Testing
import VitrineCoding
import VitrineFoundation
import VitrineModel

@testable import VitrineWidgetRunner
@testable import WidgetKit

/// Every way in which code looks a string up, in three languages.
@MainActor
struct StringFormTests {
  private final class Owner {}

  private static func plain(_ value: String) -> LocalizedString {
    var string = LocalizedString()
    string.value = value
    return string
  }

  private static func counted(_ forms: [String: String]) -> LocalizedString {
    var string = LocalizedString()
    string.plural = PluralString(forms)
    return string
  }

  /// Two plural texts, in an order that may not be that of the arguments.
  private static func pair(
    _ value: String, _ birds: [String: String], _ trees: [String: String]
  ) -> LocalizedString {
    var string = plain(value)
    string.substitutions = ["birds": PluralString(birds), "trees": PluralString(trees)]
    string.substitutions["trees"]?.argument = 2
    return string
  }

  private static let tables: StringTables = [
    "en": [
      "Localizable": [
        "greeting": plain("Hello"),
        "%lld items": counted(["one": "%lld item", "other": "%lld items"]),
        "nest": pair(
          "%#@birds@ in %#@trees@", ["one": "%arg bird", "other": "%arg birds"],
          ["one": "%arg tree", "other": "%arg trees"]),
      ], "Other": ["greeting": plain("Hi")],
    ],
    "de": [
      "Localizable": [
        "greeting": plain("Hallo"),
        "%lld items": counted(["one": "%lld Ding", "other": "%lld Dinge"]),
        "nest": pair(
          "Auf %#@trees@ %#@birds@", ["one": "%arg Vogel", "other": "%arg Vögel"],
          ["one": "%arg Baum", "other": "%arg Bäumen"]),
      ], "Other": ["greeting": plain("Servus")],
    ],
    "ar": [
      "Localizable": [
        "greeting": plain("مرحبا"),
        "%lld items": counted(["one": "عنصر واحد", "two": "عنصران", "other": "%lld عنصر"]),
      ], "Other": ["greeting": plain("أهلا")],
    ],
  ]

  /// Runs checks in one language after the other; nothing else runs on the main actor in between.
  private func inAll(_ body: (_ language: Int, _ locale: Locale) -> Void) {
    LocalizedStrings.use(Self.tables, developmentLanguage: "en")
    defer { LocalizedStrings.use([:], developmentLanguage: "en") }
    for (index, name) in ["en_US", "de_DE", "ar_SA"].enumerated() {
      let locale = Locale(identifier: name)
      CurrentLocale.$task.withValue(locale) { body(index, locale) }
    }
  }

  @Test func `all functions find the text of the language`() {
    let key = "greeting"
    let value: String.LocalizationValue = "greeting"
    let resource = LocalizedStringResource("greeting")
    let owner = Bundle(for: Owner.self)
    inAll { language, _ in
      let found = [
        String(localized: "greeting"), String(localized: value, table: nil, bundle: .main),
        String(localized: "greeting", defaultValue: "Value"),
        String(localized: LocalizedStringResource("greeting")),
        NSLocalizedString("greeting", comment: ""),
        NSLocalizedString(key, bundle: owner, comment: ""),
        NSLocalizedString(key, tableName: nil, bundle: .main, value: "Value", comment: ""),
        NSLocalizedString(key, value: "Value", comment: ""),
        Bundle.main.localizedString(forKey: key, value: nil, table: nil),
        Bundle.main.localizedString(forKey: key, value: "", table: ""),
        owner.localizedString(forKey: key, value: "Value", table: "Localizable"),
        String(AttributedString(localized: "greeting").characters),
      ]
      #expect(Set(found) == [["Hello", "Hallo", "مرحبا"][language]])
      let other = [
        String(localized: "greeting", table: "Other"),
        String(localized: LocalizedStringResource("greeting", table: "Other")),
        NSLocalizedString(key, tableName: "Other", comment: ""),
        Bundle.main.localizedString(forKey: key, value: nil, table: "Other"),
        String(AttributedString(localized: "greeting", table: "Other").characters),
      ]
      #expect(Set(other) == [["Hi", "Servus", "أهلا"][language]])
      // A resource keeps the locale in which it was made.
      #expect(String(localized: resource) == "Hello")
    }
    #expect(Bundle.main.localizedString(forKey: key, value: "Value", table: nil) == "Value")
  }

  @Test func `formats that were looked up have the plural forms of what they count`() {
    inAll { language, locale in
      let format = NSLocalizedString("%lld items", comment: "")
      for (count, wanted) in [
        (1, ["1 item", "1 Ding", "عنصر واحد"]), (2, ["2 items", "2 Dinge", "عنصران"]),
      ] {
        let texts = [
          String.localizedStringWithFormat(format, count), String(format: format, count),
          String(format: format, arguments: [count]),
          String(format: format, locale: locale, count),
          String(format: format, locale: nil, arguments: [count]),
          String(
            format: Bundle.main.localizedString(forKey: "%lld items", value: nil, table: nil),
            count), String(localized: "\(count) items"), "".appendingFormat(format, count),
          NSString(format: NSString(string: format), count).description,
        ]
        #expect(Set(texts) == [wanted[language]])
      }
      let nest = String.localizedStringWithFormat(NSLocalizedString("nest", comment: ""), 1, 2)
      let words = ["1 bird in 2 trees", "Auf 2 Bäumen 1 Vogel", "1 bird in 2 trees"]
      // Foundation writes figures of the locale.
      if language < 2 { #expect(nest == words[language]) }
      // A text of the same words that was not looked up is only a format.
      #expect(String(format: "%lld items", 1) == "1 items")
      #expect("a, ".appendingFormat("%lld items", 1) == "a, 1 items")
      #expect(NSString(format: "%lld items", 1) == "1 items")
    }
  }

  @Test func `code is told the language of its texts`() {
    inAll { language, locale in
      let name = ["en", "de", "ar"][language]
      #expect(Bundle.main.preferredLocalizations == [name])
      #expect(Bundle.main.localizations == ["ar", "de", "en"])
      #expect(Bundle.preferredLocalizations(from: ["fr", "de", "en", "ar"]) == [name])
      #expect(
        Bundle.preferredLocalizations(from: ["fr", "it"], forPreferences: ["it-IT"]) == ["it"])
      #expect(Bundle.main.developmentLocalization == "en")
      #expect(Locale.preferredLanguages == [["en-US", "de-DE", "ar-SA"][language]])
    }
  }

  @Test func `the locale of a text is that of its numbers, and not of its language`() {
    inAll { language, _ in
      let german = Locale(identifier: "de_DE")
      #expect(
        String(localized: "greeting", locale: german) == ["Hello", "Hallo", "مرحبا"][language])
      #expect(
        String(localized: "\(1000) items", locale: german)
          == ["1.000 items", "1.000 Dinge", "1.000 عنصر"][language])
      var resource = LocalizedStringResource("greeting")
      resource.locale = german
      #expect(String(localized: resource) == "Hallo")
    }
  }
}
