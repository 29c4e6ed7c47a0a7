import Synchronization
import Vitrine
internal import VitrineDevices
internal import VitrineUIKit

extension CurrentDevice {
  private static let platform = Mutex(Device.Platform.iPhone)

  /// Sets the device for the code that follows.
  static func use(_ surface: ViewEvaluator.Surface, _ target: RenderTarget) {
    set(CurrentDevice(surface, target))
    platform.withLock { $0 = surface.device(for: target)?.platform ?? .iPhone }
  }

  /// The kind of device; code that asks for it is evaluated again for another one.
  static var askedPlatform: Device.Platform {
    _ = asked
    return platform.withLock(\.self)
  }

  /// The device of a target, for UIKit.
  ///
  /// Apple Watch has no UIKit of this kind, and a screen whose size is not known is the standard one.
  init(_ surface: ViewEvaluator.Surface, _ target: RenderTarget) {
    self.init()
    guard let device = surface.device(for: target), let idiom = device.platform.idiom else {
      return
    }
    self.idiom = idiom
    scale = device.scale
    if let screen = device.screenSize(in: .screen) { size = screen }
  }
}

extension Device.Platform {
  fileprivate var idiom: UIUserInterfaceIdiom? {
    switch self {
    case .iPhone: .phone
    case .iPad: .pad
    case .mac: .mac
    case .vision: .vision
    case .watch: nil
    }
  }
}

extension DesignGeneration {
  /// The version that code is given.
  var systemVersion: SystemVersion { SystemVersion(version.major, version.minor) }
}
