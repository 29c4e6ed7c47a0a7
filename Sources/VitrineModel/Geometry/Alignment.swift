/// A vertical line of a view along which views are aligned horizontally.
public enum HorizontalAlignment: String, ArchiveEnum {
  /// The leading edge.
  case leading
  /// The centre.
  case center
  /// The trailing edge.
  case trailing

  /// The guide's place as a fraction of the view's width.
  package var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// A horizontal line of a view along which views are aligned vertically.
public enum VerticalAlignment: String, ArchiveEnum {
  /// The top edge.
  case top
  /// The centre.
  case center
  /// The bottom edge.
  case bottom
  /// The baseline of the topmost text.
  case firstTextBaseline
  /// The baseline of the bottommost text.
  case lastTextBaseline

  /// The guide's place as a fraction of the view's height, for a view without text.
  ///
  /// Baselines of a view without text are its bottom (recorded on macOS).
  package var fraction: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }
}

/// A point of a view, given by one guide on each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// Makes an alignment from two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Alignment: RawRepresentable, CaseIterable, ArchiveEnum {
  /// All combinations that SwiftUI has a name for, with that name.
  private static let names: [(String, Alignment)] = VerticalAlignment.allCases.flatMap { vertical in
    HorizontalAlignment.allCases.map { horizontal in
      (
        name(horizontal, vertical), Alignment(horizontal: horizontal, vertical: vertical)
      )
    }
  }

  private static let byName = Dictionary(names) { first, _ in first }

  /// All named alignments.
  public static let allCases: [Alignment] = names.map(\.1)

  /// The alignment that SwiftUI calls `rawValue`, for example `topLeading`.
  public init?(rawValue: String) {
    guard let value = Alignment.byName[rawValue] else { return nil }
    self = value
  }

  /// SwiftUI's name.
  public var rawValue: String { Alignment.name(horizontal, vertical) }

  private static func name(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment)
    -> String
  {
    let side = horizontal.rawValue
    switch (horizontal, vertical) {
    case (_, .center): return side
    case (.center, .top), (.center, .bottom): return vertical.rawValue
    case (_, .top), (_, .bottom):
      return vertical.rawValue + side.prefix(1).uppercased() + side.dropFirst()
    // SwiftUI: leadingFirstTextBaseline, centerLastTextBaseline …
    case (_, .firstTextBaseline), (_, .lastTextBaseline):
      let line = vertical.rawValue
      return side + line.prefix(1).uppercased() + line.dropFirst()
    }
  }
}
