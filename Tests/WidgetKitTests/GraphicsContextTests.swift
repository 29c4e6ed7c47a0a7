import SwiftUI
import Testing
import VitrineCairo
import WidgetKit

/// Paths, texts and images in the bitmaps of UIKit.
@Suite struct GraphicsContextTests {
  /// The pixels of a picture of 40×20 points with one pixel per point.
  private func pixels(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) throws -> [GraphicsPixel] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 40, height: 20)
    let image = UIGraphicsImageRenderer(size: size, format: format).image(actions: actions)
    let bitmap = try ImageDecoder().decode([UInt8](#require(image.pngData())))
    #expect(bitmap.width == 40 && bitmap.height == 20)
    return stride(from: 0, to: bitmap.pixels.count, by: 4).map {
      let bytes = bitmap.pixels
      return GraphicsPixel(
        red: bytes[$0 + 2], green: bytes[$0 + 1], blue: bytes[$0], opacity: bytes[$0 + 3])
    }
  }

  @Test func `outlines are filled and stroked`() throws {
    let picture = try pixels { _ in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
      UIColor.blue.setStroke()
      let line = UIBezierPath(rect: CGRect(x: 22, y: 2, width: 16, height: 16))
      line.lineWidth = 4
      line.stroke()
    }
    #expect(picture[10 * 40 + 10] == GraphicsPixel(red: 255, green: 0, blue: 0, opacity: 255))
    #expect(picture[0].opacity == 0)
    #expect(picture[10 * 40 + 22] == GraphicsPixel(red: 0, green: 0, blue: 255, opacity: 255))
    #expect(picture[10 * 40 + 30].opacity == 0)
  }

  @Test func `text is drawn in its colour and in its reported width`() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.green,
    ]
    let text = NSAttributedString(string: "9:41", attributes: attributes)
    let picture = try pixels { _ in text.draw(at: CGPoint(x: 2, y: 0)) }
    let columns = picture.indices.filter { picture[$0].opacity > 128 }.map { $0 % 40 }
    #expect(picture.allSatisfy { $0.red == 0 && $0.blue == 0 })
    let (first, last) = (try #require(columns.min()), try #require(columns.max()))
    #expect(first >= 2 && CGFloat(last) < 2 + text.size().width)
    #expect(text.size().width < 40 && text.size().height > 19)
    let wrapped = text.boundingRect(
      with: CGSize(width: 20, height: 0), options: .usesLineFragmentOrigin)
    #expect(wrapped.height > text.size().height)
  }

  @Test func `images are tinted and faded, over what was drawn before`() throws {
    let square = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let picture = try pixels { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      square.withTintColor(.red).draw(at: .zero)
      square.draw(in: CGRect(x: 20, y: 0, width: 10, height: 10), blendMode: .normal, alpha: 0.5)
    }
    #expect(picture[5 * 40 + 5] == GraphicsPixel(red: 255, green: 0, blue: 0, opacity: 255))
    #expect(abs(Int(picture[5 * 40 + 25].red) - 128) <= 1)
    #expect(picture[15 * 40 + 5].green == 255)
  }

  @Test func `symbols have the size of their configuration`() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let (usual, twice) = (
      try #require(UIImage(systemName: "star")),
      try #require(UIImage(systemName: "star", withConfiguration: large))
    )
    #expect(usual.size.width > 17)
    #expect(abs(twice.size.width - 2 * usual.size.width) < 1)
  }
}

/// A premultiplied pixel.
private struct GraphicsPixel: Equatable {
  var red, green, blue, opacity: UInt8
}
