import Synchronization

/// The clusters of a paragraph after which a word can be divided, computed when a word first does
/// not fit its line.
final class HyphenBreaks: Sendable {
  private let patterns: HyphenPatterns
  private let found = Mutex<[Bool]?>(nil)

  /// Divides words as a language does.
  init(_ patterns: HyphenPatterns) { self.patterns = patterns }

  /// One answer for every cluster.
  ///
  /// - Parameter breaks: the clusters after which a line can end without a hyphen.
  func afterClusters(of paragraph: Paragraph, breaks: [Bool]) -> [Bool] {
    found.withLock { found in
      // A text that was shaped at another size has the same characters.
      if let found, found.count == paragraph.clusters.count { return found }
      let answer = find(in: paragraph, breaks)
      found = answer
      return answer
    }
  }

  private func find(in paragraph: Paragraph, _ breaks: [Bool]) -> [Bool] {
    var answer = [Bool](repeating: false, count: paragraph.clusters.count)
    let dictionary = patterns.dictionary
    var start = 0
    for end in breaks.indices where breaks[end] || end == breaks.count - 1 {
      let word = HyphenBreaks.word(in: start..<end + 1, of: paragraph)
      start = end + 1
      guard let word else { continue }
      for place in dictionary.places(in: word.letters) { answer[word.start + place - 1] = true }
    }
    return answer
  }

  /// The word between two places for a break, without the marks around it.
  ///
  /// Text that contains anything but letters, such as addresses and numbers, is not hyphenated.
  private static func word(
    in clusters: Range<Int>, of paragraph: Paragraph
  ) -> (start: Int, letters: [Unicode.Scalar])? {
    let letters = clusters.map { paragraph.letter(at: $0) }
    guard let first = letters.firstIndex(where: { $0 != nil }),
      let last = letters.lastIndex(where: { $0 != nil })
    else { return nil }
    let word = letters[first...last].compactMap(\.self)
    return word.count == last - first + 1 ? (clusters.lowerBound + first, word) : nil
  }
}

extension Paragraph {
  /// The only character of a cluster, if it is a letter.
  fileprivate func letter(at index: Int) -> Unicode.Scalar? {
    let start = Int(clusters[index].start)
    let end = index + 1 < clusters.count ? Int(clusters[index + 1].start) : utf16.count
    guard end == start + 1, let scalar = Unicode.Scalar(utf16[start]),
      scalar.properties.isAlphabetic
    else { return nil }
    return scalar
  }
}
