import VitrinePlatform

/// How busy the machine is with other work, by which limits of time are stretched: they are meant for
/// what does not come to an end, not for what has to wait.
package enum MachineLoad {
  /// The most that a limit is stretched.
  private static let most = 8.0

  /// How many times longer work takes than on a machine that does nothing else; 1 at least.
  package static var delay: Double {
    var average = 0.0
    guard getloadavg(&average, 1) == 1 else { return 1 }
    return delay(average: average, processors: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// - Parameter average: how many threads have computed or waited to, in the last minute.
  static func delay(average: Double, processors: Int) -> Double {
    min(max(average / Double(max(processors, 1)), 1), most)
  }
}
