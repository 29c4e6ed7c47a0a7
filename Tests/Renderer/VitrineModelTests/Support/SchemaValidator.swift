import Foundation

@testable import VitrineCoding
@testable import VitrineArchive

/// Runs `Scripts/validate-schema.py` on Vitrine's schema.
struct SchemaValidator {
  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A requirement of the tests that the machine doesn't have.
  struct Missing: Error, CustomStringConvertible {
    let description = "Python's package jsonschema is missing: run Scripts/install-packages.sh"
  }

  private let folder: URL

  /// Writes the schema into a temporary folder.
  init() throws {
    let test = "from jsonschema import Draft202012Validator"
    guard try SchemaValidator.run("python3", ["-c", test]).status == 0 else { throw Missing() }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(ArchiveEncoder.encode(ArchiveSchema.document))
      .write(to: folder.appendingPathComponent("schema.json"))
  }

  /// Removes the temporary folder.
  func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  /// The problems of the schema or the given files, one line each.
  ///
  /// - Parameter options: those of the script.
  func faults(in files: [URL], options: [String] = []) throws -> [String] {
    let script = SchemaValidator.root.appendingPathComponent("Scripts/validate-schema.py").path
    let schema = folder.appendingPathComponent("schema.json").path
    let result = try SchemaValidator.run(
      "python3", [script] + options + [schema] + files.map(\.path))
    guard result.status != 0 else { return [] }
    let lines = result.output.split(separator: "\n").map(String.init)
    return lines.isEmpty ? ["the validator failed without a word"] : lines
  }

  /// Whether each text validates.
  func isValid(_ texts: [String]) throws -> [Bool] {
    let files = try texts.enumerated().map { index, text in
      let file = folder.appendingPathComponent("archive-\(index).json")
      try Data(text.utf8).write(to: file)
      return file
    }
    let faults = try faults(in: files, options: ["--verdicts"])
    return files.map { file in !faults.contains { $0.hasPrefix(file.path + ":") } }
  }

  private static func run(
    _ tool: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
