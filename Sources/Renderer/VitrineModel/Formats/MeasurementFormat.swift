import VitrineCoding

/// A quantity in a unit, as `Measurement.FormatStyle` writes it: `12 km`, `68°F`.
package struct MeasurementFormat: ArchiveRecord {
  /// The purpose of a measurement, which decides the unit in a region.
  package enum Usage: String, ArchiveEnum {
    /// No particular purpose.
    case general
    /// The unit is kept.
    case asProvided
    /// A person's weight or other measurements.
    case person
    /// A person's height.
    case personHeight
    /// Distances on roads.
    case road
    /// The energy of food.
    case food
    /// The temperature of air, or other weather data.
    case weather
    /// Amounts of rain.
    case rainfall
    /// Amounts of snow.
    case snowfall
  }

  package var value: TextNumber = 0
  package var unit = ""
  package var width: UnitWidth = .abbreviated
  package var usage: Usage = .general
  package var fractionLength: DigitRange?
  package var hidesScaleName = false

  package init() {}

  package static let fields: [Field<MeasurementFormat>] = [
    Field("value", \.value, required: true, "The number of units."),
    Field(
      "unit", \.unit, required: true, rule: .unit,
      "The unit's identifier in Unicode's CLDR, such as `meter`, `celsius`, `kilometer-per-hour`."),
    Field("width", \.width, "How long the unit's name is; default: abbreviated."),
    Field(
      "usage", \.usage, "What is measured; the region's unit is taken unless it is `asProvided`."),
    Field(
      "fractionLength", \.fractionLength,
      "Digits after the decimal point; default: by region and usage."),
    Field("hidesScaleName", \.hidesScaleName, "Whether a temperature names no scale."),
  ]
}

/// A number of bytes, as `ByteCountFormatStyle` writes it: `1.5 MB`.
package struct ByteCountFormat: ArchiveRecord {
  /// How many bytes a kilobyte has.
  package enum Style: String, ArchiveEnum {
    /// 1000 bytes, as the system counts files.
    case file
    /// 1024 bytes, as the system counts memory.
    case memory
    /// 1000 bytes.
    case decimal
    /// 1024 bytes.
    case binary

    /// Bytes per kilobyte.
    package var base: Double { self == .file || self == .decimal ? 1000 : 1024 }
  }

  package var value = 0
  package var style: Style = .file
  package var spellsOutZero = true

  package init() {}

  package static let fields: [Field<ByteCountFormat>] = [
    Field("value", \.value, required: true, "The number of bytes."),
    Field("style", \.style, "Whether a kilobyte has 1000 bytes (default: `file`) or 1024."),
    Field("spellsOutZero", \.spellsOutZero, "Whether zero is a word."),
  ]
}

/// Several texts as `ListFormatStyle` writes them: `A, B, and C`.
package struct ListFormat: ArchiveRecord {
  /// The conjunction before the last item.
  package enum ListType: String, ArchiveEnum {
    /// All items apply.
    case and
    /// One of the items applies.
    case or
  }

  /// The length of the conjunction.
  package enum Width: String, ArchiveEnum {
    /// As in a sentence.
    case standard
    /// Shortened.
    case short
    /// As short as possible.
    case narrow
  }

  package var items: [String] = []
  package var type: ListType = .and
  package var width: Width = .standard

  package init() {}

  package static let fields: [Field<ListFormat>] = [
    Field("items", \.items, required: true, "The texts."),
    Field("type", \.type, "The conjunction before the last item."),
    Field("width", \.width, "The length of the conjunction."),
  ]
}

extension ValueRule<String> {
  /// Letters and digits with hyphens between them.
  package static let unit = ValueRule(
    schema: ["pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": 100]
  ) { (unit: String) -> String? in
    let parts = unit.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    let isUnit = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
    }
    return isUnit && unit.utf8.count <= 100
      ? nil : "'\(unit)' is not a unit; write CLDR's identifier, such as \"kilometer\""
  }
}
