import VitrineDevices

extension DesignGeneration {
  /// The version of iOS that code is given: that of the simulators whose pictures and sizes are known.
  package var version: (major: Int, minor: Int) {
    switch self {
    case .ios17: (17, 5)
    case .ios18: (18, 5)
    case .ios26: (26, 5)
    case .ios27: (27, 0)
    }
  }
}
