import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A report as a JSON file, which also contains the fields that reg-suit and its tools read.
///
/// Source of the other fields: the README of reg-cli, "reg.json".
public struct ReportFile: Codable, Sendable {
  /// The report of the run.
  public var vitrine: RunReport
  private var failedItems: [String]
  private var newItems: [String]
  private var deletedItems: [String]
  private var passedItems: [String]
  private var expectedItems: [String]
  private var actualItems: [String]
  private var diffItems: [String]
  private var actualDir: String
  private var expectedDir: String
  private var diffDir: String

  /// Creates a report in both forms.
  ///
  /// Its paths are relative to the current folder.
  public init(_ report: RunReport) {
    let report = report.portable
    vitrine = report
    func files(_ outcomes: GoldenResult.Outcome...) -> [String] {
      report.results.filter { outcomes.contains($0.outcome) }.map { $0.name + ".png" }.sorted()
    }
    failedItems = files(.changed, .unreadable, .broken)
    newItems = files(.missing)
    deletedItems = report.orphans.filter { $0.hasSuffix(".png") }
    passedItems = (report.identical.map { $0 + ".png" } + files(.equivalent, .recorded)).sorted()
    expectedItems = (passedItems + failedItems + deletedItems).sorted()
    actualItems = (passedItems + files(.changed) + newItems).sorted()
    diffItems = report.results.filter { $0.outcome == .changed && $0.pixels > 0 }
      .map { $0.name + ".difference.png" }.sorted()
    actualDir = report.pending
    expectedDir = report.goldens
    diffDir = report.pending
  }

  /// Encodes the file.
  ///
  /// - Throws: `EncodingError`.
  public func json() throws -> [UInt8] { try ArchiveEncoder.encode(self) }

  /// Parses a file that `json()` created.
  ///
  /// - Throws: `ReportFault` if it is not such a file, or contains values that no run produces.
  public static func read(_ bytes: [UInt8]) throws(ReportFault) -> RunReport {
    guard let file = try? JSONDecoder().decode(ReportFile.self, from: Data(bytes)) else {
      throw ReportFault("is not a report of 'vitrine verify'", hint: nil)
    }
    try file.vitrine.check()
    return file.vitrine
  }
}
