import CHarfBuzz

extension Typeface {
  /// A named place of a variable face.
  struct Instance {
    /// The style's name, for example `SemiBold`.
    var name: String
    var postScriptName: String
    /// The values of the axes by their tags.
    var coordinates: [UInt32: Float]

    /// Whether its letters lean.
    var isSlanted: Bool {
      coordinates[openTypeTag("ital")] == 1
        || coordinates[openTypeTag("slnt")].map { $0 < 0 } ?? false
    }
  }

  /// The family's name as designers mean it: without weights, which files for old systems add.
  var familyName: String {
    let typographic = name(hb_ot_name_id_t(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY))
    return typographic.isEmpty
      ? name(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY)) : typographic
  }

  /// The name of the face with its style.
  var fullName: String { name(hb_ot_name_id_t(HB_OT_NAME_ID_FULL_NAME)) }

  /// The name by which PostScript knows the face.
  var postScriptName: String { name(hb_ot_name_id_t(HB_OT_NAME_ID_POSTSCRIPT_NAME)) }

  /// The named places of its axes.
  var instances: [Instance] {
    (0..<hb_ot_var_get_named_instance_count(pointer)).map { index in
      var count = UInt32(axes.count)
      var values = [Float](repeating: 0, count: axes.count)
      hb_ot_var_named_instance_get_design_coords(pointer, index, &count, &values)
      let style = name(hb_ot_var_named_instance_get_subfamily_name_id(pointer, index))
      let id = hb_ot_var_named_instance_get_postscript_name_id(pointer, index)
      let given = id == HB_OT_NAME_ID_INVALID ? "" : name(id)
      let pairs = zip(axes.map(\.tag), values)
      return Instance(
        name: style, postScriptName: given.isEmpty ? generatedName(style) : given,
        coordinates: Dictionary(pairs) { first, _ in first })
    }
  }

  /// The generated name of an instance without a name.
  ///
  /// Source: Adobe Technical Note 5902: the prefix or the family's letters and digits, and the
  /// style's.
  private func generatedName(_ style: String) -> String {
    let prefix = name(hb_ot_name_id_t(HB_OT_NAME_ID_VARIATIONS_PS_PREFIX))
    func plain(_ text: String) -> String {
      String(
        text.unicodeScalars.filter {
          $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
        })
    }
    return plain(prefix.isEmpty ? familyName : prefix) + "-" + plain(style)
  }

  /// The form in which the face has colours that are not drawn; `nil` if it has none.
  var undrawnColors: String? {
    drawings == nil && hb_ot_color_has_svg(pointer) != 0 ? "SVG" : nil
  }
}
