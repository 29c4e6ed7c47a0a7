import CVitrineResources

/// A font file and its place in a family.
struct FaceFile: Sendable {
  /// The bytes of a font file.
  enum Contents: Sendable {
    /// Constants of the binary, valid as long as the process lives.
    case embedded(@Sendable () -> VitrineResource)
    /// Bytes that were read, and the place of the face among those of the file.
    case read(FontBlob, face: Int)
  }

  /// Name under which the font book lists the family.
  let family: String
  /// Whether its letters are slanted.
  let isItalic: Bool
  /// Stroke weight on the OpenType scale, `nil` for a face that covers all of them.
  let weight: Double?
  /// The contents of the face file.
  let contents: Contents
  /// The family's name in the file, by which it is also found if it is listed under another one.
  var ownFamily: String?
  /// Names that find this very face: that of PostScript, and the full one.
  var names: [String] = []
  /// Whether it is a named place of a variable face, which only its own names find.
  var isInstance = false
  /// The axes that are always set, by their tags.
  var coordinates: [UInt32: Float] = [:]

  /// Creates a face file.
  init(family: String, isItalic: Bool = false, weight: Double?, contents: Contents) {
    self.family = family
    self.isItalic = isItalic
    self.weight = weight
    self.contents = contents
  }

  /// The distance of the file from the request; the file with the smallest distance is used.
  ///
  /// The right slant counts more than any weight; of two weights at the same distance, the bolder
  /// one is used for a bold text.
  func distance(weight wanted: Double, isItalic wantsItalic: Bool) -> Double {
    let slant = isItalic == wantsItalic ? 0.0 : 10_000
    guard let weight else { return slant }
    let isOnTheWay = (weight >= wanted) == (wanted > 500)
    return slant + abs(weight - wanted) + (isOnTheWay ? 0 : 0.5)
  }
}
