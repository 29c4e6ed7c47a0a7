import Vitrine

/// Rules about what the system refuses.
enum LimitRules {
  /// The smallest area of images, in pixels, that a device was seen to refuse more than.
  ///
  /// Source: Apple's developer forum, thread 773785: `1048576 > max[718080]`; larger screens have larger
  /// limits.
  private static let imageArea = 718_080
  /// Source: Apple's documentation of ActivityKit: attributes and state together, in bytes.
  private static let pushBytes = 4096

  static func observe(_ picture: CheckedPicture) -> [Observation] {
    guard picture.widget.request.request.target.isWidget else { return [] }
    return picture.widget.imageSizes.compactMap { image in
      let area = image.width * image.height
      guard area > imageArea else { return nil }
      return Observation(
        rule: .limitImage, path: NodePath([.key("assets"), .key(image.name)]), view: image.name,
        message: "the image '\(image.name)' has \(area) pixels, and \(imageArea) are allowed")
    }
  }

  static func observe(_ document: WidgetDocument) -> [Observation] {
    guard let activity = document.archive.liveActivity else { return [] }
    let own = bytes(activity.attributes)
    return activity.states.indices.compactMap { index in
      let size = own + bytes(activity.states[index].contentState)
      guard size > pushBytes else { return nil }
      return Observation(
        rule: .limitPush,
        path: NodePath([.key("liveActivity"), .key("states"), .index(index), .key("contentState")]),
        view: "state \(index)",
        message: "attributes and state have \(size) bytes as JSON, and \(pushBytes) are allowed")
    }
  }

  /// Bytes of an object as JSON without blanks.
  private static func bytes(_ values: [String: JSONValue]) -> Int {
    values.isEmpty ? 0 : bytes(.object(values))
  }

  private static func bytes(_ value: JSONValue) -> Int {
    switch value {
    case .object(let values):
      2 + values.reduce(max(values.count - 1, 0)) { $0 + bytes($1.key) + 1 + bytes($1.value) }
    case .array(let values): 2 + values.reduce(max(values.count - 1, 0)) { $0 + bytes($1) }
    case .string(let text): bytes(text)
    case .number(let number): number.dumpText.utf8.count
    case .bool(let flag): flag ? 4 : 5
    case .null: 4
    }
  }

  /// Bytes of a string as JSON: quotes, and two or six bytes for what is escaped.
  private static func bytes(_ text: String) -> Int {
    text.utf8.reduce(2) { count, byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 8, 9, 10, 12, 13: count + 2
      case ..<32: count + 6
      default: count + 1
      }
    }
  }
}

extension RenderTarget {
  /// Whether it is a family of a widget.
  fileprivate var isWidget: Bool { family != nil }
}
