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
  /// - Parameter pending: folders in which the results' pictures are looked for, in this order.
  /// - Throws: `PendingStore.Failure` when it cannot be written.
  public static func write(
    _ report: RunReport, pending: [PendingStore], to path: String
  ) throws(PendingStore.Failure) {
    var pictures: [Page.Picture] = []
    let names = report.results.enumerated().map { index, result -> [String: String] in
      let found = files(of: result, in: pending)
      for (role, path) in found {
        pictures.append(Page.Picture(id: "\(index)-\(role)", path: path))
      }
      return Dictionary(uniqueKeysWithValues: found.map { ($0.role, "\(index)-\($0.role)") })
    }
    do throws(Errno) {
      try Page.report.write(Content(report: report, pictures: names), pictures, to: path)
    } catch {
      throw PendingStore.Failure(message: "cannot be written: \(error.text)", file: path)
    }
  }

  private static func files(
    of result: GoldenResult, in pending: [PendingStore]
  ) -> [(role: String, path: String)] {
    guard result.isPending else {
      let isThere = FileReader.resolved(result.golden) != nil && result.outcome != .unreadable
      return isThere ? [("expected", result.golden)] : []
    }
    for store in pending {
      let files = [
        ("expected", store.expected(of: result.name)),
        ("actual", store.files(of: result.name).picture),
        ("difference", store.difference(of: result.name)),
      ].filter { FileReader.resolved($0.1) != nil }
      if !files.isEmpty { return files }
    }
    return []
  }
}
