/// A vertical line of a view along which views are aligned horizontally.
public enum HorizontalAlignment: AlignmentName {
  /// The leading edge.
  case leading
  /// The guide at the centre.
  case center
  /// The trailing edge.
  case trailing
  /// A custom guide; in views that do not set it, `default` is used instead.
  indirect case custom(String, default: HorizontalAlignment)

  /// SwiftUI's guides.
  public static let allCases: [HorizontalAlignment] = [.leading, .center, .trailing]

  /// The name in SwiftUI, or the author's for a custom guide.
  public var name: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    case .custom(let name, _): name
    }
  }

  /// The fallback of a custom guide; `nil` for SwiftUI's guides.
  public var standIn: HorizontalAlignment? {
    if case .custom(_, let standIn) = self { standIn } else { nil }
  }

  /// The guide's position as a fraction of the view's width.
  package var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .custom(_, let standIn): standIn.fraction
    }
  }
}

/// A horizontal line of a view along which views are aligned vertically.
public enum VerticalAlignment: AlignmentName {
  /// The top edge.
  case top
  /// The guide at the centre.
  case center
  /// The bottom edge.
  case bottom
  /// The baseline of the topmost text.
  case firstTextBaseline
  /// The baseline of the bottommost text.
  case lastTextBaseline
  /// A custom guide; in views that do not set it, `default` is used instead.
  indirect case custom(String, default: VerticalAlignment)

  /// SwiftUI's guides.
  public static let allCases: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  /// The name in SwiftUI, or the author's for a custom guide.
  public var name: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom(let name, _): name
    }
  }

  /// The fallback of a custom guide; `nil` for SwiftUI's guides.
  public var standIn: VerticalAlignment? {
    if case .custom(_, let standIn) = self { standIn } else { nil }
  }

  /// The guide's position as a fraction of the view's height, for a view without text.
  ///
  /// Baselines of a view without text are its bottom (recorded on macOS).
  package var fraction: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    case .custom(_, let standIn): standIn.fraction
    }
  }
}

/// A point of a view, given by one guide on each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// The alignment at the centre of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// Creates an alignment from a guide on each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Alignment: CaseIterable {
  /// All combinations that SwiftUI has a name for.
  public static let allCases: [Alignment] = VerticalAlignment.allCases.flatMap { vertical in
    HorizontalAlignment.allCases.map { Alignment(horizontal: $0, vertical: vertical) }
  }

  private static let byName = Dictionary(
    allCases.compactMap { alignment in alignment.name.map { ($0, alignment) } }
  ) { first, _ in first }

  /// The alignment that SwiftUI calls `name`, for example `topLeading`.
  package init?(name: String) {
    guard let value = Alignment.byName[name] else { return nil }
    self = value
  }

  /// The name in SwiftUI; `nil` for an alignment with a custom guide.
  package var name: String? {
    let side = horizontal.name
    let line = vertical.name
    switch (horizontal, vertical) {
    case (.custom, _), (_, .custom): return nil
    case (_, .center): return side
    case (.center, .top), (.center, .bottom): return line
    case (_, .top), (_, .bottom): return line + side.prefix(1).uppercased() + side.dropFirst()
    // SwiftUI: leadingFirstTextBaseline, centerLastTextBaseline …
    case (_, .firstTextBaseline), (_, .lastTextBaseline):
      return side + line.prefix(1).uppercased() + line.dropFirst()
    }
  }
}
