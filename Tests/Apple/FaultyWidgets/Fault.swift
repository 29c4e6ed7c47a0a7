import Foundation

/// Code that fails at the place and in the way that the environment names, and does nothing otherwise.
enum Fault {
  static func happens(at place: String) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["FAULT"] == place else { return }
    switch environment["FAULT_WAY"] {
    case "exit": exit(0)
    // A call that returns when a signal interrupts it.
    case "hang": _ = sleep(1000)
    default: fatalError("it fails at \(place)")
    }
  }

  /// A kind, which differs in each run if the environment says so.
  static func kind(_ name: String) -> String {
    let isRandom = ProcessInfo.processInfo.environment["FAULT_KIND"] == "random"
    return isRandom ? "\(name)-\(UUID().uuidString)" : name
  }
}
