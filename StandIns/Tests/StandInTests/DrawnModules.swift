import AppKit
import CoreGraphics
import CoreImage
import CoreText
import OSLog
import QuartzCore
import SafariServices
import SwiftUICore
import UIKit
import os

/// Uses of modules for which Swift Testing looks for an overlay, or that hand on others: no file may
/// import them and `Testing`.
enum DrawnModules {
  /// The names of AppKit are those of UIKit.
  static var isAppKitUIKit: Bool {
    NSColor.self == UIColor.self && NSImage.self == UIImage.self
      && NSColor.labelColor == UIColor.label
  }

  /// Whether a filter of a known name is made, without a picture.
  static var blurIsEmpty: Bool {
    let blur = CIFilter.gaussianBlur()
    blur.radius = 3
    return blur.name == "CIGaussianBlur" && blur.radius == 3 && blur.outputImage == nil
      && CIFilter(name: "CIUnknown") == nil
  }

  /// The width of a rectangle that Core Graphics transforms.
  static var scaledWidth: CGFloat {
    CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(scaleX: 3, y: 1)).width
  }

  /// Whether a font is one of Core Text.
  static var fontIsCoreText: Bool {
    let font: CTFont = UIFont.systemFont(ofSize: 12)
    return font.pointSize == 12
  }

  /// The duration of an animation of a layer, in seconds.
  static var duration: Double {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.duration = 0.5
    return animation.duration
  }

  /// Whether a page over an app is a view controller.
  @MainActor static var pageIsController: Bool {
    let page: UIViewController = SFSafariViewController(url: URL(fileURLWithPath: "/"))
    return page is SFSafariViewController
  }

  /// Writes to the log, and returns what is seen of a value there.
  static func log(_ text: String) {
    Logger(subsystem: "test", category: "modules").info("\(text, privacy: .public)")
    os_log("%{public}@", text)
  }

  /// Whether SwiftUI comes with its core.
  @MainActor static var coreHasViews: Bool { (Text("a") as Any) is any View }
}
