internal import VitrineModel

/// The height of lines.
public struct LineHeight: Hashable, Sendable {
  let archived: VitrineModel.LineHeight

  /// The natural line height of the font.
  public static let variable = LineHeight(archived: .init(.variable))
  /// A height that is perceived as normal.
  public static let normal = LineHeight(archived: .init(.normal))
  /// A smaller line height.
  public static let tight = LineHeight(archived: .init(.tight))
  /// A larger line height.
  public static let loose = LineHeight(archived: .init(.loose))

  /// A height in points.
  public static func exact(points: CGFloat) -> LineHeight {
    LineHeight { $0.exact = max(Double(points), 0) }
  }
  /// A multiple of the font size.
  public static func multiple(factor: CGFloat) -> LineHeight {
    LineHeight { $0.multiple = max(Double(factor), 0) }
  }
  /// The font's size with an increase in points.
  public static func leading(increase: CGFloat) -> LineHeight {
    LineHeight { $0.leading = Double(increase) }
  }

  private init(archived: VitrineModel.LineHeight) { self.archived = archived }

  private init(_ set: (inout VitrineModel.LineHeight) -> Void) {
    var height = VitrineModel.LineHeight()
    set(&height)
    archived = height
  }
}

extension AttributedString {
  /// The height of lines.
  public typealias LineHeight = SwiftUI.LineHeight
}
