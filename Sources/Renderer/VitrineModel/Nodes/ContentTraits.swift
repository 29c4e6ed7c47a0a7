import VitrineCoding

/// The properties of a view that other stages than its own layout ask for.
///
/// The row of each view defines them; nesting limits, accessibility, taps and the runs of texts
/// follow from them.
package struct ContentTraits: Sendable {
  /// The views that a container sees of a view.
  package enum ViewCount: Sendable {
    /// None.
    case none
    /// The view.
    case one
    /// The views in it.
    case children
  }

  /// The part of a view that can be read, tapped or set into a text.
  package enum Role: Sendable {
    /// Characters.
    case text(Text)
    /// A picture or a symbol.
    case image(Image)
    /// A title with an icon.
    case label(Label)
    /// A control that runs an intent.
    case button(Button)
    /// A control with two states.
    case toggle(Toggle)
    /// A control that opens a URL.
    case link(Link)
    /// A value in a range.
    case gauge(Gauge)
    /// The progress of a task.
    case progressView(ProgressView)
    /// Views whose words are read one after the other.
    case container([ViewNode])
    /// Nothing of that kind.
    case none
  }

  /// The number of levels of nesting that the view counts as, according to the stack space of its
  /// rules; a toggle is a row, a frame and a region around its label, a button a region, a border
  /// and its padding.
  package var levels: Int
  /// The views that a container sees.
  package var count: ViewCount
  /// Whether assistive technology sees one element in the view and none of its parts.
  package var isAccessibilityElement: Bool
  /// Whether it is a stack that is a row in the inline family.
  package var isInlineRow: Bool
  /// Whether the label of a control in Control Center takes the texts and images in it.
  package var isLabelContainer: Bool
  /// The part that can be read, tapped or set into a text.
  package var role = Role.none

  init(
    levels: Int = 1, count: ViewCount = .one, isAccessibilityElement: Bool = false,
    isInlineRow: Bool = false, isLabelContainer: Bool = false
  ) {
    self.levels = levels
    self.count = count
    self.isAccessibilityElement = isAccessibilityElement
    self.isInlineRow = isInlineRow
    self.isLabelContainer = isLabelContainer
  }

  /// A view on its own that is not read.
  static let plain = ContentTraits()
  /// A view that assistive technology sees as one element.
  static let element = ContentTraits(isAccessibilityElement: true)
  /// An element with several views around its label.
  static let control = ContentTraits(levels: 3, isAccessibilityElement: true)
  /// A container with a pass over its cells.
  static let grid = ContentTraits(levels: 3)
}

extension UnionCase where Union == Content {
  /// Creates the row of a view.
  convenience init(
    _ name: String, _ embed: @escaping @Sendable (Payload) -> Content,
    _ traits: ContentTraits,
    role: @escaping @Sendable (Payload) -> ContentTraits.Role = { _ in .none },
    _ summary: String, _ example: JSONText
  ) {
    self.init(
      name, embed,
      traits: { payload in
        var traits = traits
        traits.role = role(payload)
        return traits
      }, summary, example)
  }
}

extension Content {
  /// The traits of the view; layout reads them for every view, so they are specialized for views.
  package var traits: ContentTraits { visit(CaseTraitsVisitor()) }

  /// The maximum number of views that a container sees of the content.
  package var viewCount: Int {
    let traits = traits
    switch traits.count {
    case .none: return 0
    case .one: return 1
    case .children:
      guard case .container(let children) = traits.role else { return 1 }
      return children.reduce(0) { $0 + $1.content.viewCount }
    }
  }
}
