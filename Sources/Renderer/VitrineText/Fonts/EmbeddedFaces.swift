import CVitrineResources

/// The font files of the binary.
enum EmbeddedFaces {
  /// The faces that replace the system's designs.
  static let sans = "Inter"
  static let serif = "Source Serif"
  static let mono = "JetBrains Mono"
  /// The face whose glyphs are pictures.
  static let emoji = "Noto Color Emoji"
  /// The face of Chinese, Japanese and Korean.
  static let cjk = "Noto Sans CJK"

  /// Every font file, families together.
  static let all =
    [
      face(sans, nil) { vitrine_font_inter() },
      italic(sans, nil) { vitrine_font_inter_italic() },
      face(serif, nil) { vitrine_font_serif() },
      italic(serif, nil) { vitrine_font_serif_italic() },
      face(mono, 300) { vitrine_font_mono_light() },
      face(mono, 400) { vitrine_font_mono_regular() },
      face(mono, 600) { vitrine_font_mono_semibold() },
      face(mono, 700) { vitrine_font_mono_bold() },
      italic(mono, 400) { vitrine_font_mono_italic() },
      face("Noto Sans Arabic", 400) { vitrine_font_arabic_regular() },
      face("Noto Sans Arabic", 700) { vitrine_font_arabic_bold() },
      face("Noto Sans Hebrew", 400) { vitrine_font_hebrew_regular() },
      face("Noto Sans Hebrew", 700) { vitrine_font_hebrew_bold() },
      face("Noto Sans Devanagari", 400) { vitrine_font_devanagari_regular() },
      face("Noto Sans Devanagari", 700) { vitrine_font_devanagari_bold() },
      face("Noto Sans Thai", 400) { vitrine_font_thai_regular() },
      face("Noto Sans Thai", 700) { vitrine_font_thai_bold() },
      face(cjk, 400) { vitrine_font_cjk() },
      face("Noto Sans Symbols 2", 400) { vitrine_font_symbols() },
      face("Noto Sans Math", 400) { vitrine_font_math() },
      face(emoji, 400) { vitrine_font_emoji() },
    ]

  private static func face(
    _ family: String, _ weight: Double?, _ file: @escaping @Sendable () -> VitrineResource
  ) -> FaceFile {
    FaceFile(family: family, weight: weight, contents: .embedded(file))
  }

  private static func italic(
    _ family: String, _ weight: Double?, _ file: @escaping @Sendable () -> VitrineResource
  ) -> FaceFile {
    FaceFile(family: family, isItalic: true, weight: weight, contents: .embedded(file))
  }
}
