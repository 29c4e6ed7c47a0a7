import Vitrine

/// A change of a view, and how likely the view itself caused it.
struct RankedChange {
  /// The ranks, likely causes first.
  enum Rank: CaseIterable {
    /// Other content, or another tree.
    case renamed, added, removed
    /// A size that the view has determined itself.
    case ownSize
    /// A size that the view has given its unchanged content, for example by its padding.
    case containerSize
    /// An arrangement of unchanged content, for example by spacing or alignment.
    case rearranged
    /// A size that follows from that of other views.
    case followingSize
    case moved
  }

  let change: NodeChange
  let rank: Rank

  /// - Parameter hasUnchangedContent: whether the view has content, all of which kept its size.
  init(_ change: NodeChange, hasUnchangedContent: Bool) {
    self.change = change
    rank =
      switch change.kind {
      case .renamed: .renamed
      case .added: .added
      case .removed: .removed
      case .rearranged: .rearranged
      case .moved: .moved
      case .resized:
        RankedChange.isOwn(change.name)
          ? .ownSize : hasUnchangedContent ? .containerSize : .followingSize
      }
  }

  /// A view that was added or removed.
  init(_ kind: NodeChange.Kind, _ view: FrameTree, path: NodePath?) {
    let change = NodeChange(
      kind: kind, name: view.name, frame: view.frame, path: path?.description)
    self.init(change, hasUnchangedContent: false)
  }

  /// Whether a view determines its own size, rather than its content or the proposed size.
  private static func isOwn(_ name: String) -> Bool { ["Text", "Image"].contains(word(of: name)) }

  /// Whether a view has the size that its container gives it.
  static func fillsItsSpace(_ view: FrameTree) -> Bool {
    view.children.isEmpty && fillers.contains(word(of: view.name))
  }

  private static let fillers: Set<Substring> = [
    "Spacer", "Divider", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle",
    "Ellipse", "Capsule", "Color",
  ]

  private static func word(of name: String) -> Substring { name.prefix { $0 != " " } }
}
