import VitrineFoundation
import VitrineUIKit

// What stands for values of SwiftUI and UIKit that were left out.

extension Color: _LeftOutPlain {
  /// No colour.
  nonisolated public static var leftOutPlain: Any { Color.clear }
}
extension Font: _LeftOutPlain {
  /// The font of body text.
  nonisolated public static var leftOutPlain: Any { Font.body }
}
extension Angle: _LeftOutPlain {
  /// No angle.
  nonisolated public static var leftOutPlain: Any { Angle.zero }
}
extension UnitPoint: _LeftOutPlain {
  /// The center.
  nonisolated public static var leftOutPlain: Any { UnitPoint.center }
}
extension Alignment: _LeftOutPlain {
  /// The center.
  nonisolated public static var leftOutPlain: Any { Alignment.center }
}
extension EdgeInsets: _LeftOutPlain {
  /// No insets.
  nonisolated public static var leftOutPlain: Any { EdgeInsets() }
}
extension Gradient: _LeftOutPlain {
  /// A gradient without colours.
  nonisolated public static var leftOutPlain: Any { clear }
  fileprivate static var clear: Gradient { Gradient(colors: [.clear]) }
}
extension LinearGradient: _LeftOutPlain {
  /// A gradient without colours.
  nonisolated public static var leftOutPlain: Any {
    LinearGradient(gradient: .clear, startPoint: .top, endPoint: .bottom)
  }
}
extension RadialGradient: _LeftOutPlain {
  /// A gradient without colours.
  nonisolated public static var leftOutPlain: Any {
    RadialGradient(gradient: .clear, center: .center, startRadius: 0, endRadius: 1)
  }
}
extension AngularGradient: _LeftOutPlain {
  /// A gradient without colours.
  nonisolated public static var leftOutPlain: Any {
    AngularGradient(gradient: .clear, center: .center)
  }
}
extension AnyShapeStyle: _LeftOutPlain {
  /// No colour.
  nonisolated public static var leftOutPlain: Any { AnyShapeStyle(Color.clear) }
}
extension Animation: _LeftOutPlain {
  /// The default animation.
  nonisolated public static var leftOutPlain: Any { Animation.default }
}
extension Path: _LeftOutPlain {
  /// An empty outline.
  nonisolated public static var leftOutPlain: Any { Path() }
}
extension Text: _LeftOutPlain {
  /// An empty text.
  nonisolated public static var leftOutPlain: Any { Text(verbatim: "") }
}
extension Image: _LeftOutPlain {
  /// An empty image.
  nonisolated public static var leftOutPlain: Any { Image(uiImage: UIImage()) }
}
extension AnyView: _LeftOutPlain {
  /// An empty view.
  nonisolated public static var leftOutPlain: Any { AnyView(EmptyView()) }
}
extension UIColor: _LeftOutPlain {
  /// No colour.
  public static var leftOutPlain: Any { UIColor.clear }
}
extension UIImage: _LeftOutPlain {
  /// An empty image.
  public static var leftOutPlain: Any { UIImage() }
}
extension UIFont: _LeftOutPlain {
  /// The font of body text.
  public static var leftOutPlain: Any { UIFont.preferredFont(forTextStyle: .body) }
}
