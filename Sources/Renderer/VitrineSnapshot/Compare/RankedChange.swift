import Vitrine

/// A change of a view, and how likely the view itself caused it.
struct RankedChange {
  /// The ranks, likely causes first.
  enum Rank: CaseIterable {
    /// Other content, or another tree.
    case renamed, added, removed
    /// Another distance between views that kept their sizes, as of the spacing of a stack.
    case respaced
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

  /// - Parameters:
  ///   - hasUnchangedContent: whether the view has content, all of which kept its size.
  ///   - isRespaced: whether the view has placed content that kept its size at another distance.
  init(_ change: NodeChange, hasUnchangedContent: Bool, isRespaced: Bool = false) {
    self.change = change
    guard !isRespaced else {
      rank = .respaced
      return
    }
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

  /// Whether a stack has another distance between two neighbours that kept their sizes: its spacing
  /// changed, and what shrank in it follows.
  static func isRespaced(_ old: FrameTree, _ new: FrameTree) -> Bool {
    guard word(of: new.name).hasSuffix("Stack"), word(of: new.name) != "ZStack",
      old.children.map(\.name) == new.children.map(\.name)
    else { return false }
    let pairs = zip(old.children, new.children)
    return zip(pairs, pairs.dropFirst()).contains { first, second in
      guard first.0.frame.size == first.1.frame.size, second.0.frame.size == second.1.frame.size
      else { return false }
      let across = distance(first.0, second.0).0 - distance(first.1, second.1).0
      let down = distance(first.0, second.0).1 - distance(first.1, second.1).1
      return abs(across) > 0.01 || abs(down) > 0.01
    }
  }

  private static func distance(_ one: FrameTree, _ other: FrameTree) -> (Double, Double) {
    (other.frame.minX - one.frame.minX, other.frame.minY - one.frame.minY)
  }

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
