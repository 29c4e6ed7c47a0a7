import VitrineModel

/// The text of all runs in one piece, cut into characters.
struct SourceText {
  /// The code units of all runs.
  private(set) var utf16: [UInt16] = []
  /// The characters in reading order; none spans two runs.
  private(set) var characters: [SourceCharacter] = []

  init(_ runs: [StyledText.Run]) {
    for (index, run) in runs.enumerated() { append(run.string, run: index) }
  }

  private mutating func append(_ string: String, run: Int) {
    let start = utf16.count
    utf16.append(contentsOf: string.utf16)
    let isPlain = utf16[start...].allSatisfy { $0 < 0x80 && $0 != 0x0D }
    if isPlain {
      characters.append(
        contentsOf: (start..<utf16.count).map { offset in
          SourceCharacter(
            run: run, range: offset..<offset + 1, first: Unicode.Scalar(UInt8(utf16[offset])))
        })
    } else {
      appendClusters(of: string, run: run, at: start)
    }
  }

  private mutating func appendClusters(of string: String, run: Int, at start: Int) {
    var offset = start
    for character in string {
      guard let first = character.unicodeScalars.first else { continue }
      let end = offset + character.utf16.count
      characters.append(SourceCharacter(run: run, range: offset..<end, first: first))
      offset = end
    }
  }
}
