import Vitrine
import VitrineFiles
import VitrineSyntax

/// The conditions by version in the sources of a package, which the compiler takes as met on Linux.
struct VersionConditions: Sendable {
  private struct Condition: Sendable {
    let place: String
    let requirement: SystemRequirement
  }

  private var all: [Condition] = []

  init() {}

  /// Finds those in the folder of a package, but for its tests; packages elsewhere are not read.
  init(ofPackage folder: String) {
    for path in FileSnapshot(folder).paths.sorted()
    where path.hasSuffix(".swift") && !path.hasPrefix(folder + "/Tests/") {
      guard let bytes = try? FileReader.read(path, limit: 4 << 20) else { continue }
      let source = String(decoding: bytes, as: UTF8.self)
      guard source.contains("available") else { continue }
      all += SystemRequirement.all(in: source).map {
        Condition(
          place: path.dropFirst(folder.count + 1) + ":\($0.line)", requirement: $0.requirement)
      }
    }
  }

  /// The warnings about conditions that a version of the system does not meet.
  func warnings(on design: DesignGeneration) -> [String] {
    let version = design.version
    return all.filter { ($0.requirement.major, $0.requirement.minor) > version }.map {
      "\($0.place): the condition for iOS \($0.requirement.major).\($0.requirement.minor) is always met in a "
        + "package, also on iOS \(version.major).\(version.minor), which is drawn; in an Xcode project "
        + "it asks for the version"
    }
  }
}
