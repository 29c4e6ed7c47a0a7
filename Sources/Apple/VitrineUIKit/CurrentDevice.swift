package import VitrineGeometry
import Synchronization

/// The device for which code is evaluated, as `UIScreen` and `UIDevice` describe it.
package struct CurrentDevice: Sendable {
  /// The size of the screen in points, in portrait.
  package var size = Size(width: 393, height: 852)
  /// Pixels per point.
  package var scale = 3.0
  /// The kind of device.
  package var idiom = UIUserInterfaceIdiom.phone

  /// Creates the standard device: an iPhone 16.
  ///
  /// Source: Apple's technical specifications of iPhone 16, 1179 × 2556 pixels, three per point.
  package init() {}

  private struct Use {
    var device = CurrentDevice()
    var wasRead = false
  }
  private static let use = Mutex(Use())

  /// The device; code that asks for it is evaluated again for another one.
  package static var asked: CurrentDevice {
    use.withLock {
      $0.wasRead = true
      return $0.device
    }
  }

  /// Sets the device for the code that follows.
  package static func set(_ device: CurrentDevice) { use.withLock { $0.device = device } }

  /// Returns whether code has asked for the device since the last call.
  package static func takeRead() -> Bool {
    use.withLock { use in
      defer { use.wasRead = false }
      return use.wasRead
    }
  }
}
