import Foundation

/// A repository with goldens.
final class Repository {
  let place: TemporaryFolder

  init(areas: Int = 1) throws {
    place = try TemporaryFolder()
    for area in 0..<areas {
      try FileManager.default.createDirectory(
        at: place.folder.appending(path: "Golden/area\(area)"), withIntermediateDirectories: true)
      try place.archive("Golden/area\(area)/card.json", view: #"{"text": "hello"}"#)
      try place.write(
        #"{"scales": [1], "colorSchemes": ["light", "dark"]}"#, to: "Golden/area\(area)/matrix.json"
      )
    }
  }

  func change(_ text: String, area: Int = 0) throws {
    try place.archive("Golden/area\(area)/card.json", view: #"{"text": "\#(text)"}"#)
  }

  /// Runs the command outside of CI.
  func run(_ words: String..., environment: [String: String] = [:]) throws -> Tool.Result {
    let process = try Tool.process(
      words, in: place.folder,
      environment: ["CI": "", "VITRINE_RECORD": ""].merging(environment) { _, new in new })
    return try Tool.finish(process, input: nil)
  }

  func goldens() -> [String] {
    place.files.filter { $0.hasPrefix("Golden") && $0.hasSuffix(".png") }
  }
}
