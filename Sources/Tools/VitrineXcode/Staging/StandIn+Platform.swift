import VitrineProcess
import VitrineSyntax

extension StandIn {
  /// Modules of the system whose names Foundation has here.
  static let ofFoundation: Set<String> = ["Darwin", "ObjectiveC", "CoreFoundation", "MachO"]

  /// Modules of the system that others hand on, and the one that has their names here.
  ///
  /// Source: the umbrella headers of AVFoundation, AudioToolbox, ApplicationServices and CoreServices, and
  /// the interfaces of SwiftUI, UIKit and AppKit. Swift Crypto has the API of CryptoKit.
  private static let handedOn = [
    "AVFAudio": "AVFoundation", "Accessibility": "SwiftUI", "ApplicationServices": "AppKit",
    "AudioUnit": "AudioToolbox", "CoreAudioTypes": "AudioToolbox",
    "CoreServices": "MobileCoreServices", "Crypto": "CryptoKit", "DeveloperToolsSupport": "SwiftUI",
    "Symbols": "SwiftUI",
  ]

  /// Modules with which sources see the version of the system for which code is evaluated.
  static let systemReaders: Set<String> = [
    "SwiftUI", "WidgetKit", "UIKit", "ActivityKit", "AppIntents",
  ]

  /// The module that has the names of another one here; `nil` for one that has its own.
  ///
  /// What two modules add to each other is a module that Xcode names, such as `_SwiftData_SwiftUI`.
  static func replacement(of module: String) -> String? {
    if ofFoundation.contains(module) { return "Foundation" }
    if let other = handedOn[module] { return other }
    let parts = module.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, named(String(parts[2])) != nil else { return nil }
    return named(String(parts[1]))?.module
  }

  /// Modules that exist on one system only.
  static func belongs(_ module: String, to platform: ApplePlatform) -> Bool {
    switch module {
    case "AppKit", "Cocoa": platform == .macOS
    case "UIKit": platform != .macOS
    case "WatchKit", "ClockKit": platform == .watchOS
    default: true
    }
  }
}
