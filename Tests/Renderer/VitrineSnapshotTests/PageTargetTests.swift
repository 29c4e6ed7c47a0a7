import Foundation
import Testing
import Vitrine

@testable import VitrineSnapshot

@Suite("Families and places in pages")
struct PageTargetTests {
  @Test(
    "families and presentations have titles",
    arguments: [
      ("systemSmall", "Small"), ("systemExtraLargePortrait", "Extra Large Portrait"),
      ("accessoryCircular", "Circular"), ("lockScreen", "Lock Screen"),
      ("controlActionButton", "Control Action Button"), ("minimal", "Minimal"),
    ])
  func titles(name: String, title: String) {
    #expect(PageTarget.all[name]?.title == title)
  }

  @Test("each family and presentation has its own title")
  func distinct() {
    #expect(PageTarget.all.count == RenderTarget.allCases.count)
    #expect(Set(PageTarget.all.values.map(\.title)).count == RenderTarget.allCases.count)
  }

  @Test(
    "values have titles",
    arguments: [
      ("mode", "fullColor", "Full Color"), ("typeSize", "xxLarge", "XX Large"),
      ("typeSize", "accessibility3", "Accessibility 3"), ("location", "standBy", "StandBy"),
      ("location", "alone", "Alone"), ("design", "ios26", "iOS 26"),
      ("device", "iphone-17-pro-max", "iPhone 17 Pro Max"), ("family", "systemSmall", "Small"),
    ])
  func values(key: String, value: String, title: String) {
    #expect(RequestAxis.all.first { $0.key == key }?.titles[value] == title)
  }

  private func parts(
    _ target: RenderTarget, _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [String: GallerySurface.Part] {
    var request = RenderRequest(family: .systemSmall)
    request.target = target
    change(&request)
    let surface = try ResolvedSurface(request)
    return Dictionary(
      uniqueKeysWithValues: GallerySurface.allCases.compactMap { place in
        place.part(of: surface).map { (place.rawValue, $0) }
      })
  }

  @Test("a picture has the parts of the surfaces that show it")
  func surfaces() throws {
    #expect(try parts(.family(.systemMedium)) == ["plain": .slot, "home": .two])
    #expect(
      try parts(.family(.systemSmall)) { $0.location = .standBy }
        == ["plain": .slot, "standby": .slot])
    #expect(
      try parts(.family(.systemExtraLargePortrait)) { $0.design = .ios27 }
        == ["plain": .slot, "home": .six])
    #expect(try parts(.family(.accessoryInline)) == ["plain": .slot, "lock": .inline])
    #expect(
      try parts(.family(.accessoryCircular)) { $0.colorScheme = .dark }
        == ["plain": .slot, "lock": .line, "watch": .complication, "control": .slot])
    #expect(try parts(.activity(.minimal)) == ["plain": .slot, "island": .beside])
    #expect(try parts(.activity(.compactLeading)) == ["plain": .slot, "island": .slot])
    #expect(try parts(.activity(.standBy)) == ["plain": .slot, "standby": .whole])
    #expect(try parts(.control(.controlLarge)) == ["plain": .slot, "control": .tile])
    #expect(try parts(.control(.controlLockScreen)) == ["plain": .slot, "lock": .tool])
    #expect(try parts(.control(.controlGallery)) == ["plain": .slot, "control": .offer])
    #expect(try parts(.activity(.carPlay)) == ["plain": .slot, "carplay": .slot])
    #expect(try parts(.activity(.menuBar)) == ["plain": .slot, "mac": .menu])
    #expect(
      try parts(.family(.systemSmall)) { $0.device = Device.named("Mac") }
        == ["plain": .slot, "mac": .slot])
    #expect(
      try parts(.family(.systemExtraLarge)) { $0.device = Device.named("iPad Pro 11-inch") }
        == ["plain": .slot, "home": .eight])
  }

  @Test("pages contain no names of families, places or titles: they come from data")
  func scripts() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "Pages")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "js" }
    #expect(files.count > 5)
    let words =
      RenderTarget.allCases.map(\.name) + WidgetLocation.allCases.map(\.rawValue)
      + RequestAxis.all.map(\.title)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in words {
        #expect(!text.contains("\"\(word)\""), "\(file.lastPathComponent) names \(word)")
      }
    }
  }

  private func screen(_ device: String, _ design: DesignGeneration = .ios27) throws -> PageScreen {
    var request = RenderRequest(family: .systemSmall)
    (request.device, request.design) = (Device.named(device), design)
    return PageScreen(try ResolvedSurface(request))
  }

  @Test("a screen is that of the device, with the grid of its families")
  func screens() throws {
    let folded = try screen("iPhone Duo")
    #expect((folded.width, folded.height, folded.column) == (466, 678, 84))
    #expect(folded.corners == [8, 59, 59, 8] && folded.fold == nil && folded.camera?.width == 37)
    #expect(folded.grid == PageScreen.Grid(small: 158, gapX: 18, gapY: 38))
    let open = try screen("iPhone Duo Open Landscape")
    #expect(open.fold?.x == 455.5 && open.camera == nil && open.width == 951)
    #expect(try screen("iPhone Duo Open").grid.small == 190)
    #expect(try screen("iPhone 18 Pro").activities == 3)
    #expect(try screen("iPhone 17 Pro").activities == 2)
    // A Mac has no phone screen: the default one is used.
    #expect(try screen("Mac").width == 402)
  }
}
