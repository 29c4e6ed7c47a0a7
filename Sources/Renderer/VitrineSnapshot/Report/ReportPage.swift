import Vitrine

/// A report as one HTML file, which needs no server and no network.
public enum ReportPage {
  private struct Content: Encodable {
    var report: RunReport
    /// The properties of requests by which goldens can be shown side by side.
    let axes = RequestAxis.all.filter(\.isList).map(PageAxis.init)
    /// The ids of each result's pictures in the page.
    var pictures: [[String: String]]
    /// The addresses of pictures that are not part of the page.
    var addresses: [String: String]
  }

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - goldens: the golden folder; the path in the report is not trusted.
  ///   - pending: the folders that may contain the results' pictures, in the order of the search.
  ///   - beside: the path of the first of them relative to the page; `nil` if the page must not
  ///     depend on it.
  ///   - form: how the page stores its pictures.
  /// - Throws: `PendingStore.Failure` when it cannot be written.
  package static func write(
    _ report: RunReport, goldens: FolderLocation?, pending: [PendingStore],
    beside: RelativePath? = nil, form: PageForm = .singleFile, to path: RelativePath,
    in folder: FolderLocation
  ) throws(PendingStore.Failure) {
    var pictures: [Page.Picture] = []
    let names = report.results.enumerated().map { index, result -> [String: String] in
      var names: [String: String] = [:]
      for part in files(of: result, goldens, pending) {
        let id = "\(index)-\(part.role)"
        names[part.role] = id
        let file = part.isFirst ? beside?.file(of: result, part.part) : nil
        pictures.append(Page.Picture(id: id, file: file, read: part.read))
      }
      return names
    }
    do throws(FileError) {
      try Page.report.write(pictures, to: path, in: folder, form: form) {
        Content(report: report.portable, pictures: names, addresses: $0)
      }
    } catch {
      throw PendingStore.Failure(error, "cannot be written", file: folder.path(of: path))
    }
  }

  /// A picture of a result, read on demand to save memory.
  private struct File {
    var role: String
    var part: PendingStore.Part
    /// Whether it is in the first of the folders with pending pictures.
    var isFirst: Bool
    var read: () -> [UInt8]?
  }

  /// Returns the existing pictures.
  private static func files(
    of result: GoldenResult, _ goldens: FolderLocation?, _ pending: [PendingStore]
  ) -> [File] {
    guard result.isPending else {
      guard result.outcome != .unreadable, let goldens else { return [] }
      let file = File(role: "expected", part: .picture, isFirst: false) {
        picture(result.name, .picture, in: PendingStore(goldens))
      }
      return [file].filter { $0.read() != nil }
    }
    let parts: [(String, PendingStore.Part)] = [
      ("expected", .expected), ("actual", .picture), ("difference", .difference),
    ]
    for (index, store) in pending.enumerated() {
      let files = parts.filter { picture(result.name, $0.1, in: store) != nil }
      guard files.isEmpty else {
        return files.map { role, part in
          File(role: role, part: part, isFirst: index == 0) {
            picture(result.name, part, in: store)
          }
        }
      }
    }
    return []
  }

  private static func picture(
    _ name: String, _ part: PendingStore.Part, in store: PendingStore
  ) -> [UInt8]? {
    (try? store.bytes(of: name, part)) ?? nil
  }
}

extension RelativePath {
  /// Returns a file of a result in the folder of pending pictures at this path.
  fileprivate func file(of result: GoldenResult, _ part: PendingStore.Part) -> RelativePath? {
    try? RelativePath("\(self)/\(result.name)\(part.suffix)")
  }
}
