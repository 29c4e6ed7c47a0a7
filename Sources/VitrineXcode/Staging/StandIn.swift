import VitrineSyntax

/// A module of Vitrine's for one of Apple's.
package struct StandIn: Sendable, Hashable {
  /// What code that uses the module sees.
  package enum Effect: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is drawn or done.
    case done
    /// It is done in part; the rest answers as a system that does not have it.
    case partly = "done in part"
    /// It compiles; what needs the system is not available.
    case withoutEffect = "without effect"
  }

  /// The module's name.
  package var module: String
  package var effect: Effect
  /// What it does, in one sentence without a full stop.
  package var summary: String

  private init(_ module: String, _ effect: Effect, _ summary: String) {
    (self.module, self.effect, self.summary) = (module, effect, summary)
  }

  /// The package whose product has the module's name: `Vitrine`, or `StandIns`, which is in a folder of
  /// that name in Vitrine's.
  package static func package(of module: String) -> String {
    inVitrine.contains(module) ? "Vitrine" : "StandIns"
  }
  private static let inVitrine: Set = [
    "ActivityKit", "AppIntents", "Charts", "Combine", "CoreTransferable", "Intents", "SwiftUI",
    "UniformTypeIdentifiers", "UserNotifications", "WidgetKit",
  ]

  /// All stand-ins, sorted by name within their effect.
  package static let all: [StandIn] = [
    StandIn("SwiftUI", .done, "views become archives"),
    StandIn("WidgetKit", .done, "widgets, controls and Live Activities become archives"),
    StandIn("AppIntents", .done, "intents run when a picture is tapped"),
    StandIn("ActivityKit", .done, "Live Activities are kept between runs"),
    StandIn("UIKit", .partly, "colours, fonts and images"),
    StandIn("CoreGraphics", .partly, "paths, colours and affine maps"),
    StandIn("Intents", .partly, "intents of SiriKit that configure widgets"),
    StandIn("OSLog", .done, "messages are written to the standard error"),
    StandIn("os", .done, "messages are written to the standard error"),
    StandIn("Charts", .done, "charts become archives"),
    StandIn("Combine", .done, "publishers send their values at once; timers send none"),
    StandIn("SwiftData", .done, "models live in memory or in a file of JSON below the data folder"),
    StandIn("UniformTypeIdentifiers", .partly, "the common types and those that an app declares"),
    StandIn("MapKit", .partly, "a map is WidgetKit's sign; searches find nothing"),
    StandIn("CoreData", .partly, "objects live in memory; predicates of formats are not read"),
    StandIn("CoreLocation", .withoutEffect, "access is denied; distances are computed"),
    StandIn("UserNotifications", .withoutEffect, "notifications are denied"),
    StandIn("StoreKit", .withoutEffect, "the store has no products and nothing was bought"),
    StandIn("AuthenticationServices", .withoutEffect, "signing in is cancelled"),
    StandIn("CloudKit", .withoutEffect, "nobody is signed in"),
    StandIn("CoreImage", .partly, "QR codes, if libqrencode is installed; effects give no picture"),
    StandIn("SwiftUICore", .done, "views become archives"),
    StandIn("Security", .withoutEffect, "the keychain is empty and keeps nothing"),
    StandIn("Network", .withoutEffect, "there is no way to the network"),
    StandIn("CryptoKit", .partly, "hashes, codes of keys, AES-GCM and ChaCha20-Poly1305"),
    StandIn("CommonCrypto", .partly, "hashes, codes of keys, AES and PBKDF2"),
    StandIn("HealthKit", .withoutEffect, "there are no health data"),
    StandIn("EventKit", .withoutEffect, "access to calendars is denied"),
    StandIn("Photos", .withoutEffect, "access to photos is denied"),
    StandIn("AVFoundation", .withoutEffect, "the camera is denied and nothing is heard"),
    StandIn("PassKit", .withoutEffect, "there is no library of passes"),
    StandIn("AppKit", .partly, "colours, fonts and images; windows and views are empty"),
    StandIn("Cocoa", .partly, "AppKit and CoreData"),
    StandIn("WatchKit", .partly, "a watch of 45 millimetres"),
    StandIn("ImageIO", .partly, "pictures of files with their sizes"),
    StandIn("LocalAuthentication", .withoutEffect, "nobody can be recognised"),
    StandIn("FoundationModels", .withoutEffect, "there is no language model"),
    StandIn("CoreTransferable", .withoutEffect, "nothing is handed on"),
    StandIn("QuartzCore", .withoutEffect, "nothing moves"),
    StandIn("WatchConnectivity", .withoutEffect, "there is no watch"),
    StandIn("AudioToolbox", .withoutEffect, "nothing is heard"),
    StandIn("CoreMotion", .withoutEffect, "movement is not measured"),
    StandIn("TipKit", .withoutEffect, "no tip is shown"),
    StandIn("WeatherKit", .withoutEffect, "there is no account for the weather"),
    StandIn("PhotosUI", .withoutEffect, "no photo can be chosen"),
    StandIn("AVKit", .withoutEffect, "a film is WidgetKit's sign for views that are not supported"),
    StandIn("WebKit", .withoutEffect, "no page is loaded; a page is WidgetKit's sign"),
    StandIn("NaturalLanguage", .withoutEffect, "no language is found out"),
    StandIn("SafariServices", .withoutEffect, "no page is shown"),
    StandIn("ServiceManagement", .withoutEffect, "nothing is started with the Mac"),
    StandIn("NetworkExtension", .withoutEffect, "there are no tunnels"),
    StandIn("CoreBluetooth", .withoutEffect, "no device is near"),
    StandIn("CoreSpotlight", .withoutEffect, "nothing can be found"),
    StandIn("AppTrackingTransparency", .withoutEffect, "tracking is denied"),
    StandIn("BackgroundTasks", .withoutEffect, "no task begins"),
    StandIn("Contacts", .withoutEffect, "access to contacts is denied"),
    StandIn("CoreHaptics", .withoutEffect, "nothing is felt"),
    StandIn("MediaPlayer", .withoutEffect, "nothing is played"),
    StandIn("GameKit", .withoutEffect, "nobody is signed in"),
    StandIn("MobileCoreServices", .partly, "the common types and those that an app declares"),
    StandIn("IntentsUI", .withoutEffect, "no screen of an intent is shown"),
    StandIn("CoreText", .partly, "fonts"),
    StandIn("AlarmKit", .withoutEffect, "no alarm rings"),
    StandIn("Accelerate", .partly, "sums, means and extremes of numbers"),
    StandIn("SystemConfiguration", .withoutEffect, "there is no way to the network"),
    StandIn("LockedCameraCapture", .withoutEffect, "no picture is taken"),
    StandIn("FamilyControls", .withoutEffect, "the use of apps is not managed"),
    StandIn("ManagedSettings", .withoutEffect, "settings of the device do not change"),
    StandIn("DeviceActivity", .withoutEffect, "the use of apps is not measured"),
  ]

  /// The stand-in for a module; `nil` when there is none.
  package static func named(_ module: String) -> StandIn? { byName[module] }
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.module, $0) })

  /// Modules that the toolchain has.
  package static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Observation", "Synchronization",
    "RegexBuilder", "Distributed", "Glibc", "_Concurrency", "_StringProcessing",
    "_Differentiation", "Cxx", "CxxStdlib",
  ]

  /// Modules of the system that Foundation stands for: their names are rewritten.
  static let rewritten: Set<String> = [
    "Darwin", "ObjectiveC", "CoreFoundation", "MachO",
  ]

  /// Modules that stand for one system and are not there on others.
  static func belongs(_ module: String, to platform: ApplePlatform) -> Bool {
    switch module {
    case "AppKit", "Cocoa": platform == .macOS
    case "UIKit": platform != .macOS
    case "WatchKit", "ClockKit": platform == .watchOS
    default: true
    }
  }
}
