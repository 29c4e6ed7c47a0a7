import Vitrine

/// The surfaces on which colours are checked.
enum AppearanceOptions {
  /// The surfaces that show a target, in addition to the default one in light mode.
  static func all(for target: RenderTarget, isThorough: Bool) -> [CaseOption] {
    var options = schemes
    switch target {
    case .family(let family) where family.isSystem: options += homeScreen + standBy
    case .family: options += accessories
    case .activity: options += [alwaysOn]
    case .control, .screen: break
    }
    if isThorough { options += tints }
    return options
  }

  private static let schemes = [
    CaseOption(name: "dark") { $0.request.colorScheme = .dark },
    CaseOption(name: "increased contrast") { $0.request.colorSchemeContrast = .increased },
    CaseOption(name: "dark with increased contrast") {
      $0.request.colorScheme = .dark
      $0.request.colorSchemeContrast = .increased
    },
  ]

  private static let homeScreen = [
    CaseOption(name: "tinted") { $0.request.appearance = .tinted },
    CaseOption(name: "clear on a dark wallpaper") {
      $0.request.appearance = .clear
      $0.request.colorScheme = .dark
      $0.request.wallpaper = .system(.black)
    },
  ]

  private static let standBy = [
    CaseOption(name: "StandBy") { $0.request.location = .standBy },
    CaseOption(name: "StandBy at night") {
      $0.request.location = .standBy
      $0.request.appearance = .lowLight
    },
  ]

  private static let accessories = [
    CaseOption(name: "watch face") { $0.request.location = .watchFace },
    CaseOption(name: "Lock Screen") { $0.request.location = .lockScreen },
    alwaysOn,
  ]

  private static let alwaysOn = CaseOption(name: "Always-On") {
    $0.request.isLuminanceReduced = true
  }

  private static let tints: [CaseOption] = [
    CaseOption(name: "tinted red") {
      $0.request.appearance = .tinted
      $0.request.tint = .system(.red)
    },
    CaseOption(name: "tinted yellow") {
      $0.request.appearance = .tinted
      $0.request.tint = .system(.yellow)
    },
  ]
}
