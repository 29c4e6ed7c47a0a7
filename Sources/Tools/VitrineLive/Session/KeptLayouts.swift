import Vitrine

/// The request and conditions of a widget's layout.
struct LayoutKey: Hashable, Sendable {
  /// The number of the widget's archive under the session's own conditions.
  let archive: Int
  let axes: RequestAxes
  let evaluation: Evaluation
}

/// The layout of a widget, with its archive, and its picture once that was drawn.
struct KeptLayout: Sendable {
  let archive: LiveArchives.Entry
  let layout: LaidOutWidget
  /// The bytes of the picture, for windows and thumbnails that show the same.
  let png = Monitor<[UInt8]?>(nil)
}

/// A cache of the latest layouts.
typealias KeptLayouts = KeptResults<LayoutKey, KeptLayout, RenderFault>

extension KeptLayouts {
  /// The maximum number of layouts: those of a wall, and the one that is touched.
  static let mostLayouts = 64
}
