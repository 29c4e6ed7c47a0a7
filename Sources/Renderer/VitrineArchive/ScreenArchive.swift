import VitrineCoding
import VitrineDevices
import VitrineModel

/// A view of an app as its preview shows it: on the screen of a device, or in a size of its own.
package struct ScreenArchive: ArchiveRecord {
  package var orientation = ScreenPresentation.screen
  package var sizeThatFits = false
  package var width: Double?
  package var height: Double?
  package var view = VariantView(ViewNode(.emptyView(EmptyView())))
  package var landscape: VariantView?

  package init() {}

  package static let fields: [Field<ScreenArchive>] = [
    Field(
      "orientation", \.orientation,
      "The orientation that is drawn unless another is requested; default: `screen`, upright."),
    Field(
      "sizeThatFits", \.sizeThatFits,
      "Whether the picture has the size of the view, of which the screen is the largest."),
    Field("width", \.width, rule: .positive, "A fixed width in points, in place of the screen's."),
    Field("height", \.height, rule: .positive, "A fixed height in points."),
    Field("view", \.view, required: true, "The view."),
    Field(
      "landscape", \.landscape,
      "The view on a screen that is on its side, if it is another; default: `view`."),
  ]

  /// A size has both lengths, and is the picture's.
  package static let rules: [FieldRule] = [
    .requires("width", "height", "'width' needs a 'height'"),
    .requires("height", "width", "'height' needs a 'width'"),
    .exclusive(
      ["sizeThatFits"], ["width", "height"], "a size is either fixed or that which fits"),
  ]

  /// The view for an orientation, and its key.
  package func view(in presentation: ScreenPresentation) -> (view: VariantView, key: String) {
    guard presentation == .screenLandscape, let landscape else { return (view, "view") }
    return (landscape, "landscape")
  }

  /// All views.
  var views: [VariantView] { [view] + (landscape.map { [$0] } ?? []) }
}
