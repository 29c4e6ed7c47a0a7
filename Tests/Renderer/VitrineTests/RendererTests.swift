import Foundation
import Testing
import Vitrine

@Suite("Rendering")
struct RendererTests {
  private let view = #"""
    {"vStack": {"alignment": "leading", "children": [
      {"text": "Groceries and a long line", "modifiers": [{"font": "headline"}]},
      {"text": "Milk, bread, eggs", "modifiers": [{"foregroundStyle": "secondary"}]},
      {"circle": {"fill": "red"}}]},
     "modifiers": [{"containerBackground": {"style": {"linearGradient": {"stops": [
       "blue", "purple"]}}}}]}
    """#

  @Test("the same input gives the same bytes on every run and every thread")
  func determinism() async throws {
    let document = try Sample.document(Sample.json(view))
    let shared = Renderer()
    let expected = try Renderer().layOut(document, RenderRequest(family: .systemMedium)).png()
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try shared.layOut(document, RenderRequest(family: .systemMedium)).png()
        }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }

  @Test("every family is drawn in the size of its device")
  func families() throws {
    for family in WidgetFamily.allCases {
      let device = try #require(Device.standard(for: .family(family)))
      let size = try #require(device.sizes[family])
      let rendering = try Sample.render(view, RenderRequest(family: family))
      #expect(rendering.size == size)
      #expect(rendering.scale == device.scale)
      let png = try rendering.png()
      let sides = png[16..<24].reduce(0) { $0 << 8 | UInt64($1) }
      #expect(sides >> 32 == UInt64((size.width * device.scale).rounded(.up)))
      #expect(sides & 0xffff_ffff == UInt64((size.height * device.scale).rounded(.up)))
    }
  }

  @Test("a device without the family is an error that lists those that it has")
  func missingFamily() throws {
    var request = RenderRequest(family: .systemExtraLarge)
    request.device = Device.named("iphone-16")
    let error = #expect(throws: ArchiveError.self) { try Sample.render(view, request) }
    #expect(error?.message == "iPhone 16 does not show 'systemExtraLarge'")
    #expect(error?.hint?.contains("'systemLarge'") == true)
  }

  @Test("margins and corners are parameters")
  func surface() throws {
    var request = RenderRequest(family: .systemSmall)
    let color = #"{"color": "red", "modifiers": [{"containerBackground": "white"}]}"#
    #expect(
      try Sample.render(color, request).frames.first("Color")?.frame
        == Rect(x: 16, y: 16, width: 126, height: 126))
    request.contentMargins = EdgeInsets(0)
    request.cornerRadius = 0
    request.scale = 1
    let bare = try Sample.render(color, request)
    #expect(bare.frames.first("Color")?.frame == Rect(x: 0, y: 0, width: 158, height: 158))
    let corner = try bare.bitmap().pixels.prefix(4)
    #expect(Array(corner) == [48, 59, 255, 255])
    request.cornerRadius = 22
    #expect(try Sample.render(color, request).bitmap().pixels.prefix(4).last == 0)
  }

  @Test("more pixels than the limit are rejected")
  func outputLimit() throws {
    var limits = ArchiveLimits()
    let document = try Sample.document(Sample.json(view))
    var request = RenderRequest(family: .systemSmall)
    request.scale = 2
    limits.outputPixels = 316 * 316
    #expect(throws: Never.self) { try Renderer(limits: limits).layOut(document, request).png() }
    limits.outputPixels -= 1
    let error = #expect(throws: ArchiveError.self) {
      try Renderer(limits: limits).layOut(document, request)
    }
    #expect(error?.message == "too many pixels in the picture: 99856, at most 99855 are allowed")
    for scale in [0, -1, Double.nan, .infinity, 1e300] {
      request.scale = scale
      #expect(throws: ArchiveError.self) { try Renderer().layOut(document, request) }
    }
  }

  @Test("infinite and huge extents draw nothing and do not block")
  func hugeNumbers() throws {
    for frame in [
      #"{"width": 1000000, "height": 1000000}"#, #"{"minWidth": "infinity"}"#, #"{"width": -5}"#,
      #"{"minWidth": 50, "maxWidth": 10}"#,
    ] {
      let rendering = try Sample.render(
        #"{"color": "red", "modifiers": [{"frame": \#(frame)}, {"containerBackground": "white"}]}"#
      )
      #expect(try rendering.png().count > 100)
    }
  }

  @Test("views and modifiers that are nested too deeply are rejected with their path")
  func depth() throws {
    let padding = Array(repeating: #"{"padding": 0}"#, count: 600).joined(separator: ",")
    let error = #expect(throws: ArchiveError.self) {
      try Sample.render(#"{"text": "a", "modifiers": [\#(padding)]}"#)
    }
    #expect(error?.message.hasPrefix("views and modifiers are nested 201 deep") == true)
    #expect(error?.path?.description == ".entries[0].views.default.modifiers[399].padding")
  }

  @Test("a missing background and missing glyphs are warnings")
  func warnings() throws {
    let rendering = try Sample.render("{\"text\": \"a\u{13000}b\"}")
    #expect(
      rendering.warnings.map(\.message) == [
        "no face has a glyph for U+13000",
        "there is no 'containerBackground'; iOS 17 and later show a notice in place of such a widget",
      ])
  }
}
