import VitrineDisplayList
import VitrineGeometry
import VitrineText

/// Shaping and layout of new texts, in fonts that are already loaded.
struct TextBenchmark {
  let runs: Int

  private let engine = FontTextEngine()
  private let stopwatch = Stopwatch()

  private static let widths: [Double] = [120, 180, 240, 300, 360]
  private static let words = [
    "rain", "until", "seven", "then", "clear", "over", "Lisbon", "with", "wind", "from", "the",
    "west",
  ]

  init(runs: Int) {
    self.runs = runs
  }

  func run() {
    print("text, µs                                 minimum    median")
    measure("a line of 40 characters", length: 40) { text in
      _ = engine.shape(text).layout(in: .unspecified)
    }
    measure("four runs of 40 characters", length: 40) { text in
      _ = engine.shape(Self.cut(text)).layout(in: .unspecified)
    }
    measure("a line that shrinks to fit", length: 40) { text in
      var text = text
      text.lineLimit = 1
      text.minimumScaleFactor = 0.5
      _ = engine.shape(text).layout(in: ProposedViewSize(width: 200, height: nil))
    }
    measure("110 characters at five widths", length: 110) { text in
      let shaped = engine.shape(text)
      for width in Self.widths {
        _ = shaped.metrics(in: ProposedViewSize(width: width, height: nil))
      }
    }
  }

  /// Prints the time of `work` on one text after another.
  private func measure(_ name: String, length: Int, _ work: (StyledText) -> Void) {
    var stage = Stage(name)
    for run in 0..<runs {
      let texts = (0..<Self.batch).map { text(run * Self.batch + $0, length: length) }
      let (_, time) = stopwatch.time {
        for text in texts { work(text) }
      }
      stage.add(time * 1_000 / Double(Self.batch))
    }
    print("  " + stage.line)
  }

  /// The number of texts that are timed together, because one takes too little time.
  private static let batch = 50

  /// The text in four runs, one of them bold, one underlined and one kerned.
  private static func cut(_ text: StyledText) -> StyledText {
    var cut = text
    cut.runs = [0, 10, 20, 30].flatMap { start in
      text.runs.map { run in
        var part = run
        part.string = String(run.string.dropFirst(start).prefix(10))
        return part
      }
    }
    cut.runs[1].font.weight = 700
    cut.runs[2].underline = .solid
    cut.runs[3].kerning = 1
    return cut
  }

  /// A text that differs for each index.
  private func text(_ index: Int, length: Int) -> StyledText {
    var string = "\(index)"
    var word = index
    while string.count < length {
      string += " " + Self.words[word % Self.words.count]
      word = (word * 7 + 3) % 1_009
    }
    let font = ResolvedFont(
      family: .system(.default), size: 17, weight: 400, italic: false, leading: 22)
    return StyledText(
      runs: [.init(string: String(string.prefix(length)), font: font)], displayScale: 3)
  }
}
