import VitrineDisplayList
import VitrineGeometry

extension ShapedParagraph {
  func reading(in proposal: ProposedViewSize) -> TextReading {
    let (paragraph, fit, lines, places) = broken(in: proposal)
    let shown = lines.map {
      paragraph.characters(of: $0.clusters) + paragraph.characters(of: $0.tail)
    }
    var reading = TextReading(
      lines: shown, lost: paragraph.characters(leftOutOf: lines), scale: fit.scale,
      dividedWords: paragraph.dividedWords(in: lines, places))
    reading.leastShare = paragraph.leastShare(in: lines)
    return reading
  }
}

extension Paragraph {
  /// The characters of some clusters.
  fileprivate func characters(of clusters: Range<Int>) -> String {
    guard let first = clusters.first else { return "" }
    let start = Int(self.clusters[first].start)
    let end =
      clusters.upperBound < self.clusters.count
      ? Int(self.clusters[clusters.upperBound].start) : utf16.count
    guard start < end, end <= utf16.count else { return "" }
    return String(decoding: utf16[start..<end], as: UTF16.self)
  }

  /// The characters between and after those that the lines show, except for white space at their
  /// ends.
  fileprivate func characters(leftOutOf lines: [ComposedLine]) -> String {
    var (lost, next) = ("", 0)
    for line in lines {
      for part in [line.clusters, line.tail] where !part.isEmpty {
        if part.lowerBound > next { lost += characters(of: next..<part.lowerBound) }
        next = max(next, part.upperBound)
      }
    }
    if next < clusters.count { lost += characters(of: next..<clusters.count) }
    return lost.allSatisfy(\.isWhitespace) ? "" : lost
  }

  /// The size of the smallest letters and digits in the lines, as a share of that of the largest;
  /// spaces and signs may be small.
  fileprivate func leastShare(in lines: [ComposedLine]) -> Double {
    guard fonts.count > 1 else { return 1 }
    let shown = lines.flatMap { [$0.clusters, $0.tail] }.joined()
    let sizes = shown.filter { cluster in
      characters(of: cluster..<cluster + 1).contains { $0.isLetter || $0.isNumber }
    }.map { fonts[Int(clusters[$0].run)].primary.size }
    guard let least = sizes.min(), let most = sizes.max(), most > 0 else { return 1 }
    return least / most
  }

  /// The words that continue on the next line although a line cannot end in them.
  fileprivate func dividedWords(
    in lines: [ComposedLine], _ places: [Bool]?
  ) -> [TextReading.DividedWord] {
    guard let places else { return [] }
    return lines.dropLast().compactMap { line in
      guard let last = line.clusters.last, !clusters[last].isWhite, line.mark?.kind != .ellipsis,
        places.indices.contains(last), !places[last]
      else { return nil }
      let word = word(around: last)
      return TextReading.DividedWord(
        word: characters(of: word), hasHyphen: line.mark?.kind == .hyphen,
        startsSentence: startsSentence(word.lowerBound))
    }
  }

  private func word(around cluster: Int) -> Range<Int> {
    let start = clusters[..<cluster].lastIndex { $0.isWhite }.map { $0 + 1 } ?? 0
    let end = clusters[cluster...].firstIndex { $0.isWhite } ?? clusters.count
    return start..<end
  }

  private func startsSentence(_ cluster: Int) -> Bool {
    guard let before = clusters[..<cluster].lastIndex(where: { !$0.isWhite }) else { return true }
    return characters(of: before..<before + 1).last.map { ".!?…:".contains($0) } ?? true
  }
}
