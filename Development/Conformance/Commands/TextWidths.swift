import Foundation
import VitrineDisplayList
import VitrineText

/// Compares the widths of texts with recorded ones.
struct TextWidths {
  /// A file with strings and their recorded widths; other fields are ignored.
  struct File: Decodable {
    struct Check: Decodable {
      let size: Double
      let weight: Double
      let text: String
      let width: Double
    }

    let check: [Check]
  }

  /// The maximum relative error that passes.
  static let tolerance = 0.005

  /// A line for each string: its error in per cent, its font and the string.
  private(set) var lines: [String] = []
  /// The largest relative error.
  private(set) var largestError = 0.0

  /// Whether every string has its recorded width, within the tolerance.
  var isPassed: Bool { largestError <= TextWidths.tolerance }

  init(contentsOf path: String) throws {
    let file = try JSONDecoder().decode(
      File.self, from: try Data(contentsOf: URL(filePath: path)))
    let engine = FontTextEngine()
    for check in file.check {
      let error = TextWidths.width(of: check, engine) / check.width - 1
      largestError = max(largestError, error.isFinite ? abs(error) : .infinity)
      lines.append(
        "\(TextWidths.percent(error))  \(check.size) points, weight \(check.weight): \(check.text)")
    }
  }

  /// A share as per cent with a sign and three decimals.
  static func percent(_ share: Double) -> String { String(format: "%+.3f %%", share * 100) }

  private static func width(of check: File.Check, _ engine: FontTextEngine) -> Double {
    let font = ResolvedFont(
      family: .system(.default), size: check.size, weight: check.weight, italic: false)
    let content = StyledText(
      runs: [StyledText.Run(string: check.text, font: font)], displayScale: 3)
    // The line itself, not its box, which is rounded to the pixel.
    return engine.shape(content).layout(in: .unspecified).lines.first?.width ?? 0
  }
}
