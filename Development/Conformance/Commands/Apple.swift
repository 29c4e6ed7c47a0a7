import Foundation

/// Draws every tree of a folder with recorded pictures.
struct Apple {
  /// A line for each name without translation and each case that could not be drawn.
  private(set) var notes: [String] = []
  /// The number of pictures that were written.
  private(set) var drawn = 0

  init(_ folder: String, into output: String) throws {
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let cases = try AppleCases(folder)
    for one in cases.cases {
      do {
        let (png, unknown, warnings) = try cases.picture(one)
        let name = URL(fileURLWithPath: one.png).lastPathComponent
        try Data(png).write(to: URL(fileURLWithPath: output + "/" + name))
        drawn += 1
        notes += unknown.sorted().map { "\(one.id): unknown '\($0)'" }
        notes += warnings.map { "\(one.id): \($0.message)" }
      } catch {
        notes.append("\(one.id): error: \(error)")
      }
    }
  }
}
