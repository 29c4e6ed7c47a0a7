import Vitrine

/// A report as one HTML file, to be read from disk and without a network.
public enum ReportPage {
  private struct Content: Encodable {
    var report: RunReport
    /// The names of each result's pictures in the page.
    var pictures: [[String: String]]
  }

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - goldens: the golden folder; nothing that the report itself says of it is trusted.
  ///   - pending: folders in which the results' pictures are looked for, in this order.
  /// - Throws: `PendingStore.Failure` when it cannot be written.
  package static func write(
    _ report: RunReport, goldens: FolderLocation?, pending: [PendingStore],
    to path: RelativePath, in folder: FolderLocation
  ) throws(PendingStore.Failure) {
    var pictures: [Page.Picture] = []
    let names = report.results.enumerated().map { index, result -> [String: String] in
      var names: [String: String] = [:]
      for (role, read) in files(of: result, goldens, pending) {
        names[role] = "\(index)-\(role)"
        pictures.append(Page.Picture(id: "\(index)-\(role)", read: read))
      }
      return names
    }
    do throws(FileError) {
      let content = Content(report: report, pictures: names)
      try Page.report.write(content, pictures, to: path, in: folder)
    } catch {
      throw PendingStore.Failure(error, "cannot be written", file: folder.path(of: path))
    }
  }

  /// The pictures that are there, each as a function, so that they need not be kept in memory.
  private static func files(
    of result: GoldenResult, _ goldens: FolderLocation?, _ pending: [PendingStore]
  ) -> [(role: String, read: () -> [UInt8]?)] {
    guard result.isPending else {
      guard result.outcome != .unreadable, let goldens else { return [] }
      return [("expected", { picture(result.name, .picture, in: PendingStore(goldens)) })]
        .filter { $0.1() != nil }
    }
    let parts: [(String, PendingStore.Part)] = [
      ("expected", .expected), ("actual", .picture), ("difference", .difference),
    ]
    for store in pending {
      let files = parts.filter { picture(result.name, $0.1, in: store) != nil }
      guard files.isEmpty else {
        return files.map { role, part in (role, { picture(result.name, part, in: store) }) }
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
