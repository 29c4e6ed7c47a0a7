import CVitrineFonts

/// A font file that is part of the binary.
struct EmbeddedFace: Sendable {
  /// Name under which the font book lists the face.
  let name: String
  /// Whether this is the slanted companion.
  let italic: Bool
  /// Gives the file's bytes: constants of the binary, valid as long as the process lives.
  let file: @Sendable () -> VitrineFontFile

  /// Every face of the binary.
  static let all = [
    EmbeddedFace(name: "Inter", italic: false, file: { vitrine_font_file_inter() }),
    EmbeddedFace(name: "Inter", italic: true, file: { vitrine_font_file_inter_italic() }),
  ]
}
