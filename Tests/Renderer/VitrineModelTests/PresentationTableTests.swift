import Testing

@testable import VitrineDevices
@testable import VitrineGeometry

@Suite("Sizes of presentations")
struct PresentationTableTests {
  /// Phones that don't support iOS 16.1, and therefore no Live Activities and controls.
  private static let older: Set = [
    "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus", "iPhone 7", "iPhone 6s", "iPhone 6",
    "iPhone SE 4-inch", "iPod touch 5th generation and later",
  ]

  @Test("every iPhone and iPad has a screen, and no other device has one")
  func screens() {
    let devices = Device.all.filter { $0.platform == .iPhone || $0.platform == .iPad }
    let known = ScreenTable.rows.flatMap(\.names)
    #expect(Set(known) == Set(devices.map(\.name)).subtracting(Self.older))
    #expect(Set(known).count == known.count)
  }

  @Test("every presentation has a standard device that shows it", arguments: RenderTarget.allCases)
  func standardDevices(target: RenderTarget) throws {
    let device = try #require(Device.standard(for: target))
    let sizes = try #require(device.sizeRange(of: target))
    #expect(device.size(of: target) == sizes.most)
    #expect(sizes.least.width > 0 && sizes.least.width <= sizes.most.width)
    #expect(sizes.least.height > 0 && sizes.least.height <= sizes.most.height)
  }

  /// Source: Apple Human Interface Guidelines, Live Activities.
  @Test(
    "sizes are those of the guidelines",
    arguments: [
      ("iPhone 16", ActivityPresentation.lockScreen, 371.0, 160.0),
      ("iPhone 16", .expanded, 371, 160), ("iPhone 16", .minimal, 45, 36.67),
      ("iPhone 15 Pro Max", .lockScreen, 408, 160), ("iPad Pro 12.9-inch", .lockScreen, 500, 160),
      ("iPad Pro 11-inch", .lockScreen, 425, 160), ("Apple Watch 41mm", .smartStack, 165, 72.5),
      ("iPhone 16", .carPlay, 170, 78), ("iPhone 16", .standBy, 852, 393),
    ])
  func sizes(name: String, presentation: ActivityPresentation, width: Double, height: Double) throws
  {
    let device = try #require(Device.named(name))
    #expect(device.size(of: .activity(presentation)) == Size(width: width, height: height))
  }

  /// Source: screenshots of the 402x874 screen on iOS 18 (lioneldude83/OneTimer-LiveActivityIntents)
  /// and iOS 26 (ejf89/liveTimer).
  @Test("sizes on 402x874 are those of screenshots", arguments: ["iPhone 16 Pro", "iPhone 17"])
  func measured(name: String) throws {
    let device = try #require(Device.named(name))
    #expect(device.size(of: .activity(.expanded))?.width == 374)
    #expect(device.size(of: .activity(.lockScreen))?.width == 374)
    let compact = try #require(device.sizeRange(of: .activity(.compact)))
    #expect(abs(compact.most.width - 329) < 0.33)
    #expect(compact.least.width < 228.67)
    #expect(try #require(ActivityTable.island(of: device)).camera.nearly(125.34))
  }

  /// Source: Apple's bezels: 15.57 mm of 18.11 pixels each, three per point.
  @Test("the camera of iPhone 18 Pro is a quarter narrower than that of iPhone 17 Pro")
  func narrowCamera() throws {
    for (new, old) in [
      ("iPhone 18 Pro", "iPhone 17 Pro"), ("iPhone 18 Pro Max", "iPhone 17 Pro Max"),
    ] {
      let cameras = try [new, old].map { name in
        let device = try #require(Device.named(name))
        return try #require(ActivityTable.island(of: device)).camera
      }
      #expect(cameras[0].nearly(94))
      #expect(abs(cameras[0] / cameras[1] - 0.75) < 0.01)
    }
  }

  @Test("a device shows only presentations that it has")
  func missing() throws {
    let names = [
      ("iPhone 14", RenderTarget.activity(.compact)), ("iPhone 14", .control(.controlActionButton)),
      ("iPad Pro 11-inch", .activity(.standBy)), ("iPad Pro 11-inch", .control(.controlLockScreen)),
      ("Apple Watch 45mm", .activity(.lockScreen)), ("iPhone X", .activity(.standBy)),
      ("iPhone 6", .activity(.lockScreen)), ("iPhone Duo", .activity(.compact)),
      ("Apple Vision Pro", .control(.controlSmall)),
    ]
    for (name, target) in names {
      let device = try #require(Device.named(name))
      #expect(device.size(of: target) == nil, "\(name) \(target.name)")
    }
  }
}

extension Double {
  fileprivate func nearly(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
