import VitrineFoundation

// What stands for values of SwiftUI that were left out.

extension Color: _LeftOutPlain {
  /// No colour.
  nonisolated public static var leftOutPlain: Color { .clear }
}
extension Font: _LeftOutPlain {
  /// The font of body text.
  nonisolated public static var leftOutPlain: Font { .body }
}
extension Angle: _LeftOutPlain {
  /// No angle.
  nonisolated public static var leftOutPlain: Angle { .zero }
}
extension UnitPoint: _LeftOutPlain {
  /// The center.
  nonisolated public static var leftOutPlain: UnitPoint { .center }
}
extension Alignment: _LeftOutPlain {
  /// The center.
  nonisolated public static var leftOutPlain: Alignment { .center }
}
extension EdgeInsets: _LeftOutPlain {
  /// No insets.
  nonisolated public static var leftOutPlain: EdgeInsets { EdgeInsets() }
}
extension Gradient: _LeftOutPlain {
  /// A gradient without colours.
  nonisolated public static var leftOutPlain: Gradient { Gradient(colors: []) }
}
extension AnyShapeStyle: _LeftOutPlain {
  /// No colour.
  nonisolated public static var leftOutPlain: AnyShapeStyle { AnyShapeStyle(Color.clear) }
}
extension Text: _LeftOutPlain {
  /// An empty text.
  nonisolated public static var leftOutPlain: Text { Text(verbatim: "") }
}
extension AnyView: _LeftOutPlain {
  /// An empty view.
  nonisolated public static var leftOutPlain: AnyView { AnyView(EmptyView()) }
}
