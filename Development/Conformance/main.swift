import Foundation
import LayoutCases

let usage = """
  usage: conformance frames CASES.json      hold the layout engine against recorded layouts
         conformance text METRICS.json      hold widths of text against the recorded ones in "check"
         conformance random COUNT SEED      print random trees with the engine's answers
         conformance apple CASES_DIR OUT_DIR  draw serialized trees of which SwiftUI's pictures exist
         conformance charts CHARTS_DIR [OUT_DIR]  compare charts with iOS's pictures of them
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case ("frames", 2):
    let frames = try Frames(CaseFile.read(arguments[1]))
    frames.lines.forEach { print($0) }
    print("frames: \(frames.score.framesAgreeing) of \(frames.score.frames)")
    print("cases: \(frames.score.casesAgreeing) of \(frames.score.cases)")
    exit(frames.score.isPassed ? 0 : 1)
  case ("text", 2):
    let widths = try TextWidths(contentsOf: arguments[1])
    widths.lines.forEach { print($0) }
    print("largest error: \(TextWidths.percent(widths.largestError))")
    exit(widths.isPassed ? 0 : 1)
  case ("random", 3):
    guard let count = Int(arguments[1]), count >= 0, let seed = UInt64(arguments[2]) else {
      fail(usage)
    }
    print(try Random.file(count: count, seed: seed).text(), terminator: "")
  case ("charts", 2), ("charts", 3):
    let charts = try Charts(arguments[1], into: arguments.count > 2 ? arguments[2] : nil)
    charts.lines.forEach { print($0) }
    exit(charts.isPassed ? 0 : 1)
  case ("apple", 3):
    let apple = try Apple(arguments[1], into: arguments[2])
    apple.notes.forEach { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    print("pictures: \(apple.drawn)")
  default: fail(usage)
  }
} catch {
  fail("error: \(error)")
}
