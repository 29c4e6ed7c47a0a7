import Foundation

/// The pictures to keep of a target's widgets: those of the families in its archives.
struct KeptMatrix: Encodable {
  struct Case: Encodable { var families: [String] }

  private let colorSchemes = ["light", "dark"]
  private let scales = [2]
  /// The version of the system in the pictures of `-o` and `vitrine preview`.
  private let designs = [KeptMatrix.design]
  static let design = "ios27"
  private(set) var cases: [String: Case]?

  /// The families of an archive.
  private struct Archive: Decodable {
    struct Part: Decodable { init(from decoder: any Decoder) {} }
    var supportedFamilies: [String]?
    var liveActivity: Part?
    var control: Part?

    var families: [String] {
      if liveActivity != nil { return ["lockScreen", "expanded", "compact", "minimal"] }
      return control == nil ? supportedFamilies ?? [] : ["controlSmall", "controlMedium"]
    }
  }

  /// Reads the archives in a folder; without any, the matrix names no families.
  init(archives folder: URL) {
    for name in ProjectFiles.names(folder) where name.hasSuffix(".json") {
      guard let data = try? Data(contentsOf: folder.appending(path: name)),
        let archive = try? JSONDecoder().decode(Archive.self, from: data),
        !archive.families.isEmpty
      else { continue }
      cases = cases ?? [:]
      cases?[String(name.dropLast(".json".count))] = Case(families: archive.families)
    }
  }

  /// The file's text.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
