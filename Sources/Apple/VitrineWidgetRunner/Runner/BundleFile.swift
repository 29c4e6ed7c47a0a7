import SwiftUI
internal import VitrineArchive
internal import VitrineCoding
import WidgetKit

/// The file that lists a program's archives in the order of declaration, for galleries and lists.
struct BundleFile {
  /// The file's name.
  let name: String
  /// Whether only some widgets are archived, so that those of earlier runs remain members.
  let isPartial: Bool

  init(program: String, _ options: RunnerOptions) {
    name = program + ".bundle.json"
    isPartial =
      !options.kinds.isEmpty || !options.families.isEmpty || options.configuration != nil
      || !options.configured.isEmpty
  }

  /// Writes the bundle if there is more than one archive, and returns its path; `nil` if none was
  /// written.
  ///
  /// - Parameter files: names of the archives that were written, in order.
  func write(_ files: [String], in folder: URL, _ report: inout RunnerReport) throws -> String? {
    let url = folder.appendingPathComponent(name)
    let earlier = isPartial ? members(of: url, in: folder) : []
    let all = earlier + files.filter { !earlier.contains($0) }
    try? FileManager.default.removeItem(at: url)
    guard all.count > 1 else { return nil }
    let limit = ArchiveLimits.standard.members
    guard all.count <= limit else {
      report.warnings.append(
        "there is no '\(name)': a bundle has at most \(limit) members, and these are \(all.count)")
      return nil
    }
    var bundle = WidgetBundleArchive()
    bundle.bundle = all.map { .file($0) }
    try Data(ArchiveEncoder.encode(bundle)).write(to: url, options: .atomic)
    return url.relativePath
  }

  /// The members of the bundle of an earlier run whose files still exist.
  private func members(of url: URL, in folder: URL) -> [String] {
    guard let data = try? Data(contentsOf: url),
      case .bundle(let bundle)? = try? ArchiveDecoder().decodeFile(Array(data)).0
    else { return [] }
    return bundle.bundle.compactMap { member in
      guard case .file(let file) = member,
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path)
      else { return nil }
      return file
    }
  }
}
