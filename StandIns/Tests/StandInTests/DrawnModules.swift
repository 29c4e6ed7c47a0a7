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

  /// A QR code of `V`, enlarged and coloured: its size, and whether its corner is light and the finder
  /// next to it is dark.
  static var code: (size: CGSize, isFound: Bool)? {
    let generator = CIFilter.qrCodeGenerator()
    generator.message = Data("V".utf8)
    let colors = CIFilter(name: "CIFalseColor")
    colors?.setValue(generator.outputImage, forKey: kCIInputImageKey)
    colors?.setValue(CIColor(red: 1, green: 0, blue: 0), forKey: "inputColor0")
    guard let code = colors?.outputImage?.transformed(by: CGAffineTransform(scaleX: 2, y: 2)),
      let bitmap = CIContext().createCGImage(code, from: code.extent),
      let corner = pixel(bitmap, 0, 0), let finder = pixel(bitmap, 2, 2)
    else { return nil }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    return (size, corner == [255, 255, 255, 255] && finder == [255, 0, 0, 255])
  }

  /// A pixel of a PNG file whose rows are stored as they are.
  private static func pixel(_ bitmap: CGImage, _ column: Int, _ row: Int) -> [UInt8]? {
    guard let data = UIImage(cgImage: bitmap).pngData() else { return nil }
    // The signature, IHDR, the heads of IDAT, of zlib's stream and of its block.
    let start = 8 + 25 + 8 + 2 + 5
    let place = start + row * (bitmap.width * 4 + 1) + 1 + column * 4
    return Array(data[place..<(place + 4)])
  }

  /// Whether filters make no picture of what nobody has given them.
  static var emptyCodes: Bool {
    let generator = CIFilter(name: "CIQRCodeGenerator")
    generator?.setValue(Data(repeating: 0, count: 4000), forKey: "inputMessage")
    return generator != nil && generator?.outputImage == nil
      && CIFilter.qrCodeGenerator().outputImage == nil
      && CIFilter.code128BarcodeGenerator().outputImage == nil
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
