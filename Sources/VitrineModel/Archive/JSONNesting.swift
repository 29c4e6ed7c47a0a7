/// Counts the nesting of JSON before it is decoded.
///
/// Foundation's decoder refuses more than 512 levels with nothing but "not valid JSON", so the
/// depth is looked at first, to give it a message of its own.
enum JSONNesting {
  /// Levels that Foundation's decoder accepts.
  static let decoderLimit = 512

  /// The nesting depth, when it is greater than `limit`; brackets inside strings do not count.
  static func depth(of bytes: [UInt8], beyond limit: Int) -> Int? {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return deepest > limit ? deepest : nil
  }
}
