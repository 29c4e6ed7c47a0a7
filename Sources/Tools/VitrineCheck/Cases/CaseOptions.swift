import Vitrine

/// A value of an axis, and how it changes a case.
struct CaseOption: Sendable {
  let name: String
  let change: @Sendable (inout CheckCase) -> Void
}

/// The values of each axis for a widget, in addition to the default ones.
struct CaseOptions {
  let document: WidgetDocument
  let target: RenderTarget
  let isThorough: Bool
  /// The devices to check; `nil` for the standard and the smallest one.
  let devices: [Device]?

  /// The maximum number of checked entries, unless the check is thorough.
  private static let mostEntries = 6

  /// The request of the default case.
  var base: RenderRequest {
    var request = RenderRequest(target)
    request.design = .current
    request.locale = language
    request.device = given.first
    return request
  }

  /// The language of the widget's strings, or the default language.
  private var language: LocaleIdentifier {
    document.archive.resources.strings.isEmpty
      ? .standard : document.archive.resources.developmentLanguage
  }

  /// The values of each axis that affects layout.
  var layout: [(CaseAxis, [CaseOption])] {
    [(.language, languages), (.textSize, textSizes), (.device, otherDevices), (.entry, entries)]
  }

  private var languages: [CaseOption] {
    let known = document.archive.resources.strings.keys.sorted().filter { $0 != language.text }
    let own = known.map { name in
      CaseOption(name: name) { $0.request.locale = LocaleIdentifier(name) }
    }
    return own
      + PseudoLanguage.allCases.map { pseudo in
        CaseOption(name: "pseudo-language '\(pseudo.rawValue)'") { $0.pseudoLanguage = pseudo }
      }
  }

  /// Source: Apple Human Interface Guidelines, Widgets: the range is Large to AX5.
  private var textSizes: [CaseOption] {
    // The system draws the labels of controls, so that their author cannot make space for them; the
    // menu bar of a Mac has one size.
    if case .control = target { return [] }
    if target == .activity(.menuBar) { return [] }
    let all = DynamicTypeSize.allCases.filter { $0 > .large }
    let usual: [DynamicTypeSize] = [.xLarge, .xxxLarge, .accessibility2]
    return (isThorough ? all : usual).map { size in
      CaseOption(name: size.rawValue) { $0.request.dynamicTypeSize = size }
    }
  }

  /// The given devices that show the target.
  private var given: [Device] {
    devices?.filter { $0.size(of: target, on: .current) != nil } ?? []
  }

  /// The device on which the target is smallest, or one device for each size.
  private var otherDevices: [CaseOption] {
    if devices != nil {
      return given.dropFirst().map { other in
        CaseOption(name: other.identifier) { $0.request.device = other }
      }
    }
    guard let standard = Device.standard(for: target, on: .current) else { return [] }
    var known: Set<Size> = []
    if let size = standard.size(of: target, on: .current) { known.insert(size) }
    var others: [(device: Device, size: Size)] = []
    for device in Device.all where device.platform == standard.platform {
      // Phones without Live Activities cannot run current versions of the system.
      let isCurrent =
        device.platform != .iPhone || device.size(of: .activity(.lockScreen), on: .current) != nil
      guard isCurrent, let size = device.size(of: target, on: .current), known.insert(size).inserted
      else { continue }
      others.append((device, size))
    }
    others.sort { ($0.size.area, $0.device.identifier) < ($1.size.area, $1.device.identifier) }
    let smaller = others.first { other in
      standard.size(of: target, on: .current).map { other.size.area < $0.area } ?? false
    }
    return (isThorough ? others : [smaller].compactMap(\.self)).map { other in
      CaseOption(name: other.device.identifier) { $0.request.device = other.device }
    }
  }

  private var entries: [CaseOption] {
    let states = document.archive.liveActivity?.states.count ?? 0
    let count = max(document.archive.entries.count, states)
    guard count > 1 else { return [] }
    let word = states > 0 ? "state" : "entry"
    let all = Array(1..<count)
    let step = max(1, (all.count + Self.mostEntries - 1) / Self.mostEntries)
    let chosen = isThorough ? all : all.filter { ($0 - 1) % step == 0 || $0 == all.last }
    return chosen.map { index in
      CaseOption(name: "\(word) \(index)") { $0.request.entry = index }
    }
  }
}

extension Size {
  fileprivate var area: Double { width * height }
}
