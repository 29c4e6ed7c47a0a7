import Testing

@testable import VitrineDevices
@testable import VitrineGeometry

/// Sizes, margins and corners of Home Screen widgets by the version of the system.
@Suite("Home Screens by version")
struct HomeScreenTableTests {
  /// A screenshot, with the measured values and their precision.
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
      Screenshot("iPhone 17 Pro Max", .ios26, .systemSmall, 176.67, 176.67, error: 0.34),
      Screenshot("iPhone 16 Pro Max", .ios26, .systemMedium, 378, 176.67, error: 0.34),
      Screenshot("iPhone Air", .ios26, .systemSmall, 172.67, 172.67),
      Screenshot("iPhone Air", .ios26, .systemMedium, 366.67, 172.67),
      Screenshot("iPhone 16", .ios26, .systemSmall, 161.7, 161.7, error: 1),
      Screenshot("iPhone 16", .ios26, .systemMedium, 344, 161.7, error: 1),
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

  @Test("sizes are those that devices report, in every version from which they are known")
  func reported() throws {
    #expect(ReportedSizes.rows.count == 224)
    for row in ReportedSizes.rows {
      let device = try #require(Device.named(row.device), "\(row.device)")
      let family = try #require(WidgetFamily(rawValue: row.family), "\(row.family)")
      let first = try #require(DesignGeneration(rawValue: row.version))
      let versions = DesignGeneration.allCases.drop { $0 != first }
      for version in versions {
        let size = try #require(
          Self.size(of: family, at: row.place, on: device, version), "\(row)")
        #expect(
          abs(size.width - row.width) < 0.005 && abs(size.height - row.height) < 0.005,
          "\(row.device), \(row.place), \(row.family) on \(version): \(size)")
      }
    }
  }

  private static func size(
    of family: WidgetFamily, at place: String, on device: Device, _ version: DesignGeneration
  ) -> Size? {
    switch place {
    case "homeScreen": device.homeScreenSizes[family]
    case "lockScreen": device.lockScreenSizes[family] ?? device.size(of: family, on: version)
    case "smartStack": device.smartStackSize
    default: device.size(of: family, on: version)
    }
  }

  @Test("sizes of iOS 26 and later are whole pixels, at the device's scale")
  func pixels() throws {
    for device in Device.all where device.platform == .iPhone {
      for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
        for version in [DesignGeneration.ios26, .ios27] {
          let size = try #require(device.size(of: family, on: version))
          for pixels in [size.width * device.scale, size.height * device.scale] {
            #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(device.name)")
          }
        }
      }
    }
  }

  @Test("a screen of one size has other widgets at another scale")
  func scales() throws {
    let sizes = try ["iPhone 11", "iPhone 11 Pro Max"].map { name in
      let device = try #require(Device.named(name))
      return device.size(of: WidgetFamily.systemSmall, on: .ios27)?.width
    }
    #expect(sizes[0] == 166.5 && sizes[1] != 166.5)
  }

  @Test("the tall family came to iPhone, iPad and Mac with version 27, and to no watch")
  func portrait() throws {
    for (name, first) in [
      ("iPhone 17", DesignGeneration.ios27), ("iPad Pro 11-inch", .ios27), ("Mac", .ios27),
      ("iPhone SE 4.7-inch", .ios27), ("Apple Vision Pro", .ios17),
    ] {
      let device = try #require(Device.named(name))
      #expect(device.versions(of: .systemExtraLargePortrait).first == first, "\(name)")
    }
    for device in Device.all where device.platform == .watch {
      #expect(device.versions(of: .systemExtraLargePortrait).isEmpty)
    }
  }

  @Test("iPads, and phones that cannot run iOS 26, keep their sizes")
  func unchanged() throws {
    for name in ["iPhone 8 Plus", "iPad Pro 11-inch", "iPad mini 8.3-inch"] {
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
      ("iPhone 18 Pro", .ios27, 18.0),
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
