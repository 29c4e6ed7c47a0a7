/// The colour space of a picture whose values are not in sRGB.
enum ColorProfile {
  /// The bytes of an ICC profile.
  case icc([UInt8])
  /// Primaries and gamma that were written down without a profile.
  case measured(Space)

  /// Chromaticities of CIE 1931, and the power that encoded numbers are raised to.
  struct Space {
    /// A colour's place in the chromaticity diagram.
    typealias Place = (x: Double, y: Double)

    /// White.
    var white: Place = (0.3127, 0.3290)
    /// Full red.
    var red: Place = (0.64, 0.33)
    /// Full green.
    var green: Place = (0.30, 0.60)
    /// Full blue.
    var blue: Place = (0.15, 0.06)
    /// The exponent of the transfer function.
    var gamma = 2.2
  }

  /// The profile for the bytes of an ICC profile; `nil` for one of sRGB, which changes nothing.
  init?(icc bytes: [UInt8]) {
    guard !bytes.isEmpty, !ColorProfile.isStandard(bytes) else { return nil }
    self = .icc(bytes)
  }

  /// Whether a profile calls itself sRGB: its description, tag `desc`, starts with that name.
  ///
  /// Source: ICC.1:2022, 7.3 (tag table), 10.15 and 6.5.17 of ICC.1:2001-04 (descriptions).
  private static func isStandard(_ bytes: [UInt8]) -> Bool {
    let data = ByteReader(bytes[...])
    guard data.matches("RGB ", 16), let count = data.long(128) else { return false }
    for index in 0..<min(count, 100) where data.matches("desc", 132 + index * 12) {
      guard let start = data.long(136 + index * 12) else { return false }
      if data.matches("desc", start) { return data.matches("sRGB", start + 12) }
      guard data.matches("mluc", start), let offset = data.long(start + 24) else { return false }
      return data.matches("\0s\0R\0G\0B", start + offset)
    }
    return false
  }
}
