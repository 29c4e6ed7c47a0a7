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

  @Test func `lines have caps and dashes, and outlines a rule`() throws {
    let picture = try pixels { _ in
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 4, y: 4))
      line.addLine(to: CGPoint(x: 36, y: 4))
      (line.lineWidth, line.lineCapStyle) = (4, .square)
      line.setLineDash([8, 8], count: 2, phase: 0)
      line.stroke()
      let frame = UIBezierPath(rect: CGRect(x: 0, y: 10, width: 10, height: 10))
      frame.append(UIBezierPath(rect: CGRect(x: 3, y: 13, width: 4, height: 4)))
      frame.usesEvenOddFillRule = true
      frame.fill()
      frame.apply(CGAffineTransform(translationX: 20, y: 0))
      frame.usesEvenOddFillRule = false
      frame.fill()
    }
    func alpha(_ x: Int, _ y: Int) -> UInt8 { picture[y * 40 + x].opacity }
    // The first dash begins two points before the line, and the gap after it is four points wide.
    #expect(
      [alpha(1, 4), alpha(2, 4), alpha(13, 4), alpha(15, 4), alpha(18, 4)] == [0, 255, 255, 0, 255])
    #expect([alpha(1, 11), alpha(5, 15), alpha(25, 15)] == [255, 0, 255])
  }

  @Test func `a layer is faded as one picture`() throws {
    let picture = try pixels { context in
      context.cgContext.setAlpha(0.5)
      context.cgContext.beginTransparencyLayer(auxiliaryInfo: nil)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
      context.cgContext.endTransparencyLayer()
    }
    #expect((127...128).contains(picture[5].opacity) && picture[5].red == picture[5].opacity)
    #expect((127...128).contains(picture[15].opacity))
    #expect(picture[15].red == 0 && picture[15].blue == picture[15].opacity)
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

  @Test func `drawing after a clip is clipped until the state is restored`() throws {
    let picture = try pixels { context in
      let bitmap = context.cgContext
      UIColor.red.setFill()
      bitmap.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      bitmap.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      bitmap.restoreGState()
      context.fill(CGRect(x: 30, y: 0, width: 10, height: 20))
    }
    let red = GraphicsPixel(red: 255, green: 0, blue: 0, opacity: 255)
    #expect(picture[5 * 40 + 10] == red && picture[15 * 40 + 35] == red)
    #expect(picture[0].opacity == 0 && picture[15 * 40 + 10].opacity == 0)
    #expect(picture[5 * 40 + 25].opacity == 0)
  }

  @Test func `colours mix with those that were drawn before`() throws {
    let picture = try pixels { context in
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.cgContext.setBlendMode(.multiply)
      UIColor(red: 0.5, green: 1, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
      context.cgContext.setBlendMode(.sourceIn)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 10, width: 40, height: 10))
    }
    #expect(picture[5 * 40 + 5] == GraphicsPixel(red: 255, green: 128, blue: 0, opacity: 255))
    #expect(picture[5 * 40 + 15] == GraphicsPixel(red: 128, green: 128, blue: 0, opacity: 255))
    #expect(picture[15 * 40 + 5] == GraphicsPixel(red: 0, green: 0, blue: 255, opacity: 255))
    #expect(picture[15 * 40 + 30].opacity == 0)
  }

  @Test func `gradients of Core Graphics mix each component separately`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let picture = try pixels { context in
      context.cgContext.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
        options: .drawsAfterEndLocation)
    }
    let middle = picture[10 * 40 + 20]
    #expect(abs(Int(middle.red) - 124) <= 4 && abs(Int(middle.blue) - 131) <= 4)
    #expect(middle.green == 0 && picture[10 * 40 + 5].opacity == 0)
    #expect(picture[10 * 40 + 35] == GraphicsPixel(red: 0, green: 0, blue: 255, opacity: 255))
  }

  @Test func `a radial gradient ends at its circle`() throws {
    let colors = [UIColor.white.cgColor, UIColor.black.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let picture = try pixels { context in
      let middle = CGPoint(x: 20, y: 10)
      context.cgContext.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 8, options: [])
    }
    #expect(picture[10 * 40 + 20].red > 230 && abs(Int(picture[10 * 40 + 24].red) - 112) < 20)
    #expect(picture[10 * 40 + 30].opacity == 0)
  }

  @MainActor
  @Test func `a gradient layer draws its colours within its corners`() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    layer.cornerRadius = 10
    let picture = try pixels { layer.render(in: $0.cgContext) }
    #expect(picture[0].opacity == 0)
    #expect(picture[10 * 40 + 1].red > 240 && picture[10 * 40 + 38].blue > 240)
    #expect(abs(Int(picture[10 * 40 + 20].red) - 126) <= 4)
  }

  @Test func `symbols in a bitmap have the colours of their palette`() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
      .applying(UIImage.SymbolConfiguration(pointSize: 16))
    let symbol = try #require(
      UIImage(systemName: "xmark.circle.fill", withConfiguration: palette))
    let picture = try pixels { _ in symbol.draw(at: .zero) }
    let pure = picture.filter { $0.opacity == 255 }
    #expect(pure.contains { $0.red > 240 && $0.green > 240 })
    #expect(pure.contains { $0.red > 240 && $0.green < 80 })
  }
}

/// A premultiplied pixel.
private struct GraphicsPixel: Equatable {
  var red, green, blue, opacity: UInt8
}
