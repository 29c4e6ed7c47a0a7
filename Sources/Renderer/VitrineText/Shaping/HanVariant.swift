import VitrineDisplayList

/// Which language's forms of letters a text is set in: Chinese characters look different in
/// Chinese, Japanese and Korean.
enum HanVariant {
  /// The language of `content`; that of its syllables takes precedence over the one it declares.
  static func language(of content: StyledText, isPlain: Bool) -> String {
    guard !isPlain else { return "en" }
    for run in content.runs {
      for scalar in run.string.unicodeScalars {
        switch scalar.value {
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: return "ja"
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: return "ko"
        case 0x3105...0x312F: return "zh-Hant"
        default: continue
        }
      }
    }
    return tag(content.language)
  }

  /// The tag under which the shaper knows a language.
  private static func tag(_ language: String) -> String {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    guard parts.first == "zh" else { return parts.first ?? "en" }
    let isTraditional = !Set(parts).isDisjoint(with: ["hant", "tw", "hk", "mo"])
    return isTraditional && !parts.contains("hans") ? "zh-Hant" : "zh-Hans"
  }
}
