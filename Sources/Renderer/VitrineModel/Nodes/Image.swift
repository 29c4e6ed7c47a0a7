import VitrineCoding
import VitrineDisplayList
import VitrineGeometry

/// A bitmap from the archive's assets, or a system symbol.
package struct Image: ArchiveRecord {
  /// How an image is coloured.
  package enum RenderingMode: String, ArchiveEnum {
    /// In its own colours.
    case original
    /// In the foreground style; only the opacity of its pixels counts.
    case template
  }

  /// How a resizable image fills its box.
  package enum ResizingMode: String, ArchiveEnum {
    /// It is scaled.
    case stretch
    /// It is repeated in its own size.
    case tile
  }

  package var name: String?
  package var systemName: String?
  package var resizable = false
  package var capInsets: EdgeInsets?
  package var resizingMode: ResizingMode?
  package var antialiased = true
  package var decorative = false
  package var scale: Double?
  package var renderingMode: RenderingMode?
  package var symbolRenderingMode: SymbolRenderingMode?
  package var symbolColorRenderingMode: SymbolColorRenderingMode?
  package var symbolVariableValueMode: SymbolVariableValueMode?
  package var widgetAccentedRenderingMode: WidgetAccentedRenderingMode?
  package var variableValue: Double?
  package var interpolation: ImageInterpolation = .medium

  package init() {}

  package static let fields: [Field<Image>] = [
    Field("name", \.name, rule: .notEmpty, "Name of an asset of this archive."),
    Field("systemName", \.systemName, rule: .symbolName, "Name of a system symbol."),
    Field(
      "resizable", \.resizable,
      // Both are allowed only beside it.
      isWritten: { $0.capInsets != nil || $0.resizingMode != nil },
      "Whether it fills the proposed size instead of keeping its own."),
    Field(
      "capInsets", \.capInsets,
      "Parts along the edges that keep their size, in points; default: the asset's."),
    Field(
      "resizingMode", \.resizingMode, "How the part between them is enlarged; default: the asset's."
    ),
    Field("antialiased", \.antialiased, "Whether edges between pixels are softened."),
    Field("decorative", \.decorative, "Whether it only decorates; no effect on the picture."),
    Field(
      "scale", \.scale, rule: .positive, "Pixels per point of the image; default: the asset's."),
    Field(
      "renderingMode", \.renderingMode,
      "Own colours or the foreground style; default: own colours for assets."),
    Field(
      "symbolRenderingMode", \.symbolRenderingMode,
      "How the layers of a symbol are coloured; default: the environment's choice."),
    Field(
      "symbolColorRenderingMode", \.symbolColorRenderingMode,
      "Whether its layers have a gradient; default: the environment's choice."),
    Field(
      "symbolVariableValueMode", \.symbolVariableValueMode,
      "How it shows its value; default: the environment's choice."),
    Field(
      "widgetAccentedRenderingMode", \.widgetAccentedRenderingMode,
      "How it is drawn where a surface replaces colours; default: like its surroundings."),
    Field(
      "variableValue", \.variableValue, rule: .fraction,
      "How much of a symbol with steps is lit, from 0 to 1; default: all."),
    Field("interpolation", \.interpolation, "How pixels are interpolated when it is scaled."),
  ]

  /// Exactly one source is needed.
  package static let rules: [FieldRule] = [
    .exactlyOne(["name", "systemName"], "an image needs either 'name' or 'systemName'"),
    .requires("capInsets", "resizable", "'capInsets' belongs to 'resizable'"),
    .requires("resizingMode", "resizable", "'resizingMode' belongs to 'resizable'"),
  ]
}
