import VitrinePlatform

/// The load of the machine, by which time limits are extended: limits should end work that hangs,
/// not work that has to wait.
package enum MachineLoad {
  /// The largest factor, so that work that hangs still ends.
  private static let most = 8.0

  /// The factor by which work takes longer than on an idle machine; at least 1.
  package static var delay: Double {
    var average = 0.0
    guard getloadavg(&average, 1) == 1 else { return 1 }
    return delay(average: average, processors: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// - Parameter average: the average number of threads that ran or waited in the last minute.
  static func delay(average: Double, processors: Int) -> Double {
    min(max(average / Double(max(processors, 1)), 1), most)
  }
}
