import VitrineProcess
import VitrineSyntax

extension StandIn {
  /// Modules of the system that are replaced by Foundation: their names are rewritten.
  static let rewritten: Set<String> = [
    "Darwin", "ObjectiveC", "CoreFoundation", "MachO",
  ]

  /// Modules with which sources see the version of the system for which code is evaluated.
  static let systemReaders: Set<String> = [
    "SwiftUI", "WidgetKit", "UIKit", "ActivityKit", "AppIntents",
  ]

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
