import Vitrine

/// The largest image that WidgetKit archives for a family on a device.
///
/// Sources: logs of devices that name the largest area, which is 4.4 times the widget's in pixels
/// (TortugaPower/BookPlayer issue 1230 and pull request 1282). A complication of 102 × 102 pixels allows
/// 14981.76, which is 1.44 times its area; that the Lock Screen of a phone has the same factor is
/// assumed.
struct ImageLimit {
  /// The device.
  let device: Device
  /// The largest number of pixels.
  let area: Int
  /// Whether devices were reported to have the limit.
  let isReported: Bool
  /// Whether a log names this limit, so that it does not rest on the factor alone.
  let isLogged: Bool

  /// The limits in logs: of widgets of 1049 × 493, 1017 × 474, 477 × 477, 346 × 346, 333 × 333 and
  /// 282 × 282 pixels, and of a complication.
  private static let logged: Set = [
    2_275_490, 2_121_055, 1_001_127, 526_750, 487_911, 349_905, 14_981,
  ]

  /// The limit of a family; `nil` for a device that does not show it.
  init?(_ family: WidgetFamily, on device: Device, _ design: DesignGeneration) {
    guard let size = device.size(of: .family(family), on: design) else { return nil }
    let factor = family.isSystem ? 4.4 : 1.44
    let pixels =
      (size.width * device.scale).rounded() * (size.height * device.scale).rounded()
    (self.device, area) = (device, Int(pixels * factor))
    isReported = family.isSystem || device.platform == .watch
    isLogged = ImageLimit.logged.contains(area)
  }

  /// The limits on all devices that show a family in a version of the system, the smallest first.
  static func all(of family: WidgetFamily, on devices: [Device], _ design: DesignGeneration)
    -> [ImageLimit]
  {
    devices.compactMap { ImageLimit(family, on: $0, design) }.sorted {
      ($0.area, $0.device.identifier) < ($1.area, $1.device.identifier)
    }
  }
}

/// Rules about the sizes of images.
struct ImageLimitRules {
  /// The columns and rows of the images that pictures show, by name.
  let images: [String: (width: Int, height: Int)]
  let document: WidgetDocument
  /// The request of the first picture.
  let request: RenderRequest
  /// The devices to check; `nil` for all.
  let devices: [Device]?

  var observations: [Observation] {
    let own = images.filter { document.archive.resources.isOwn($0.key) }.sorted { $0.key < $1.key }
    return own.compactMap { name, size in
      switch request.target {
      case .family(let family): widget(name, size.width * size.height, family)
      case .activity: activity(name, size)
      case .control, .screen: nil
      }
    }
  }

  private func widget(_ name: String, _ area: Int, _ family: WidgetFamily) -> Observation? {
    let limits = ImageLimit.all(of: family, on: devices ?? ImageLimitRules.all, request.design)
    let over = limits.filter { area > $0.area }
    guard let least = over.first else { return nil }
    let standards = standards(family)
    // A device whose own log names the limit refuses the image for certain.
    let usual = over.first { $0.isLogged || $0.isReported && standards.contains($0.device) }
    let isEverywhere = over.count == limits.count && over.contains(where: \.isReported)
    let shown = usual ?? least
    let rest = over.count - 1
    let others = rest == 0 ? "" : ", and on " + rest.counted("more device")
    var observation = observation(
      name,
      "the image '\(name)' has \(area) pixels, and at most \(shown.area) are archived on "
        + "\(shown.device.identifier): the widget stays empty there\(others)")
    // A limit that follows from the factor alone is no more than a note.
    if usual == nil, !isEverywhere { observation.most = .note }
    return observation
  }

  /// The devices on which a widget must work: the given ones, or otherwise the standard ones.
  private func standards(_ family: WidgetFamily) -> [Device] {
    devices
      ?? [nil, WidgetLocation.watchFace].compactMap {
        Device.standard(for: .family(family), at: $0, on: request.design)
      }
  }

  /// The phones and tablets that run current systems, and watches.
  private static let all = Device.all.filter { device in
    switch device.platform {
    case .iPhone: device.size(of: .activity(.lockScreen), on: .current) != nil
    case .iPad, .watch: true
    case .mac, .vision: false
    }
  }

  /// Source: Apple's documentation of ActivityKit: an image that is larger than its presentation
  /// may keep the activity from starting.
  private func activity(_ name: String, _ size: (width: Int, height: Int)) -> Observation? {
    guard let device = request.device ?? Device.standard(for: request.target, on: request.design),
      let room = device.size(of: request.target, on: request.design)
    else { return nil }
    let (width, height) = (room.width * device.scale, room.height * device.scale)
    guard Double(size.width) > width.rounded(.up) || Double(size.height) > height.rounded(.up)
    else { return nil }
    var observation = observation(
      name,
      "the image '\(name)' has \(size.width) × \(size.height) pixels, and the presentation "
        + "\(width.rounded().brief) × \(height.rounded().brief): the activity may not start")
    observation.most = .warning
    return observation
  }

  private func observation(_ name: String, _ message: String) -> Observation {
    Observation(
      rule: .limitImage, path: NodePath([.key("assets"), .key(name)]), view: name, message: message)
  }
}

extension SharedResources {
  /// Whether the archive contains the image; those of asset catalogues are shown by name, and
  /// neither archived nor decoded by the widget.
  func isOwn(_ name: String) -> Bool { assets[name] != nil }
}
