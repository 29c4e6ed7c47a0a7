import VitrineCoding
import VitrineGeometry
import VitrinePlatform

/// A colour of an asset catalogue and the conditions for its use.
struct CatalogColor: ArchiveRecord {
  /// The colour; `nil` for an empty variant.
  var color: CatalogColorValue?
  /// The kind of device.
  var idiom: String?
  /// Colour schemes and contrast.
  var appearances: [CatalogAppearance] = []

  /// Colour and conditions.
  static let fields: [Field<CatalogColor>] = [
    Field("color", \.color, "The colour."), Field("idiom", \.idiom, "Kind of device."),
    Field("appearances", \.appearances, "Schemes and contrast."),
  ]

  /// The conditions of the colour; `nil` if Vitrine never renders under them.
  var conditions: CatalogConditions? { CatalogConditions(idiom, appearances) }
}

/// A colour in asset catalogues: components in a colour space, or a system colour.
struct CatalogColorValue: ArchiveValue {
  /// The colour, with sRGB components.
  let color: Color

  private enum Key {
    static let space = ArchiveKey("color-space")
    static let components = ArchiveKey("components")
    static let reference = ArchiveKey("reference")
  }

  /// Reads a colour.
  ///
  /// - Throws: `ArchiveError` for an unknown colour space, name or component.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    if let name = try container.decodeIfPresent(String.self, forKey: Key.reference) {
      color = try CatalogColorValue.system(name, at: decoder.codingPath + [Key.reference])
      return
    }
    let name = try container.decodeIfPresent(String.self, forKey: Key.space) ?? "srgb"
    guard let space = CatalogColorSpace(rawValue: name) else {
      throw ArchiveError(
        .unknownName(
          kind: .value, name: name, candidates: CatalogColorSpace.allCases.map(\.rawValue)),
        at: decoder.codingPath + [Key.space])
    }
    let components = try container.decode([String: JSONValue].self, forKey: Key.components)
    color = try CatalogColorValue.color(
      components, space, at: decoder.codingPath + [Key.components])
  }

  /// Asset catalogues are never encoded; the colour is encoded as in archives.
  func encode(to encoder: any Encoder) throws { try color.encode(to: encoder) }

  /// The schema of colours.
  static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    Color.schema(in: &definitions)
  }

  private static func color(
    _ components: [String: JSONValue], _ space: CatalogColorSpace, at path: [any CodingKey]
  ) throws -> Color {
    func value(_ name: String, default standard: Double? = nil) throws -> Double {
      let place = path + [ArchiveKey(name)]
      guard let text = components[name] else {
        if let standard { return standard }
        throw ArchiveError(.missingField(name), at: path)
      }
      guard let number = component(text) else {
        throw ArchiveError(
          .invalidValue("not a component; write 0.5, 128 or 0x80"), at: place)
      }
      return number
    }
    let opacity = min(max(try value("alpha", default: 1), 0), 1)
    let numbers =
      space.isGrey
      ? Array(repeating: try value("white"), count: 3)
      : [try value("red"), try value("green"), try value("blue")]
    let (red, green, blue) = space.standard(numbers[0], numbers[1], numbers[2])
    return .rgb(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A component: a fraction with a point, or a byte in decimal or hexadecimal digits.
  private static func component(_ value: JSONValue) -> Double? {
    switch value {
    case .number(let number): return number > 1 ? number / 255 : number
    case .string(let text):
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      // A component of exactly 1 is a fraction: as a byte, it would hardly be visible.
      return text.contains(".") || number == 1 ? number : number / 255
    default: return nil
    }
  }

  /// Previous names of UIKit, and names of AppKit, for colours of the same meaning.
  ///
  /// Source: the pages of `UIColor` and `NSColor` in Apple's documentation.
  private static let otherNames: [String: SystemColor] = [
    "tint": .accentColor, "controlAccent": .accentColor, "selectedControl": .accentColor,
    "groupTableViewBackground": .systemGroupedBackground, "darkText": .black,
    "text": .label, "controlText": .label, "headerText": .label,
    "windowBackground": .systemBackground,
    "controlBackground": .systemBackground, "textBackground": .systemBackground,
    "underPageBackground": .systemGroupedBackground, "grid": .separator,
  ]

  /// The system colour with UIKit's name, for example `systemBlueColor`.
  private static func system(_ name: String, at path: [any CodingKey]) throws -> Color {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    let short = plain.hasPrefix("system") ? plain.dropFirst(6).lowercased() : plain
    if let color = SystemColor(rawValue: plain) ?? SystemColor(rawValue: short) {
      return .system(color)
    }
    if let color = otherNames[plain] { return .system(color) }
    let names = SystemColor.allCases.map(\.rawValue).flatMap { name in
      [name + "Color", "system" + name.prefix(1).uppercased() + name.dropFirst() + "Color"]
    }
    throw ArchiveError(
      .unknownName(kind: .style, name: name, candidates: names), at: path)
  }
}

/// The colour spaces of asset catalogues.
enum CatalogColorSpace: String, CaseIterable {
  case srgb
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// Whether a colour has one component.
  var isGrey: Bool { self == .grayGamma22 || self == .extendedGray }

  /// The components in sRGB, clamped to its gamut.
  func standard(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .srgb, .extendedSRGB, .extendedGray: (cut(red), cut(green), cut(blue))
    case .extendedLinearSRGB: (encode(red), encode(green), encode(blue))
    case .grayGamma22: (power(red), power(green), power(blue))
    case .displayP3: fromDisplayP3(decode(red), decode(green), decode(blue))
    }
  }

  /// Source: the primaries of Display P3 and sRGB, both with white D65 (SMPTE EG 432-1, IEC
  /// 61966-2-1).
  private func fromDisplayP3(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    (
      encode(1.224_940_2 * red - 0.224_940_2 * green),
      encode(-0.042_056_9 * red + 1.042_056_9 * green),
      encode(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_7 * blue)
    )
  }

  private func cut(_ value: Double) -> Double { min(max(value, 0), 1) }

  /// The linear value of an encoded component (IEC 61966-2-1).
  private func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The encoded value of a linear component (IEC 61966-2-1).
  private func encode(_ light: Double) -> Double {
    cut(light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }

  private func power(_ value: Double) -> Double { encode(pow(max(value, 0), 2.2)) }
}
