import Vitrine
import VitrineCairo

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Renders cases and compares them with what is kept of them.
public struct GoldenVerifier: Sendable {
  private let renderer = Renderer()
  private let record: RecordMode
  private let pending: String

  /// Makes a verifier.
  ///
  /// - Parameters:
  ///   - record: which goldens may be written.
  ///   - pending: folder for the pictures of failed cases.
  public init(record: RecordMode = .fromEnvironment(), pending: String) {
    self.record = record
    self.pending = pending
  }

  /// What became of a case.
  public enum Outcome: Hashable, Sendable {
    /// Picture and frames are the same.
    case identical
    /// Picture and frames were written.
    case recorded
    /// Something differs or is missing; the text says what, where and what to type next.
    case failed(String)
  }

  /// Renders a case and compares or records it.
  ///
  /// - Throws: `ArchiveError` when the archive cannot be rendered, and `CocoaError` when a file
  ///   cannot be written.
  public func verify(_ golden: GoldenCase) throws -> Outcome {
    let document = try WidgetDocument(contentsOf: golden.archive)
    let rendering = try renderer.render(document, golden.request)
    let picture = try rendering.png()
    if record == .all { return try write(picture, rendering.frames.text, golden) }
    guard let problem = try problem(picture, rendering.frames.text, golden) else {
      return .identical
    }
    if record == .failed || (record == .missing && problem.isMissing) {
      return try write(picture, rendering.frames.text, golden)
    }
    return .failed(try report(problem, picture, rendering.frames.text, golden))
  }

  /// What is wrong with a case.
  private struct Problem {
    var isMissing = false
    var text: String
    var difference: [UInt8]?
  }

  private func problem(
    _ picture: [UInt8], _ frames: String, _ golden: GoldenCase
  ) throws -> Problem? {
    guard let kept = FileManager.default.contents(atPath: golden.picture),
      let keptFrames = FileManager.default.contents(atPath: golden.frames)
    else { return Problem(isMissing: true, text: "there is no golden") }
    let decoder = ImageDecoder()
    let expected = try decoder.decode(Array(kept))
    let actual = try decoder.decode(picture)
    let comparison = PictureComparison(expected: expected, actual: actual)
    let expectedFrames = String(decoding: keptFrames, as: UTF8.self)
    if comparison.isIdentical, expectedFrames == frames { return nil }
    var lines = comparison.isIdentical ? [] : [comparison.summary]
    lines += FrameDifference.lines(expected: expectedFrames, actual: frames)
    return Problem(
      text: lines.joined(separator: "\n  "),
      difference: comparison.isIdentical
        ? nil
        : try PNGEncoder().encode(DifferencePicture.draw(expected: expected, actual: actual)))
  }

  private func write(
    _ picture: [UInt8], _ frames: String, _ golden: GoldenCase
  ) throws -> Outcome {
    try Data(picture).write(to: URL(filePath: golden.picture), options: .atomic)
    try Data(frames.utf8).write(to: URL(filePath: golden.frames), options: .atomic)
    return .recorded
  }

  /// Keeps what failed and says where it lies.
  private func report(
    _ problem: Problem, _ picture: [UInt8], _ frames: String, _ golden: GoldenCase
  ) throws -> String {
    let actual = URL(filePath: "\(pending)/\(golden).png")
    try FileManager.default.createDirectory(
      at: actual.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(picture).write(to: actual, options: .atomic)
    try Data(frames.utf8).write(
      to: URL(filePath: "\(pending)/\(golden).frames.txt"), options: .atomic)
    var lines = ["\(golden): \(problem.text)"]
    if !problem.isMissing { lines.append("  expected:   \(golden.picture)") }
    lines.append("  actual:     \(pending)/\(golden).png")
    if let difference = problem.difference {
      let path = "\(pending)/\(golden).difference.png"
      try Data(difference).write(to: URL(filePath: path), options: .atomic)
      lines.append("  difference: \(path)")
    }
    let mode: RecordMode = problem.isMissing ? .missing : .failed
    lines.append(
      "  to record:  \(RecordMode.variable)=\(mode.rawValue) swift test --filter GoldenTests")
    return lines.joined(separator: "\n")
  }
}
