import Foundation
import Testing
import VitrineArchive

/// What widget code writes with Foundation follows the locale and the zone of the archive.
@Suite("Locales of widget code", .serialized)
struct LocaleWidgetTests: FaultyProgram {
  let folder = Self.newFolder()

  /// The archive of the widget that formats values in a locale.
  private func text(_ locale: String) throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, text, talk) = try run([
      "archive", "--widget", "locale", "--locale", locale, "--time-zone", "Asia/Tokyo",
      "-o", folder.path, "--date", "2026-01-31T09:41:00Z",
    ])
    #expect(status == 0, "\(text)\(talk)")
    return try archive("locale.json")
  }

  /// Lines by locale, as Foundation writes them on Apple's systems with the same data of Unicode.
  private static let lines: [(locale: String, lines: [String])] = [
    (
      "de_DE",
      [
        "calendar gregorian 2 gregorian", "weekdays So. Mo.", "number 1.234,5 12 25\u{a0}%",
        "currency 1.234,50\u{a0}€", "date 31. Jan. 2026, 18:41", "formatter Samstag 31 Januar",
        "numbers 1.234,5", "relative vor 2 Stunden", "list a, b und c", "bytes 1,5 MB",
      ]
    ),
    (
      "ar_EG",
      [
        "calendar gregorian 7 gregorian", "number ١٬٢٣٤٫٥ ١٢", "formatter السبت ٣١ يناير",
        "numbers ١٬٢٣٤٫٥", "relative قبل ساعتين",
      ]
    ),
    ("hi_IN", ["calendar gregorian 1 gregorian", "formatter शनिवार 31 जनवरी", "list a, b और c"]),
    ("ja_JP", ["date 2026年1月31日 18:41", "formatter 土曜日 31 1月", "list a、b、c"]),
    ("th_TH", ["calendar buddhist 1 buddhist", "date 31 ม.ค. 2569 18:41", "styled 31 ม.ค. 2569"]),
  ]

  @Test("values are those of the archive's locale", arguments: lines)
  func values(locale: String, lines: [String]) throws {
    let text = try text(locale)
    #expect(text.contains("current \(locale) \(locale)"))
    #expect(text.contains("zone Asia/Tokyo Asia/Tokyo Asia/Tokyo"))
    for line in lines { #expect(text.contains(line), "\(line)") }
  }

  @Test("archives record the language and the time zone that code has used")
  func recorded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, _, talk) = try run([
      "archive", "--widget", "locale", "--widget", "conditions", "--widget", "plain",
      "--locale", "de_DE", "--time-zone", "Asia/Tokyo", "-o", folder.path,
    ])
    #expect(status == 0, "\(talk)")
    func read(_ name: String) throws -> EvaluatedSurface? {
      try ArchiveDecoder().decode(Array(archive(name).utf8)).archive.evaluatedFor
    }
    #expect(try read("locale.json")?.locale == "de_DE")
    #expect(try read("locale.json")?.timeZone == "Asia/Tokyo")
    #expect(try read("conditions.json")?.design == .current)
    // It shows the same under all conditions.
    #expect(try read("plain.json") == nil)
  }

  @Test("a format with a locale of its own keeps it", arguments: ["de_DE", "th_TH"])
  func own(locale: String) throws {
    let text = try text(locale)
    #expect(text.contains("own 1,234.5") && text.contains("own Saturday"))
    #expect(text.contains("1\u{202f}234,50\u{a0}€"))
  }
}
