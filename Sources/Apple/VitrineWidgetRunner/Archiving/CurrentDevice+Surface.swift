import Vitrine
internal import VitrineDevices
internal import VitrineUIKit

extension CurrentDevice {
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
