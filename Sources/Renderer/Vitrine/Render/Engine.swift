import VitrineCoding
import VitrineText

/// The rendering engine, identified by its version and fonts.
public enum Engine {
  /// The version of Vitrine.
  public static let version = Release.version

  /// The version, the archive format and the fonts; engines with equal fingerprints render equal
  /// pixels.
  public static let fingerprint =
    "vitrine \(version), format \(FormatVersion.current.text), faces \(FontFingerprint.text)"
}
