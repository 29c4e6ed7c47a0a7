import Testing
import Vitrine

/// The effects of places, appearances and locks on a request.
@Suite("Placement")
struct PlacementTests {
  @Test("a picture without a place has a background, and one with a place has none")
  func grounds() throws {
    var request = RenderRequest(family: .accessoryCircular)
    let ground = try Sample.render(#""A""#, request).displayList.items.first
    request.location = .lockScreen
    #expect(try Sample.render(#""A""#, request).displayList.items.first != ground)
  }

  @Test("a place without a device selects a device that has it")
  func devices() throws {
    let places: [(WidgetLocation, WidgetFamily, String)] = [
      (.desktop, .systemLarge, "Mac"), (.smartStack, .accessoryRectangular, "Apple Watch 45mm"),
      (.homeScreen, .systemExtraLarge, "iPad Pro 11-inch"),
      (.surface, .systemSmall, "Apple Vision Pro"),
      (.lockScreen, .systemSmall, "iPad Pro 11-inch"),
    ]
    for (location, family, device) in places {
      var request = RenderRequest(family: family)
      request.location = location
      #expect(try ResolvedSurface(request).device.name == device)
    }
  }

  @Test("the name contains every requested value")
  func names() {
    var request = RenderRequest(family: .systemSmall)
    request.location = .homeScreen
    request.appearance = .tinted
    request.tint = .system(.orange)
    request.wallpaper = Color(hex: "#102030")
    request.isLuminanceReduced = true
    request.state = .locked
    request.lock = .passcodeLocked
    request.showsSensitiveContent = true
    #expect(
      request.name(scale: 3)
        == "systemSmall-locked-light-homeScreen-tinted-tintorange-wallpaper102030-alwaysOn"
        + "-passcodeLocked-showsSensitive@3x")
  }
}
