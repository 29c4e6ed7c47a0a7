import SwiftUI
import Testing
import Vitrine
import VitrineCairo
import WidgetKit

@MainActor
@Suite struct ImageRendererTests {
  private var badge: some SwiftUI.View {
    SwiftUI.Text(verbatim: "4").padding(6).background(SwiftUI.Color.red)
  }

  @Test func `a picture has the size of its view in pixels`() throws {
    let renderer = ImageRenderer(content: badge.frame(width: 40, height: 20))
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 1)
    renderer.scale = 3
    #expect(renderer.cgImage?.width == 120 && renderer.cgImage?.height == 60)
    renderer.scale = 0
    #expect(renderer.cgImage == nil)
  }

  @Test func `a view takes the same size of a proposal as in a container`() throws {
    let renderer = ImageRenderer(content: SwiftUI.Color.blue)
    renderer.proposedSize = ProposedViewSize(width: 30, height: nil)
    let image = try #require(renderer.cgImage)
    #expect(image.width == 30 && image.height == 10)
  }

  @Test func `sizes in closures are those of the picture`() throws {
    let renderer = ImageRenderer(
      content: GeometryReader { geometry in
        SwiftUI.Color.red.frame(width: geometry.size.width / 2, height: geometry.size.height)
      })
    renderer.proposedSize = ProposedViewSize(width: 8, height: 2)
    let pixels = try #require(renderer.uiImage?.pngData()).pixels()
    #expect(pixels.prefix(4).allSatisfy { $0.opacity == 255 && !$0.isBlack })
    #expect(pixels[4..<8].allSatisfy { $0.opacity == 0 })
  }

  @Test func `transparent areas are black if the picture is opaque`() throws {
    let renderer = ImageRenderer(content: SwiftUI.Color.clear.frame(width: 2, height: 2))
    #expect(try #require(renderer.uiImage?.pngData()).pixels().allSatisfy { $0.opacity == 0 })
    renderer.isOpaque = true
    let pixels = try #require(renderer.uiImage?.pngData()).pixels()
    #expect(pixels.allSatisfy { $0.opacity == 255 && $0.isBlack })
  }

  @Test func `a view is rendered as an image, and drawn into a context`() throws {
    let inner = try #require(
      ImageRenderer(content: SwiftUI.Color.green.frame(width: 4, height: 4)).uiImage)
    let outer = ImageRenderer(content: SwiftUI.Image(uiImage: inner).padding(2))
    #expect(outer.cgImage?.width == 8)
    var size = CGSize.zero
    outer.render(rasterizationScale: 2) { taken, _ in size = taken }
    #expect(size == CGSize(width: 8, height: 8))
  }

  @Test func `an image has the size and the content of the closure that draws it`() throws {
    let drawn = SwiftUI.Image(size: CGSize(width: 4, height: 2), opaque: true) { context in
      context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
    }
    let image = try #require(ImageRenderer(content: drawn).uiImage)
    #expect(image.size == CGSize(width: 4, height: 2))
    let pixels = try #require(image.pngData()).pixels()
    #expect(!pixels[0].isBlack && pixels[3].isBlack && pixels[3].opacity == 255)
    let resized = ImageRenderer(content: drawn.resizable().frame(width: 8, height: 8))
    #expect(resized.uiImage?.size == CGSize(width: 8, height: 8))
  }
}

extension Data {
  /// The opacity of each pixel of a PNG file, and whether all other components are 0.
  fileprivate func pixels() throws -> [(opacity: UInt8, isBlack: Bool)] {
    let bytes = try ImageDecoder().decode([UInt8](self)).pixels
    return stride(from: 0, to: bytes.count, by: 4).map { start in
      (bytes[start + 3], bytes[start..<(start + 3)].allSatisfy { $0 == 0 })
    }
  }
}
