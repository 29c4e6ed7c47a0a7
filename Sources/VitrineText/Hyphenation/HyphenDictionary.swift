import CVitrineResources

/// The places at which the words of one language may be divided.
///
/// Source: F. M. Liang's patterns as libhyphen reads them; of those that end after the same letter
/// only the longest counts, which repeats what the shorter ones say.
struct HyphenDictionary: Sendable {
  private let index: HyphenIndex

  /// Reads the patterns of a file.
  init(_ resource: VitrineResource) {
    index = HyphenIndex(UnsafeBufferPointer(start: resource.bytes, count: resource.count))
  }

  /// Most characters of a word that is looked up.
  ///
  /// Longer than any word of the patterns' languages, short enough that hostile text costs little.
  static let longestWord = 64

  /// After how many of its characters a word may be divided, in rising order.
  func places(in word: [Unicode.Scalar]) -> [Int] {
    guard (2...HyphenDictionary.longestWord).contains(word.count) else { return [] }
    // Patterns have a dot where a word starts or ends.
    var text: [UInt8] = [UInt8(ascii: ".")]
    var starts: [Int] = []
    for scalar in word {
      starts.append(text.count)
      text += UTF8.encode(HyphenDictionary.lowered(scalar)) ?? .init()
    }
    text.append(UInt8(ascii: "."))
    let marks = marks(text)
    let first = HyphenDictionary.first(in: word, index.leftMinimum)
    guard first <= word.count - index.rightMinimum else { return [] }
    return (first...word.count - index.rightMinimum).filter { marks[starts[$0]] & 1 == 1 }
  }

  /// The highest number that patterns have before each byte of a text; odd ones allow a division.
  private func marks(_ text: [UInt8]) -> [UInt8] {
    var marks = [UInt8](repeating: 0, count: text.count + 1)
    // Longer patterns start earlier.
    var isTaken = marks.map { _ in false }
    for start in text.indices {
      index.forEachPattern(at: start, in: text) { end, pattern in
        if isTaken[end] { return }
        isTaken[end] = true
        index.raise(&marks, from: start, by: pattern)
      }
    }
    return marks
  }

  /// The patterns are lower case; a letter whose lower case is several stays as it is.
  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII {
      let isUpper = ("A"..."Z").contains(scalar)
      return isUpper ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }

  /// After how many characters the first so many letters have ended; the ligatures ffi and ffl count as
  /// two, as libhyphen has it.
  private static func first(in word: [Unicode.Scalar], _ minimum: Int) -> Int {
    var letters = 0
    for (index, scalar) in word.enumerated() {
      letters += scalar == "\u{FB03}" || scalar == "\u{FB04}" ? 2 : 1
      if letters >= minimum { return index + 1 }
    }
    return word.count
  }
}
