import Vitrine
import VitrineArchive
import VitrineFormat
import VitrineCoding
import VitrineGeometry
import VitrineSnapshot
import VitrineSyntax

extension FuzzTarget {
  /// Readers of small languages.
  static let texts = [
    FuzzTarget(
      "path",
      texts: [
        "M0 0 L10 10 Z", "m1 1 q2 2 3 0 t4 4 a5 5 0 0 1 9 9z", "rect 0 0 10 20 arc 5 5 3 0 90",
      ],
      size: 1 << 14
    ) { text in
      guard let path = try? PathData.path(text.utf8, grammar: .archive) else { return }
      measure(path)
    },
    FuzzTarget("color", texts: ["#FF000080", "red", "systemGray4", "#abc"]) {
      _ = try? Color(name: $0)
    },
    FuzzTarget("date", texts: ["2026-01-31T09:41:00.5+01:00", "1970-01-01T00:00:00Z"]) { text in
      guard let date = ArchiveDate(text) else { return }
      _ = JSONValue(encoding: date)
    },
    FuzzTarget("number", texts: ["0.1e-5", "-12345678901234567890", "1E+309"]) { text in
      _ = try? ArchiveDecoder().decode(JSONValue.self, Array("[\(text)]".utf8), file: "input")
    },
    FuzzTarget("markdown", texts: ["**bold** [a](https://b.c) `d` ~~e~~ _f_\n* g"]) {
      _ = InlineMarkdown.runs(of: $0)
    },
    FuzzTarget("identifier", texts: ["de_AT@calendar=hebrew", "zh-Hant-HK", "Europe/Lisbon"]) {
      _ = try? TextFormatter.check(LocaleIdentifier($0))
      _ = try? TextFormatter.check(TimeZoneIdentifier($0))
    },
    FuzzTarget("names", texts: ["a/b.png", "../x", "C:\\y", "\u{202e}gpj.exe"]) { text in
      if let path = try? RelativePath(text) { _ = path.name }
      _ = FileName.safe(text)
      for sink in TextSink.allCases { _ = text.printed(on: sink) }
    },
    FuzzTarget("glob", texts: ["a*b?c\nabbc", "***\nx"]) { text in
      let parts = text.split(separator: "\n", maxSplits: 1).map(String.init)
      if parts.count == 2 { _ = Glob.chooses(parts[0], parts[1]) }
    },
    FuzzTarget("swift", texts: [##"import A; let x = #"a\#(b)"# /* /* */ */ struct B {}"##]) {
      _ = SwiftLexer.tokens($0)
    },
  ]

  /// Calls everything that geometry does with an untrusted path.
  private static func measure(_ path: Path) {
    _ = path.tightBounds
    _ = path.controlPointBounds
    _ = path.contains(Point(x: 1, y: 1))
    _ = path.trimmed(from: 0.2, to: 0.7).flattened(tolerance: 0.1)
  }
}
