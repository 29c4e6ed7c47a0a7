import Vitrine

/// Rules about the limits of the system.
enum LimitRules {
  /// Source: Apple's documentation of ActivityKit: attributes and state together, in bytes.
  private static let pushBytes = 4096

  /// The maximum number of bytes of memory for a widget extension.
  ///
  /// Source: Feedback FB8832751, and the crash reports of extensions: `limit=30 MB`.
  private static let memory = 30 << 20

  /// Returns the observations in one picture.
  static func observe(_ picture: CheckedPicture) -> [Observation] {
    symbols(picture) + height(picture)
  }

  /// The content of a Live Activity that is higher than its presentation can be.
  ///
  /// A view without a height of its own takes what it is offered, and is not among them.
  private static func height(_ picture: CheckedPicture) -> [Observation] {
    let request = picture.widget.request
    guard case .activity(let presentation) = request.request.target,
      presentation == .lockScreen || presentation == .expanded
    else { return [] }
    let most = request.surface.mostHeight
    return picture.views.filter { $0.parent == nil && !$0.isBackground }.compactMap { view in
      guard view.frame.height > most + 1 else { return nil }
      return picture.observation(
        .limitHeight, view,
        "the content is \(view.frame.height.brief.counted("point")) high, and at most \(most.brief) are shown"
      )
    }
  }

  private static func symbols(_ picture: CheckedPicture) -> [Observation] {
    guard let target = picture.document.archive.deploymentTarget,
      picture.widget.request.surface.device.platform.runsIOS
    else { return [] }
    return picture.views.compactMap { view in
      guard case .symbol(_, let name?) = view.kind,
        let first = SymbolDescription.firstSystem(with: name), first > target
      else { return nil }
      return picture.observation(
        .limitSymbol, view,
        "the symbol '\(name)' needs iOS \(first.version), but the widget supports iOS \(target.version)"
      )
    }
  }

  /// Returns the observations about the memory for the images of a family in all entries.
  ///
  /// - Parameter sizes: the columns and rows of images by name.
  static func memory(
    _ sizes: [String: (width: Int, height: Int)], _ document: WidgetDocument
  ) -> Observation? {
    let own = sizes.filter { document.archive.resources.isOwn($0.key) }
    let bytes = own.values.reduce(0) { $0 + $1.width * $1.height * 4 }
    guard document.archive.hasTimeline, bytes > memory else { return nil }
    return Observation(
      rule: .limitMemory, path: NodePath([.key("assets")]), view: "assets",
      message: "\(own.count.counted("image")) of all entries need \(bytes >> 20) MB of memory, and "
        + "\(memory >> 20) are allowed")
  }

  /// Returns the observations in the states of a Live Activity: the largest one stands for all.
  static func observe(_ document: WidgetDocument) -> [Observation] {
    guard let activity = document.archive.liveActivity else { return [] }
    let own = bytes(activity.attributes)
    let sizes = activity.states.map { own + bytes($0.contentState) }
    let large = sizes.indices.filter { sizes[$0] > pushBytes }
    guard let index = large.max(by: { sizes[$0] < sizes[$1] }) else { return [] }
    let others =
      large.count > 1 ? "; \(large.count) of \(sizes.count.counted("state")) are too large" : ""
    return [
      Observation(
        rule: .limitPush,
        path: NodePath([.key("liveActivity"), .key("states"), .index(index), .key("contentState")]),
        view: "state \(index)",
        message: "attributes and state have \(sizes[index]) bytes as JSON, but at most "
          + "\(pushBytes) are allowed\(others)")
    ]
  }

  /// The number of bytes of an object as JSON without whitespace.
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

  /// The number of bytes of a string as JSON, with quotes, and with two or six bytes for escaped
  /// characters.
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

extension ResolvedSurface {
  /// The largest height of the presentation, in points.
  fileprivate var mostHeight: Double { sizes.most.height }
}

extension Device.Platform {
  /// Whether the platform has the version numbers of iOS.
  fileprivate var runsIOS: Bool {
    switch self {
    case .iPhone, .iPad: true
    case .watch, .mac, .vision: false
    }
  }
}

extension Double {
  /// The version of a system with one decimal.
  fileprivate var version: String { self == rounded() ? brief + ".0" : brief }
}
