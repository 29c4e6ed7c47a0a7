import VitrineDisplayList
import VitrineGeometry
import VitrineModel

extension ViewMatch {
  /// Joins views that come with those of the same `matchedGeometryEffect` that go.
  static func joinMatchedGeometry(in roots: [ViewMatch]) {
    var (coming, going) = ([Key: ViewMatch](), [Key: ViewMatch]())
    var waiting = roots
    while let match = waiting.popLast() {
      waiting += match.children
      switch match.change {
      case .inserted(let node): Key(node).map { coming[$0] = coming[$0] ?? match }
      case .removed(let node): Key(node).map { going[$0] = going[$0] ?? match }
      case .kept, .gained, .lost, .phases: break
      }
    }
    for (key, match) in coming {
      guard let other = going[key] else { continue }
      match.partner = (other.drawn.oldBox, key.properties)
      other.partner = (match.drawn.newBox, key.properties)
    }
  }

  /// The identifier that two matched views share.
  private struct Key: Hashable {
    let id: String
    let namespace: String?
    let properties: MatchedGeometryEffect.Properties

    init?(_ node: LayoutNode) {
      guard let match = node.identity?.match else { return nil }
      (id, namespace, properties) = (match.id, match.namespace, match.properties)
    }
  }
}

extension [DisplayList.Item] {
  /// The items of a box as they are in another one, by what passes between the two.
  func matched(
    from box: Rect, to other: Rect, _ properties: MatchedGeometryEffect.Properties
  ) -> [DisplayList.Item] {
    guard box != other, box.width > 0, box.height > 0, !isEmpty else { return self }
    let takesSize = properties != .position
    let (a, d) = takesSize ? (other.width / box.width, other.height / box.height) : (1, 1)
    let center = properties == .size ? box.center : other.center
    let map = AffineTransform(
      a: a, b: 0, c: 0, d: d, tx: center.x - a * box.midX, ty: center.y - d * box.midY)
    return [.group(.init(effect: .transform(map), items: self))]
  }
}
