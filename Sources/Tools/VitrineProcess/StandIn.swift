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

  /// The package whose product has the module's name: `Vitrine`, or `StandIns`, which is in a
  /// folder of that name in Vitrine's.
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
    StandIn("OSLog", .done, "messages are written to standard error"),
    StandIn("os", .done, "messages are written to standard error"),
    StandIn("Charts", .done, "charts become archives"),
    StandIn("Combine", .done, "publishers send their values at once; timers send none"),
    StandIn(
      "SwiftData", .done, "models are kept in memory or in a JSON file below the data folder"),
    StandIn("UniformTypeIdentifiers", .partly, "the common types and those that an app declares"),
    StandIn(
      "MapKit", .partly, "maps show WidgetKit's sign for unsupported views; searches find nothing"),
    StandIn(
      "CoreData", .partly,
      "objects are kept in memory; predicates with format strings are not evaluated"),
    StandIn("CoreLocation", .withoutEffect, "access is denied; distances are computed"),
    StandIn("UserNotifications", .withoutEffect, "notifications are denied"),
    StandIn("StoreKit", .withoutEffect, "the store has no products and nothing was bought"),
    StandIn("AuthenticationServices", .withoutEffect, "sign-in is cancelled"),
    StandIn("CloudKit", .withoutEffect, "nobody is signed in"),
    StandIn(
      "CoreImage", .partly, "QR codes, if libqrencode is installed; effects return no picture"),
    StandIn("SwiftUICore", .done, "views become archives"),
    StandIn("Security", .withoutEffect, "the keychain is empty and keeps nothing"),
    StandIn("Network", .withoutEffect, "the network cannot be reached"),
    StandIn(
      "CryptoKit", .partly, "hashes, message authentication codes, AES-GCM and ChaCha20-Poly1305"),
    StandIn("CommonCrypto", .partly, "hashes, message authentication codes, AES and PBKDF2"),
    StandIn("HealthKit", .withoutEffect, "there is no health data"),
    StandIn("EventKit", .withoutEffect, "access to calendars is denied"),
    StandIn("Photos", .withoutEffect, "access to photos is denied"),
    StandIn(
      "AVFoundation", .withoutEffect, "access to the camera is denied, and nothing is played"),
    StandIn("PassKit", .withoutEffect, "there is no pass library"),
    StandIn("AppKit", .partly, "colours, fonts and images; windows and views are empty"),
    StandIn("Cocoa", .partly, "AppKit and CoreData"),
    StandIn("WatchKit", .partly, "a watch of 45 millimetres"),
    StandIn("ImageIO", .partly, "images in files, with their sizes"),
    StandIn("LocalAuthentication", .withoutEffect, "nobody can be authenticated"),
    StandIn("FoundationModels", .withoutEffect, "there is no language model"),
    StandIn("CoreTransferable", .withoutEffect, "nothing is transferred"),
    StandIn("QuartzCore", .withoutEffect, "nothing is animated"),
    StandIn("WatchConnectivity", .withoutEffect, "there is no watch"),
    StandIn("AudioToolbox", .withoutEffect, "nothing is played"),
    StandIn("CoreMotion", .withoutEffect, "motion is not measured"),
    StandIn("TipKit", .withoutEffect, "no tip is shown"),
    StandIn("WeatherKit", .withoutEffect, "there is no weather account"),
    StandIn("PhotosUI", .withoutEffect, "no photo can be chosen"),
    StandIn("AVKit", .withoutEffect, "a video shows WidgetKit's sign for unsupported views"),
    StandIn(
      "WebKit", .withoutEffect,
      "no page is loaded; a page shows WidgetKit's sign for unsupported views"),
    StandIn("NaturalLanguage", .withoutEffect, "no language is detected"),
    StandIn("SafariServices", .withoutEffect, "no page is shown"),
    StandIn("ServiceManagement", .withoutEffect, "nothing is launched at login"),
    StandIn("NetworkExtension", .withoutEffect, "there are no tunnels"),
    StandIn("CoreBluetooth", .withoutEffect, "no device is found"),
    StandIn("CoreSpotlight", .withoutEffect, "nothing can be found"),
    StandIn("AppTrackingTransparency", .withoutEffect, "tracking is denied"),
    StandIn("BackgroundTasks", .withoutEffect, "no task is started"),
    StandIn("Contacts", .withoutEffect, "access to contacts is denied"),
    StandIn("CoreHaptics", .withoutEffect, "no haptics are played"),
    StandIn("MediaPlayer", .withoutEffect, "nothing is played"),
    StandIn("GameKit", .withoutEffect, "nobody is signed in"),
    StandIn("MobileCoreServices", .partly, "the common types and those that an app declares"),
    StandIn("IntentsUI", .withoutEffect, "no user interface of an intent is shown"),
    StandIn("CoreText", .partly, "fonts"),
    StandIn("AlarmKit", .withoutEffect, "no alarm goes off"),
    StandIn("simd", .partly, "vectors, matrices and quaternions"),
    StandIn("zlib", .done, "the system's zlib"),
    StandIn("IOKit", .withoutEffect, "there are no devices and no power sources"),
    StandIn("Accelerate", .partly, "sums, means, minimums and maximums"),
    StandIn("SystemConfiguration", .withoutEffect, "the network cannot be reached"),
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
}
