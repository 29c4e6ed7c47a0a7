import VitrineGeometry

/// An alignment guide of either axis.
package enum Guide: Hashable {
  /// A vertical line of a view.
  case horizontal(HorizontalAlignment)
  /// A horizontal line of a view.
  case vertical(VerticalAlignment)

  /// The guide without its fallback, which does not affect its identity.
  var identity: Guide {
    switch self {
    case .horizontal(.custom(let name, _)): .horizontal(.custom(name, default: .center))
    case .vertical(.custom(let name, _)): .vertical(.custom(name, default: .center))
    default: self
    }
  }

  /// Whether the guide comes from the text in a view.
  var isBaseline: Bool {
    if case .vertical(let guide) = self { guide.isBaseline } else { false }
  }

  /// Whether the guide is custom.
  private var isCustom: Bool {
    switch self {
    case .horizontal(.custom), .vertical(.custom): true
    default: false
    }
  }

  /// Whether containers take the guide from their views; other ones belong to each box alone.
  ///
  /// Source: recorded on macOS for edges and centres of boxes; that a guide of those that a view
  /// sets stays out of its container too is assumed.
  var isShared: Bool { isBaseline || isCustom }

  /// The guide of a container whose views have it at `places`.
  ///
  /// Source: recorded on macOS for baselines (the first is the topmost, the last the bottommost);
  /// Apple's documentation and reconstructed SwiftUI sources for the mean of custom guides.
  func combined(_ places: [Double]) -> Double? {
    if places.isEmpty { return nil }
    switch self {
    case .vertical(.firstTextBaseline): return places.min()
    case .vertical(.lastTextBaseline): return places.max()
    default: return places.reduce(0, +) / Double(places.count)
    }
  }
}

extension VerticalAlignment {
  /// Whether the guide comes from the text in a view.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// Whether the guide, or its fallback, depends on the text in a view.
  var followsText: Bool { isBaseline || standIn?.followsText == true }

  /// Whether views of a row share one line of this kind, wherever it ends up.
  var isLine: Bool { isBaseline || standIn != nil }
}
