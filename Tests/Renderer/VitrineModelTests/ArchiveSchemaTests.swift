import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineCoding
@testable import VitrineArchive

@Suite struct ArchiveSchemaTests {
  @Test func theSchemaIsAValidSchema() throws {
    let validator = try SchemaValidator()
    defer { validator.cleanUp() }
    #expect(try validator.faults(in: []) == [])
  }

  /// Only unknown views and modifiers can be decoded, but don't validate.
  @Test func randomArchivesValidateUnlessTheyHoldSomethingUnknown() throws {
    let validator = try SchemaValidator()
    defer { validator.cleanUp() }
    var texts: [String] = []
    var isClean: [Bool] = []
    var random = RandomArchives(seed: 0)
    let count = TestLength.cases(320)
    for _ in 0..<count {
      let bytes = try ArchiveEncoder.encode(random.archive())
      texts.append(String(decoding: bytes, as: UTF8.self))
      isClean.append((try? ArchiveDecoder().decode(bytes)) != nil)
    }
    #expect(isClean.count { $0 } * 10 > count)
    for (index, isValid) in try validator.isValid(texts).enumerated() {
      #expect(isValid == isClean[index], "archive \(index)")
    }
  }

  @Test func examplesAndGoldensValidate() throws {
    let validator = try SchemaValidator()
    defer { validator.cleanUp() }
    let goldens = try files(in: SchemaValidator.root.appendingPathComponent("Golden"))
    // Payloads are trees of other formats, with separate tables.
    let areas = goldens.filter { $0.hasDirectoryPath && $0.lastPathComponent != "payloads" }
    let examples = SchemaValidator.root.appendingPathComponent("Examples/Archives")
    var archives: [URL] = []
    for folder in areas + [examples] {
      let found = try files(in: folder).filter { $0.pathExtension == "json" }
      archives += found.filter { $0.lastPathComponent != "matrix.json" }
    }
    #expect(archives.count > areas.count)
    #expect(try validator.faults(in: archives) == [])
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
  }
}
