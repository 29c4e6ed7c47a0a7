import Vitrine

/// The request and conditions that a widget was laid out for.
struct LayoutKey: Hashable, Sendable {
  /// The number of the widget's archive under the session's own conditions.
  let archive: Int
  let axes: RequestAxes
  let evaluation: Evaluation
}

/// A widget that is laid out, and the archive that it is of.
struct KeptLayout: Sendable {
  let archive: LiveArchives.Entry
  let layout: LaidOutWidget
}

/// The widgets that were laid out last.
typealias KeptLayouts = KeptResults<LayoutKey, KeptLayout, RenderFault>

extension KeptLayouts {
  /// Most widgets that are kept: those of a wall, and the one that is touched.
  static let mostLayouts = 64
}
