import VitrineArchive
import VitrineCoding
import VitrineGeometry
import VitrineModel

/// The file `Contents.json` of a set or folder in an asset catalogue.
///
/// Only properties that affect pictures are decoded.
package struct CatalogContents: ArchiveRecord {
  /// The name of the file.
  static let file = "Contents.json"

  /// The files of an image set.
  var images: [CatalogFile] = []
  /// The files of a symbol set.
  var symbols: [CatalogFile] = []
  /// The variants of a colour set.
  var colorItems: [CatalogColor] = []
  /// The properties of the set or folder as a whole.
  var properties = CatalogProperties()

  /// Creates empty contents.
  package init() {}

  /// The lists and the properties.
  package static let fields: [Field<CatalogContents>] = [
    Field("images", \.images, "Files of an image set."),
    Field("symbols", \.symbols, "Files of a symbol set."),
    Field("colors", \.colorItems, "Variants of a colour set."),
    Field("properties", \.properties, "Properties of the whole set or folder."),
  ]

  /// JSON with blanks in place of the commas after the last value of a list, which Xcode accepts.
  static func withoutTrailingCommas(_ bytes: [UInt8]) -> [UInt8] {
    var (result, comma): ([UInt8], Int?) = (bytes, nil)
    var (isText, isEscaped) = (false, false)
    for (index, byte) in bytes.enumerated() {
      if isText {
        if !isEscaped, byte == UInt8(ascii: "\"") { isText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: ","): comma = index
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma { result[comma] = UInt8(ascii: " ") }
        comma = nil
      default: (isText, comma) = (byte == UInt8(ascii: "\""), nil)
      }
    }
    return result
  }

  /// The image of a set in `folder`; `nil` if the set has no file.
  func images(in folder: String) -> Asset? { asset(images, in: folder) }

  /// The symbol of a set in `folder`; `nil` if the set has no file.
  func symbols(in folder: String) -> Asset? { asset(symbols, in: folder) }

  /// The colour of a set; `nil` if the set has no colour.
  var colors: ColorAsset? {
    let variants = colorItems.compactMap { item -> ColorAsset.Variant? in
      guard let value = item.color, let conditions = item.conditions else { return nil }
      var variant = ColorAsset.Variant()
      variant.color = value.color
      variant.colorScheme = conditions.colorScheme
      variant.contrast = conditions.contrast
      variant.isTinted = conditions.isTinted
      variant.idiom = conditions.idiom
      return variant
    }
    return variants.isEmpty ? nil : ColorAsset(variants: variants)
  }

  private func asset(_ files: [CatalogFile], in folder: String) -> Asset? {
    // Of several matches, the first one is used: those for a wide gamut are last, since pictures
    // are sRGB.
    let ordered =
      files.filter { $0.gamut != "display-P3" } + files.filter { $0.gamut == "display-P3" }
    let all = ordered.compactMap { file -> Asset.Representation? in
      guard let name = file.filename, !name.isEmpty, let conditions = file.conditions else {
        return nil
      }
      var item = Asset.Representation()
      item.file = folder + "/" + name
      item.scale = file.pixelsPerPoint
      item.colorScheme = conditions.colorScheme
      item.contrast = conditions.contrast
      item.isTinted = conditions.isTinted
      item.idiom = conditions.idiom
      item.renderingMode = (file.intent ?? properties.intent).flatMap(Image.RenderingMode.init)
      item.preservesVector = properties.preservesVector
      if let resizing = file.resizing {
        item.capInsets = resizing.insets(scale: item.scale)
        item.resizingMode = resizing.center.mode == "tile" ? .tile : .stretch
      }
      return item
    }
    return all.isEmpty ? nil : Asset(representations: all)
  }
}

/// The properties of a set or folder as a whole.
struct CatalogProperties: ArchiveRecord {
  /// Whether the names of nested items begin with the folder's name.
  var providesNamespace = false
  /// Whether vector data is preserved for sizes other than the natural one.
  var preservesVector = false
  /// `template`, `original` or `automatic`.
  var intent: String?

  /// Name space, outlines and colouring.
  static let fields: [Field<CatalogProperties>] = [
    Field("provides-namespace", \.providesNamespace, "Whether names start with the folder's."),
    Field("preserves-vector-representation", \.preservesVector, "Whether outlines are kept."),
    Field("template-rendering-intent", \.intent, "How the image is coloured."),
  ]
}

/// A file of an image or symbol set and the conditions for its use.
struct CatalogFile: ArchiveRecord {
  /// The name of the file; `nil` for an empty variant.
  var filename: String?
  /// `1x`, `2x` or `3x`; `nil` for a single scale.
  var scale: String?
  /// The kind of device.
  var idiom: String?
  /// Colour schemes and contrast.
  var appearances: [CatalogAppearance] = []
  /// `sRGB` or `display-P3`.
  var gamut: String?
  /// `template`, `original` or `automatic`, as older versions of Xcode write it here.
  var intent: String?
  /// The slices of the image.
  var resizing: CatalogResizing?

  /// File and conditions.
  static let fields: [Field<CatalogFile>] = [
    Field("filename", \.filename, "Name of the file."),
    Field("scale", \.scale, rule: .catalogScale, "Pixels per point, as 1x, 2x or 3x."),
    Field("idiom", \.idiom, "Kind of device."),
    Field("appearances", \.appearances, "Schemes and contrast."),
    Field("display-gamut", \.gamut, "Gamut of the display."),
    Field("template-rendering-intent", \.intent, "How the image is coloured."),
    Field("resizing", \.resizing, "How the image is sliced."),
  ]

  /// The number of pixels per point.
  var pixelsPerPoint: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }

  /// The conditions of the file; `nil` if Vitrine never renders under them.
  var conditions: CatalogConditions? { CatalogConditions(idiom, appearances) }
}

extension ValueRule<String> {
  /// An integer and the letter x.
  fileprivate static let catalogScale = ValueRule(schema: ["pattern": "^[1-9]x$"]) { text in
    let number = text.last == "x" ? Int(text.dropLast()) : nil
    return number.map { (1...9).contains($0) } == true
      ? nil : "'\(text)' is not a scale; write 1x, 2x or 3x"
  }
}

/// The slices of an image.
struct CatalogResizing: ArchiveRecord {
  /// The part that is resized.
  struct Center: ArchiveRecord {
    /// `stretch` or `tile`.
    var mode = "stretch"

    /// The mode; its size follows from the insets.
    static let fields: [Field<Center>] = [Field("mode", \.mode, "Stretched or tiled.")]
  }

  /// The distances from the edges in pixels of the image.
  struct Insets: ArchiveRecord {
    var (top, left, bottom, right) = (0.0, 0.0, 0.0, 0.0)

    /// The four edges; an image with three parts has two of them.
    static let fields: [Field<Insets>] = [
      Field("top", \.top, "Top edge."), Field("left", \.left, "Left edge."),
      Field("bottom", \.bottom, "Bottom edge."), Field("right", \.right, "Right edge."),
    ]
  }

  /// The part that is resized.
  var center = Center()
  /// The parts that aren't resized.
  var insets = Insets()

  /// Center and edges.
  static let fields: [Field<CatalogResizing>] = [
    Field("center", \.center, "The part that changes its size."),
    Field("cap-insets", \.insets, "The parts that keep theirs."),
  ]

  /// The insets in points.
  func insets(scale: Double) -> EdgeInsets {
    EdgeInsets(
      top: insets.top / scale, leading: insets.left / scale, bottom: insets.bottom / scale,
      trailing: insets.right / scale)
  }
}
