import Foundation
import Testing

@testable import VitrineModel

@Suite(.enabled(if: SchemaValidator.isAvailable)) struct ArchiveSchemaTests {
  @Test func theSchemaIsAValidSchema() throws {
    let validator = try SchemaValidator()
    defer { validator.cleanUp() }
    #expect(try validator.faults(in: []) == [])
  }

  /// Unknown views and modifiers are the one thing that reads but does not validate.
  @Test func randomArchivesValidateUnlessTheyHoldSomethingUnknown() throws {
    let validator = try SchemaValidator()
    defer { validator.cleanUp() }
    var texts: [String] = []
    var isClean: [Bool] = []
    for seed in 0..<200 {
      var random = RandomSource(seed: UInt64(seed))
      let bytes = try ArchiveEncoder.encode(random.archive())
      texts.append(String(decoding: bytes, as: UTF8.self))
      isClean.append(try ArchiveDecoder().decode(bytes).warnings.isEmpty)
    }
    #expect(isClean.count { $0 } > 20)
    for (seed, isValid) in try validator.isValid(texts).enumerated() {
      #expect(isValid == isClean[seed], "seed \(seed)")
    }
  }

  @Test func examplesAndGoldensValidate() throws {
    let validator = try SchemaValidator()
    defer { validator.cleanUp() }
    let files = ["Examples/Archives", "Golden"].flatMap { folder -> [URL] in
      let root = SchemaValidator.root.appendingPathComponent(folder)
      let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      return all?.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" } ?? []
    }
    let archives = files.filter { file in
      guard let data = try? Data(contentsOf: file) else { return false }
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      return object?["vitrine"] != nil
    }
    #expect(try validator.faults(in: archives) == [])
  }

  /// Whatever strict reading refuses is refused by the schema, and the reverse.
  @Test func theSchemaAgreesWithTheReader() throws {
    let validator = try SchemaValidator()
    defer { validator.cleanUp() }
    let texts = SchemaCases.archives
    for (text, isValid) in zip(texts, try validator.isValid(texts)) {
      let complaint = complaint(about: text, isStrict: true)
      #expect(isValid == complaint.isEmpty, "\(text)\n\(complaint)")
    }
  }
}
