import CHarfBuzz

/// The description of a face in its font file.
package struct FaceDescription: Hashable, Sendable {
  /// A direction in which a variable face can be changed.
  package struct Axis: Hashable, Sendable {
    /// The axis's four-letter tag, for example `wght`.
    package var tag: String
    /// The values it takes, in the face's own units.
    package var range: ClosedRange<Double>
    /// The value of the unchanged face.
    package var standard: Double
  }

  /// Name of the family.
  package var family: String
  /// Name of the style, for example `Regular`.
  package var style: String
  /// Font units that the em square measures.
  package var unitsPerEm: Int
  /// Glyphs that the face has.
  package var glyphCount: Int
  /// Code points that it has glyphs for.
  package var scalarCount: Int
  /// Scripts by their four-letter codes with the code points it has of each, the richest first.
  package var scripts: [Script]
  /// The axes of a variable face.
  package var axes: [Axis]

  /// A script and how much of it a face has.
  package struct Script: Hashable, Sendable {
    /// The code of ISO 15924, for example `Latn`.
    package var code: String
    /// Code points of the script.
    package var scalarCount: Int
  }

  /// Describes an open face.
  init(_ face: Typeface) {
    let scalars = face.scalars
    family = face.name(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY))
    style = face.name(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_SUBFAMILY))
    unitsPerEm = Int(face.unitsPerEm)
    glyphCount = face.glyphCount
    scalarCount = scalars.count
    scripts = FaceDescription.scripts(of: scalars)
    axes = face.axes.map {
      Axis(tag: FaceDescription.letters(of: $0.tag), range: $0.range, standard: $0.standard)
    }
  }

  private static func scripts(of scalars: [Unicode.Scalar]) -> [Script] {
    var counts: [hb_script_t: Int] = [:]
    for scalar in scalars {
      if let script = UnicodeFacts.script(of: scalar) { counts[script, default: 0] += 1 }
    }
    return counts.map {
      Script(code: letters(of: hb_script_to_iso15924_tag($0.key)), scalarCount: $0.value)
    }
    .sorted { ($1.scalarCount, $0.code) < ($0.scalarCount, $1.code) }
  }

  private static func letters(of tag: hb_tag_t) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
