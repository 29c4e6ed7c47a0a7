import Vitrine

/// The reason why a report cannot come from a run.
public struct ReportFault: Error, Hashable, Sendable {
  /// One line in lower case.
  public var message: String
  /// How to fix it.
  public var hint: String?

  /// Creates a report fault.
  init(_ message: String, hint: String? = "use the report of a run, unchanged") {
    self.message = message
    self.hint = hint
  }

  /// Creates the fault of a name in the report.
  init(_ error: FileError, _ what: String) {
    self.init("\(what): \(error.text)", hint: error.hint)
  }
}

/// The ranges of a report's numbers, far above those of any run and far below an overflow.
private enum ReportRange {
  static let count = 0...1_000_000_000
  static let jobs = 0...1_000_000
  static let seconds = 0.0...1e9
  static let scale = 0.0...64.0
  static let distance = 0.0...1e6
  static let line = 1...1_000_000_000
  static let coordinate = -1e9...1e9
}

extension GoldenResult {
  /// Checks that names are valid and numbers are in their range.
  ///
  /// - Throws: `ReportFault`.
  func check() throws(ReportFault) {
    do throws(FileError) {
      // The longest name of the result's files.
      _ = try RelativePath(canonical: name + PendingStore.Part.difference.suffix)
    } catch {
      throw ReportFault(error, "the name of a result")
    }
    let boxes = clusters.map(\.box) + nodes.flatMap { [$0.frame] + [$0.oldFrame].compactMap { $0 } }
    let found = (findings ?? []).compactMap(\.frame)
    let numbers = (boxes + found).flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    guard ReportRange.count.contains(pixels), ReportRange.distance.contains(maximumDistance),
      ReportRange.scale.contains(scale), numbers.allSatisfy(ReportRange.coordinate.contains),
      clusters.map(\.pixels).allSatisfy(ReportRange.count.contains),
      place.map({ ReportRange.line.contains($0.line) }) ?? true
    else { throw ReportFault("the result '\(name)' has a number out of range") }
  }
}

extension RunReport {
  /// Checks that names are valid, paths stay in their folder, numbers are in their range, and counts
  /// are those of the lists.
  ///
  /// - Throws: `ReportFault`.
  func check() throws(ReportFault) {
    for result in results { try result.check() }
    do throws(FileError) {
      for name in identical { _ = try RelativePath(canonical: name) }
      for orphan in orphans { _ = try RelativePath(canonical: orphan) }
    } catch {
      throw ReportFault(error, "the name of a golden")
    }
    let all = [Int](counts.values) + [Int](foreign.values)
    guard all.allSatisfy(ReportRange.count.contains), all.count <= 1000,
      ReportRange.jobs.contains(jobs), ReportRange.seconds.contains(seconds)
    else { throw ReportFault("it has a number out of range") }
    guard counts.filter({ $0.value != 0 }) == listed,
      foreign.values.reduce(0, +) <= identical.count
    else { throw ReportFault("its counts contradict its lists of results") }
  }

  /// The path of the pending pictures in the report, relative to the folder of the report.
  ///
  /// - Throws: `ReportFault` when the path leads out of the folder.
  package func pendingPath() throws(ReportFault) -> RelativePath {
    do throws(FileError) {
      return try RelativePath(pending)
    } catch {
      throw ReportFault(error, "the folder of its pictures")
    }
  }
}
