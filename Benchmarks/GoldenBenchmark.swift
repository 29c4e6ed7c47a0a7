import Foundation
import Vitrine
import VitrineCairo
import VitrineDisplayList
import VitrineSnapshot

/// Measures verifying goldens, comparing two pictures, and the memory for many.
struct GoldenBenchmark {
  /// An archive whose medium family is verified.
  let archive: String
  /// The number of comparisons of two pictures.
  let runs: Int

  /// Prints the times and the memory.
  ///
  /// - Throws: an error when an archive or a file cannot be read or written.
  func run() throws {
    print("\ngoldens" + String(repeating: " ", count: 34 - 7) + "       min    median   ms")
    try verify()
    try compare()
    try memory()
  }

  private func verify() throws {
    try withGoldens(archives: 250, scale: 3, family: "systemMedium") { cases, folder in
      let verifier = GoldenVerifier(record: .never, pending: "\(folder)/pending")
      var stage = Stage("verify 500 systemMedium at 3x")
      for _ in 0..<3 {
        let (count, time) = Stopwatch().time { self.identical(verifier, cases) }
        precondition(count == 500, "goldens that were just recorded must be identical")
        stage.add(time)
      }
      print(stage.line)
    }
  }

  /// Compares two cards of 1092 × 1146 pixels that differ in a text.
  private func compare() throws {
    let old = Bitmap(width: 1092, height: 1146, pixels: card(word: 40))
    let new = Bitmap(width: 1092, height: 1146, pixels: card(word: 52))
    let files = [try PNGEncoder().encode(old), try PNGEncoder().encode(new)]
    var (whole, rule) = (Stage("read and compare 1092 × 1146"), Stage("  of which compare"))
    for _ in 0..<runs {
      let (comparison, time) = try Stopwatch().time {
        let pictures = Parallel.map(2) { index in
          Result { try ImageDecoder().decode(files[index]) }
        }
        return try PictureComparison(expected: pictures[0].get(), actual: pictures[1].get())
      }
      precondition(comparison.verdict == .changed, "the cards differ")
      whole.add(time)
      rule.add(Stopwatch().time { PictureComparison(expected: old, actual: new) }.1)
    }
    print(whole.line)
    print(rule.line)
  }

  private func memory() throws {
    var peaks: [Int] = []
    for count in [100, 5000] {
      try withGoldens(archives: count / 2, scale: 1, family: "systemSmall") { cases, folder in
        let verifier = GoldenVerifier(record: .never, pending: "\(folder)/pending")
        precondition(self.identical(verifier, cases) == count, "recorded goldens are identical")
      }
      peaks.append(peak())
    }
    print("memory after 100 and 5,000 pictures: \(peaks[0]) and \(peaks[1]) MB at most")
  }

  private func identical(_ verifier: GoldenVerifier, _ cases: [GoldenCase]) -> Int {
    let report = Counter()
    GoldenRun(verifier).perform(cases) { if $0.outcome == .identical { report.add() } }
    return report.count
  }

  /// Records goldens of copies of the archive in a folder that is removed afterwards.
  private func withGoldens(
    archives: Int, scale: Int, family: String, _ body: ([GoldenCase], String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "vitrine-benchmark-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/cards", withIntermediateDirectories: true)
    for number in 0..<archives {
      try FileManager.default.copyItem(atPath: archive, toPath: "\(folder)/cards/c\(number).json")
    }
    let matrix =
      #"{"families": ["\#(family)"], "colorSchemes": ["light", "dark"], "scales": [\#(scale)]}"#
    try Data(matrix.utf8).write(to: URL(filePath: "\(folder)/cards/matrix.json"))
    let cases = try GoldenStore(root: folder).cases()
    GoldenRun(GoldenVerifier(record: .all, pending: "\(folder)/pending")).perform(cases) { _ in }
    try body(cases, folder)
  }

  /// A picture of bars on a gradient, with a block of noise at a position.
  private func card(word: Int) -> [UInt8] {
    var pixels = [UInt8](repeating: 255, count: 1092 * 1146 * 4)
    for row in 0..<1146 {
      for column in 0..<1092 {
        let place = (row * 1092 + column) * 4
        let isBar = row % 90 < 30 && column > 60 && column < 900
        pixels[place] = isBar ? 40 : UInt8(200 + row / 30)
        let isWord = (row / 8 == word) && column > 100 && column < 400
        if isWord { pixels[place + 1] = UInt8((column * 7 + row * 13) % 256) }
      }
    }
    return pixels
  }

  /// The peak memory of the process so far, in megabytes.
  private func peak() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
  }
}

/// A counter for any thread.
private final class Counter: @unchecked Sendable {
  // Results are delivered one at a time, so that no lock is needed.
  private(set) var count = 0

  func add() { count += 1 }
}
