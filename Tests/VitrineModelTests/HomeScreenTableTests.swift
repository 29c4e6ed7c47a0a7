import Testing

@testable import VitrineModel

/// Sizes, margins and corners of Home Screen widgets by the version of the system.
@Suite("Home Screens by version")
struct HomeScreenTableTests {
  /// A screenshot: what was read, and how exactly.
  struct Screenshot: Sendable {
    let device: String
    let version: DesignGeneration
    let family: WidgetFamily
    let size: Size
    let error: Double

    init(
      _ device: String, _ version: DesignGeneration, _ family: WidgetFamily, _ width: Double,
      _ height: Double, error: Double = 0.005
    ) {
      self.device = device
      (self.version, self.family) = (version, family)
      size = Size(width: width, height: height)
      self.error = error
    }
  }

  @Test(
    "sizes are those of screenshots",
    arguments: [
      Screenshot("iPhone 17", .ios26, .systemSmall, 164.33, 164.33),
      Screenshot("iPhone 17 Pro", .ios26, .systemMedium, 349.67, 164.33),
      Screenshot("iPhone 17 Pro Max", .ios26, .systemSmall, 177, 177),
      Screenshot("iPhone 16 Pro Max", .ios26, .systemMedium, 378, 177),
      Screenshot("iPhone Air", .ios26, .systemSmall, 172.67, 172.67),
      Screenshot("iPhone Air", .ios26, .systemMedium, 366.67, 172.67),
      Screenshot("iPhone 16", .ios26, .systemSmall, 161.7, 161.7, error: 0.8),
      Screenshot("iPhone 16", .ios26, .systemMedium, 344, 161.7, error: 0.8),
      Screenshot("iPhone 16 Pro", .ios17, .systemSmall, 158, 158),
      Screenshot("iPhone 16 Pro", .ios17, .systemMedium, 338, 158),
      Screenshot("iPhone 16 Pro", .ios18, .systemSmall, 162, 162),
      Screenshot("iPhone 16", .ios18, .systemSmall, 158, 158),
    ])
  func sizes(_ shot: Screenshot) throws {
    let device = try #require(Device.named(shot.device))
    let size = try #require(device.size(of: shot.family, on: shot.version))
    #expect(abs(size.width - shot.size.width) <= shot.error)
    #expect(abs(size.height - shot.size.height) <= shot.error)
  }

  @Test("sizes of iOS 26 are whole pixels between those of the screens beside them")
  func interpolation() throws {
    let plus = try #require(Device.named("iPhone 16 Plus"))
    let small = try #require(plus.size(of: WidgetFamily.systemSmall, on: .ios26)).width
    #expect(small > 172.67 && small < 177)
    for device in Device.all where device.platform == .iPhone {
      for family in [WidgetFamily.systemSmall, .systemMedium] {
        let size = try #require(device.size(of: family, on: .ios26))
        let pixels = size.width * device.scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(device.name)")
      }
    }
  }

  @Test("other devices, and phones with a Home button, keep their sizes")
  func unchanged() throws {
    for name in ["iPhone SE 4.7-inch", "iPhone 8 Plus", "iPad Pro 11-inch", "Mac"] {
      let device = try #require(Device.named(name))
      for version in DesignGeneration.allCases {
        let family = WidgetFamily.systemSmall
        #expect(device.size(of: family, on: version) == device.sizes[family], "\(name)")
      }
    }
  }

  @Test(
    "margins are those of screenshots",
    arguments: [
      ("iPhone 17", DesignGeneration.ios26, 18.0), ("iPhone 17 Pro Max", .ios26, 19.33),
      ("iPhone 17", .ios18, 16), ("iPhone 16", .ios17, 16), ("Mac", .ios26, 16),
    ])
  func margins(name: String, version: DesignGeneration, margin: Double) throws {
    let device = try #require(Device.named(name))
    #expect(abs(device.contentMargin(on: version) - margin) < 0.005)
  }

  @Test(
    "corners are those of screenshots",
    arguments: [
      ("iPhone 16", DesignGeneration.ios17, 21.7, 0.1), ("iPhone 16 Pro", .ios17, 21.7, 0.1),
      ("iPhone 11", .ios18, 23, 0.1), ("iPhone 17", .ios26, 28, 0.4),
      ("iPhone Air", .ios26, 29.35, 0.15), ("iPhone 17 Pro Max", .ios26, 30.1, 0.15),
    ])
  func corners(name: String, version: DesignGeneration, radius: Double, error: Double) throws {
    let device = try #require(Device.named(name))
    #expect(abs(device.cornerRadius(on: version) - radius) <= error)
  }
}
