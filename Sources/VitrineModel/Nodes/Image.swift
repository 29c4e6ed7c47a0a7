/// A bitmap of the archive's assets or a symbol of the system.
package struct Image: ArchiveRecord {
  /// How an image takes part in colouring.
  package enum RenderingMode: String, ArchiveEnum {
    /// Its own colours.
    case original
    /// Its coverage, filled with the foreground style.
    case template
  }

  /// How a part of a resizable image fills its place.
  package enum ResizingMode: String, ArchiveEnum {
    /// Enlarged or made smaller.
    case stretch
    /// Repeated in its own size.
    case tile
  }

  /// Name of an asset.
  package var name: String?
  /// Name of a symbol.
  package var systemName: String?
  /// Whether the image fills the proposal instead of keeping its own size.
  package var resizable = false
  /// Parts along the edges that keep their size, in points; `nil` takes the asset's.
  package var capInsets: EdgeInsets?
  /// How the part between them is enlarged; `nil` takes the asset's.
  package var resizingMode: ResizingMode?
  /// Whether edges between pixels are softened.
  package var antialiased = true
  /// Whether it only decorates; without effect on the picture.
  package var decorative = false
  /// Pixels a point of the image has; `nil` takes the asset's.
  package var scale: Double?
  /// Own colours or foreground style; `nil` means own colours for assets.
  package var renderingMode: RenderingMode?
  /// How the layers of a symbol are coloured; `nil` is the environment's choice.
  package var symbolRenderingMode: SymbolRenderingMode?
  /// How it is drawn where a surface replaces colours; `nil` is as its surroundings.
  package var widgetAccentedRenderingMode: WidgetAccentedRenderingMode?
  /// How much of a symbol with steps is lit, 0...1; `nil` lights all.
  package var variableValue: Double?
  /// How pixels are read.
  package var interpolation: ImageInterpolation = .medium

  /// Makes an image without a source.
  package init() {}

  /// Source, size and colouring.
  package static let fields: [Field<Image>] = [
    Field("name", \.name, rule: .notEmpty, "Name of an asset of this archive."),
    Field("systemName", \.systemName, rule: .notEmpty, "Name of a system symbol."),
    Field("resizable", \.resizable, "Whether it fills the proposed size."),
    Field("capInsets", \.capInsets, "Parts along the edges that keep their size."),
    Field("resizingMode", \.resizingMode, "How the part between them is enlarged."),
    Field("antialiased", \.antialiased, "Whether edges between pixels are softened."),
    Field("decorative", \.decorative, "Whether it only decorates; no effect on the picture."),
    Field("scale", \.scale, rule: .positive, "Pixels a point of the image has."),
    Field("renderingMode", \.renderingMode, "Own colours or the foreground style."),
    Field(
      "symbolRenderingMode", \.symbolRenderingMode, "How the layers of a symbol are coloured."),
    Field(
      "widgetAccentedRenderingMode", \.widgetAccentedRenderingMode,
      "How it is drawn where a surface replaces colours; default: as its surroundings."),
    Field(
      "variableValue", \.variableValue, rule: .fraction,
      "How much of a symbol with steps is lit, from 0 to 1."),
    Field("interpolation", \.interpolation, "How pixels are read when it is scaled."),
  ]

  /// Exactly one source is needed.
  package static let rules: [FieldRule] = [
    .exactlyOne(["name", "systemName"], "an image needs either 'name' or 'systemName'"),
    .requires("capInsets", "resizable", "'capInsets' belongs to 'resizable'"),
    .requires("resizingMode", "resizable", "'resizingMode' belongs to 'resizable'"),
  ]
}
