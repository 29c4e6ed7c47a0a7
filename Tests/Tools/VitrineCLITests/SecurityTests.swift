import Foundation
import Testing
import Vitrine
import VitrineCairo
import VitrineCoding
import VitrineProcess

@testable import VitrineSnapshot

/// SECURITY.md states the limits in the code.
@Suite("SECURITY.md")
struct SecurityTests {
  /// The limits in the table, by their name in the code.
  private func stated() throws -> [String: Int] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "SECURITY.md"), encoding: .utf8)
    let start = try #require(text.firstRange(of: "<!-- limits -->")).upperBound
    let end = try #require(text[start...].firstRange(of: "<!-- end -->")).lowerBound
    let rows = text[start..<end].split(separator: "\n").filter { $0.contains("`") }
    return try Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let number = try #require(Int(cells[1].prefix { $0.isNumber }))
        return (cells[2].replacing("`", with: ""), number)
      })
  }

  @Test("its limits are those of the code, and no limit of archives is missing")
  func limits() throws {
    var limits: [String: Int] = [
      "Deadline.standardSeconds": Int(Deadline.standardSeconds),
      "RelativePath.nameBytes": RelativePath.nameBytes,
      "RelativePath.mostNames": RelativePath.mostNames,
      "PendingStore.mostEntries": PendingStore.mostEntries,
      "UnfinishedFiles.abandonedAfter": UnfinishedFiles.abandonedAfter,
      "SVGReferences.mostElements": SVGReferences.mostElements,
      "FontUnpacker.mostFaces": FontUnpacker.mostFaces,
      "PictureHelper.mostComputing": Int(PictureHelper.mostComputing),
      "PictureHelper.mostSeconds": Int(PictureHelper.mostSeconds),
      "PictureHelper.mostMemory": Int(PictureHelper.mostMemory),
    ]
    for work in Sandbox.Work.allCases where work != .fetch {
      for child in Mirror(reflecting: Sandbox.limits(of: work)).children {
        limits["Sandbox.\(work).\(try #require(child.label))"] = try #require(child.value as? Int)
      }
    }
    for child in Mirror(reflecting: ArchiveLimits.standard).children {
      limits["ArchiveLimits.\(try #require(child.label))"] = try #require(child.value as? Int)
    }
    #expect(try stated() == limits)
  }
}
