import Foundation
import Testing
import Vitrine

@testable import VitrineFiles

@Suite("Files that are replaced")
struct FileKindTests {
  private static let archive = #"{"vitrine": "1.0", "kind": "a", "entries": []}"#
  private static let report = #"{"engine": "vitrine", "identical": []}"#

  @Test(
    "a file is replaced only by one of its kind, where a command can have written it",
    arguments: [
      ("junit.xml", "<testsuites/>", "<testsuites name=\"a\"/>", true),
      ("junit.xml", "", "<testsuites/>", true),
      ("Card.json", archive, "<testsuites/>", false),
      ("Card.json", archive, report, false),
      ("Card.json", archive, archive, true),
      ("report.json", report, report, true),
      ("main.swift", "import SwiftUI", "# Report", false),
      ("main.swift", "import SwiftUI", "<testsuites/>", false),
      ("summary.md", "# Report", "# Report\n1 picture", true),
      ("summary", "# Report", "# Report\n1 picture", true),
      ("a.png", "\u{89}PNG\0", "\u{89}PNG\0\0", true),
      ("a.png", "\u{89}PNG\0", "<svg/>", false),
    ])
  func kinds(_ name: String, _ earlier: String, _ later: String, _ isReplaced: Bool) throws {
    try Sample.withFolder { folder in
      let path = folder + "/" + name
      try Data(earlier.utf8).write(to: URL(filePath: path))
      #expect(FileKind.canReplace(path, with: Array(later.utf8)) == isReplaced)
      #expect(FileKind.canReplace(path + ".new", with: Array(later.utf8)))
    }
  }

  @Test("a picture of every format can be drawn again", arguments: PictureFormat.allCases)
  func pictures(_ format: PictureFormat) throws {
    try kinds("a.\(format.rawValue)", "<a/>", "<a/>", true)
  }
}
