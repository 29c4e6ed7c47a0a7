import VitrineGeometry

/// Widget sizes of every device, in points.
///
/// Sources: Apple Human Interface Guidelines, Widgets (December 2025) and Complications (October
/// 2023); for the 402x874 and 440x956 screens, Home Screen widgets measured in screenshots, which
/// several independent tables confirm. `ReportedSizeTable` has the sizes that devices report in
/// other versions of the system, and `PadSizeTable` those on iPad's Lock Screens. Mac, Apple
/// Vision, Apple Watch of 42 and 46 mm, Apple Watch Ultra 3 and iPhone Duo are from the same log.
///
/// Assumptions, because no sizes are published: a line on a watch face is as wide as a rectangular
/// widget and 26 points high; a Mac before macOS 15 has the sizes of the 393x852 iPhone, which
/// Apple documents for iPhone widgets on a Mac, and its extra large family is as wide as two large
/// ones with the distance of two small ones (a rule that gives an iPad's sizes to half a point).
enum DeviceTable {
  /// The devices of one screen size.
  struct Group: Sendable {
    let platform: Device.Platform
    let names: [String]
    let scale: Double
    var sizes: [WidgetFamily: Size]
    var homeScreenSizes: [WidgetFamily: Size] = [:]
    var smartStackSize: Size?
    /// Lock Screen sizes of families that other places show too.
    var lockScreenSizes: [WidgetFamily: Size] = [:]
    /// Sizes from a version of the system onwards.
    var versions: [DesignGeneration: [WidgetFamily: Size]] = [:]

    /// Sizes in one version of the system, instead of `sizes`.
    var versionSizes: [DesignGeneration: [WidgetFamily: Size]] {
      let row = ReportedSizeTable.row(of: self)
      var sizes: [DesignGeneration: [WidgetFamily: Size]] = [:]
      sizes[.ios17] = versions[.ios17] ?? ReportedSizeTable.early(of: self)
      sizes[.ios26] = (versions[.ios26] ?? [:]).merging(row?.sizes ?? [:]) { own, _ in own }
      sizes[.ios27] = (sizes[.ios26] ?? [:]).merging(versions[.ios27] ?? [:]) { _, new in new }
      if let portrait = row?.portrait { sizes[.ios27]?[.systemExtraLargePortrait] = portrait }
      return sizes.filter { !$0.value.isEmpty }
    }

    /// Returns the group with additional sizes.
    func adding(_ more: [WidgetFamily: Size]) -> Group {
      var group = self
      group.sizes.merge(more) { own, _ in own }
      return group
    }
  }

  /// All groups; within a platform, newer devices come first.
  static let groups: [Group] =
    iPhones + iPads.map(PadSizeTable.completed) + watches.map { $0.adding(line(of: $0)) }
    + visions + macs

  private static func line(of group: Group) -> [WidgetFamily: Size] {
    group.sizes[.accessoryRectangular].map {
      [.accessoryInline: Size(width: $0.width, height: 26)]
    } ?? [:]
  }

  private static let macs: [Group] = [
    Group(
      platform: .mac,
      names: [
        "Mac"
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 164, height: 164),
        .systemMedium: Size(width: 344, height: 164),
        .systemLarge: Size(width: 344, height: 344),
        .systemExtraLarge: Size(width: 704, height: 344),
      ],
      versions: [
        .ios17: [
          .systemSmall: Size(width: 158, height: 158),
          .systemMedium: Size(width: 338, height: 158),
          .systemLarge: Size(width: 338, height: 354),
          .systemExtraLarge: Size(width: 698, height: 354),
        ],
        .ios27: [.systemExtraLargePortrait: Size(width: 344, height: 704)],
      ])
  ]

  /// The Lock Screen sizes that both screens of an iPhone Duo share.
  ///
  /// An assumption: the sizes of the widest iPhone.
  private static let duoLockScreen: [WidgetFamily: Size] = [
    .accessoryCircular: Size(width: 60, height: 60),
    .accessoryRectangular: Size(width: 158, height: 60),
    .accessoryInline: Size(width: 370, height: 36),
  ]

  /// The group of one screen of an iPhone Duo, from the side of a small widget and the distance
  /// between two widgets.
  ///
  /// Source: one author's log of a simulator of iOS 27.1 (szymdzie/iphone_duo_ui_pro).
  private static func duo(
    _ names: [String], small: Double, gap: (width: Double, height: Double)
  ) -> Group {
    let medium = 2 * small + gap.width
    func height(_ rows: Double) -> Double { rows * small + (rows - 1) * gap.height }
    let sizes: [WidgetFamily: Size] = [
      .systemSmall: Size(width: small, height: small),
      .systemMedium: Size(width: medium, height: small),
      .systemLarge: Size(width: medium, height: height(2)),
      .systemExtraLargePortrait: Size(width: medium, height: height(3)),
    ].merging(duoLockScreen) { own, _ in own }
    return Group(
      platform: .iPhone, names: names, scale: 3, sizes: sizes,
      versions: [.ios26: sizes])
  }

  private static let iPhones: [Group] = [
    duo(["iPhone Duo", "iPhone Duo Open Landscape"], small: 158, gap: (18, 38)),
    duo(["iPhone Duo Open"], small: 190, gap: (22, 46)),
    // Accessory sizes are those of the 430x932 screen, because none are published.
    Group(
      platform: .iPhone,
      names: [
        "iPhone 18 Pro Max",
        "iPhone 17 Pro Max",
        "iPhone 16 Pro Max",
      ], scale: 3,
      sizes: [
        .systemSmall: Size(width: 170, height: 170),
        .systemMedium: Size(width: 364, height: 170),
        .systemLarge: Size(width: 364, height: 382),
        .accessoryCircular: Size(width: 76, height: 76),
        .accessoryRectangular: Size(width: 172, height: 76),
        .accessoryInline: Size(width: 257, height: 26),
      ]),
    // The sizes of iOS 26, with which it was introduced; sizes in iOS 18 are not known. Accessory
    // sizes are those of the 430x932 screen, because none are published.
    Group(
      platform: .iPhone,
      names: [
        "iPhone Air"
      ], scale: 3,
      sizes: [
        .systemSmall: Size(width: 518.0 / 3, height: 518.0 / 3),
        .systemMedium: Size(width: 1100.0 / 3, height: 518.0 / 3),
        .systemLarge: Size(width: 1100.0 / 3, height: 1036.0 / 3 + 42),
        .accessoryCircular: Size(width: 76, height: 76),
        .accessoryRectangular: Size(width: 172, height: 76),
        .accessoryInline: Size(width: 257, height: 26),
      ]),
    // Accessory sizes are those of the 393x852 screen, because none are published.
    Group(
      platform: .iPhone,
      names: [
        "iPhone 18 Pro",
        "iPhone 17 Pro",
        "iPhone 17",
        "iPhone 16 Pro",
      ], scale: 3,
      sizes: [
        .systemSmall: Size(width: 162, height: 162),
        .systemMedium: Size(width: 344, height: 162),
        .systemLarge: Size(width: 344, height: 366),
        .accessoryCircular: Size(width: 72, height: 72),
        .accessoryRectangular: Size(width: 160, height: 72),
        .accessoryInline: Size(width: 234, height: 26),
      ]),
    Group(
      platform: .iPhone,
      names: [
        "iPhone 16 Plus",
        "iPhone 15 Pro Max",
        "iPhone 15 Plus",
        "iPhone 14 Pro Max",
      ], scale: 3,
      sizes: [
        .systemSmall: Size(width: 170, height: 170),
        .systemMedium: Size(width: 364, height: 170),
        .systemLarge: Size(width: 364, height: 382),
        .accessoryCircular: Size(width: 76, height: 76),
        .accessoryRectangular: Size(width: 172, height: 76),
        .accessoryInline: Size(width: 257, height: 26),
      ]),
    Group(
      platform: .iPhone,
      names: [
        "iPhone 16",
        "iPhone 15 Pro",
        "iPhone 15",
        "iPhone 14 Pro",
      ], scale: 3,
      sizes: [
        .systemSmall: Size(width: 158, height: 158),
        .systemMedium: Size(width: 338, height: 158),
        .systemLarge: Size(width: 338, height: 354),
        .accessoryCircular: Size(width: 72, height: 72),
        .accessoryRectangular: Size(width: 160, height: 72),
        .accessoryInline: Size(width: 234, height: 26),
      ]),
    Group(
      platform: .iPhone,
      names: [
        "iPhone 17e",
        "iPhone 16e",
        "iPhone 14",
        "iPhone 13 Pro",
        "iPhone 13",
        "iPhone 12 Pro",
        "iPhone 12",
      ], scale: 3,
      sizes: [
        .systemSmall: Size(width: 158, height: 158),
        .systemMedium: Size(width: 338, height: 158),
        .systemLarge: Size(width: 338, height: 354),
        .accessoryCircular: Size(width: 72, height: 72),
        .accessoryRectangular: Size(width: 160, height: 72),
        .accessoryInline: Size(width: 234, height: 26),
      ]),
    Group(
      platform: .iPhone,
      names: [
        "iPhone 14 Plus",
        "iPhone 13 Pro Max",
        "iPhone 12 Pro Max",
      ], scale: 3,
      sizes: [
        .systemSmall: Size(width: 170, height: 170),
        .systemMedium: Size(width: 364, height: 170),
        .systemLarge: Size(width: 364, height: 382),
        .accessoryCircular: Size(width: 76, height: 76),
        .accessoryRectangular: Size(width: 172, height: 76),
        .accessoryInline: Size(width: 257, height: 26),
      ]),
    Group(
      platform: .iPhone,
      names: [
        "iPhone 13 mini",
        "iPhone 12 mini",
        "iPhone 11 Pro",
        "iPhone XS",
        "iPhone X",
      ], scale: 3,
      sizes: [
        .systemSmall: Size(width: 155, height: 155),
        .systemMedium: Size(width: 329, height: 155),
        .systemLarge: Size(width: 329, height: 345),
        .accessoryCircular: Size(width: 72, height: 72),
        .accessoryRectangular: Size(width: 157, height: 72),
        .accessoryInline: Size(width: 225, height: 26),
      ]),
    Group(
      platform: .iPhone,
      names: [
        "iPhone 11 Pro Max",
        "iPhone XS Max",
      ], scale: 3,
      sizes: [
        .systemSmall: Size(width: 169, height: 169),
        .systemMedium: Size(width: 360, height: 169),
        .systemLarge: Size(width: 360, height: 379),
        .accessoryCircular: Size(width: 76, height: 76),
        .accessoryRectangular: Size(width: 160, height: 72),
        .accessoryInline: Size(width: 248, height: 26),
      ]),
    Group(
      platform: .iPhone,
      names: [
        "iPhone 11",
        "iPhone XR",
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 169, height: 169),
        .systemMedium: Size(width: 360, height: 169),
        .systemLarge: Size(width: 360, height: 379),
        .accessoryCircular: Size(width: 76, height: 76),
        .accessoryRectangular: Size(width: 160, height: 72),
        .accessoryInline: Size(width: 248, height: 26),
      ]),
    Group(
      platform: .iPhone,
      names: [
        "iPhone 8 Plus",
        "iPhone 7 Plus",
        "iPhone 6s Plus",
        "iPhone 6 Plus",
      ], scale: 3,
      sizes: [
        .systemSmall: Size(width: 159, height: 159),
        .systemMedium: Size(width: 348, height: 157),
        .systemLarge: Size(width: 348, height: 357),
        .accessoryCircular: Size(width: 76, height: 76),
        .accessoryRectangular: Size(width: 170, height: 76),
        .accessoryInline: Size(width: 248, height: 26),
      ]),
    Group(
      platform: .iPhone,
      names: [
        "iPhone 8",
        "iPhone 7",
        "iPhone 6s",
        "iPhone 6",
        "iPhone SE 4.7-inch",
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 148, height: 148),
        .systemMedium: Size(width: 321, height: 148),
        .systemLarge: Size(width: 321, height: 324),
        .accessoryCircular: Size(width: 68, height: 68),
        .accessoryRectangular: Size(width: 153, height: 68),
        .accessoryInline: Size(width: 225, height: 26),
      ]),
    Group(
      platform: .iPhone,
      names: [
        "iPhone SE 4-inch",
        "iPod touch 5th generation and later",
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 141, height: 141),
        .systemMedium: Size(width: 292, height: 141),
        .systemLarge: Size(width: 292, height: 311),
      ]),
  ]

  // Content is laid out in the canvas size, which the Home Screen scales down.
  private static let iPads: [Group] = [
    // Assumed: the Home Screen scales widgets as on the 1024x1366 screen, which has the same
    // canvas.
    Group(
      platform: .iPad,
      names: [
        "iPad Pro 13-inch"
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 170, height: 170),
        .systemMedium: Size(width: 378.5, height: 170),
        .systemLarge: Size(width: 378.5, height: 378.5),
        .systemExtraLarge: Size(width: 795, height: 378.5),
      ],
      homeScreenSizes: [
        .systemSmall: Size(width: 160, height: 160),
        .systemMedium: Size(width: 356, height: 160),
        .systemLarge: Size(width: 356, height: 356),
        .systemExtraLarge: Size(width: 748, height: 356),
      ]),
    Group(
      platform: .iPad,
      names: [
        "iPad Pro 12.9-inch",
        "iPad Air 13-inch",
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 170, height: 170),
        .systemMedium: Size(width: 378.5, height: 170),
        .systemLarge: Size(width: 378.5, height: 378.5),
        .systemExtraLarge: Size(width: 795, height: 378.5),
      ],
      homeScreenSizes: [
        .systemSmall: Size(width: 160, height: 160),
        .systemMedium: Size(width: 356, height: 160),
        .systemLarge: Size(width: 356, height: 356),
        .systemExtraLarge: Size(width: 748, height: 356),
      ]),
    Group(
      platform: .iPad,
      names: [
        "iPad Pro 11-inch",
        "iPad Pro 10.5-inch",
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 155, height: 155),
        .systemMedium: Size(width: 342, height: 155),
        .systemLarge: Size(width: 342, height: 342),
        .systemExtraLarge: Size(width: 715.5, height: 342),
      ],
      homeScreenSizes: [
        .systemSmall: Size(width: 136, height: 136),
        .systemMedium: Size(width: 300, height: 136),
        .systemLarge: Size(width: 300, height: 300),
        .systemExtraLarge: Size(width: 628, height: 300),
      ]),
    Group(
      platform: .iPad,
      names: [
        "iPad Pro 9.7-inch",
        "iPad Air 9.7-inch",
        "iPad 9.7-inch",
        "iPad mini 7.9-inch",
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 141, height: 141),
        .systemMedium: Size(width: 305.5, height: 141),
        .systemLarge: Size(width: 305.5, height: 305.5),
        .systemExtraLarge: Size(width: 634.5, height: 305.5),
      ],
      homeScreenSizes: [
        .systemSmall: Size(width: 120, height: 120),
        .systemMedium: Size(width: 260, height: 120),
        .systemLarge: Size(width: 260, height: 260),
        .systemExtraLarge: Size(width: 540, height: 260),
      ]),
    Group(
      platform: .iPad,
      names: [
        "iPad Air 11-inch",
        "iPad Air 10.9-inch",
        "iPad 11-inch",
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 155, height: 155),
        .systemMedium: Size(width: 342, height: 155),
        .systemLarge: Size(width: 342, height: 342),
        .systemExtraLarge: Size(width: 715.5, height: 342),
      ],
      homeScreenSizes: [
        .systemSmall: Size(width: 136, height: 136),
        .systemMedium: Size(width: 300, height: 136),
        .systemLarge: Size(width: 300, height: 300),
        .systemExtraLarge: Size(width: 628, height: 300),
      ]),
    Group(
      platform: .iPad,
      names: [
        "iPad Air 10.5-inch"
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 150, height: 150),
        .systemMedium: Size(width: 327.5, height: 150),
        .systemLarge: Size(width: 327.5, height: 327.5),
        .systemExtraLarge: Size(width: 682, height: 327.5),
      ],
      homeScreenSizes: [
        .systemSmall: Size(width: 132, height: 132),
        .systemMedium: Size(width: 288, height: 132),
        .systemLarge: Size(width: 288, height: 288),
        .systemExtraLarge: Size(width: 600, height: 288),
      ]),
    Group(
      platform: .iPad,
      names: [
        "iPad 10.2-inch"
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 146, height: 146),
        .systemMedium: Size(width: 320.5, height: 146),
        .systemLarge: Size(width: 320.5, height: 320.5),
        .systemExtraLarge: Size(width: 669, height: 320.5),
      ],
      homeScreenSizes: [
        .systemSmall: Size(width: 124, height: 124),
        .systemMedium: Size(width: 272, height: 124),
        .systemLarge: Size(width: 272, height: 272),
        .systemExtraLarge: Size(width: 568, height: 272),
      ]),
    Group(
      platform: .iPad,
      names: [
        "iPad mini 8.3-inch"
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 141, height: 141),
        .systemMedium: Size(width: 305.5, height: 141),
        .systemLarge: Size(width: 305.5, height: 305.5),
        .systemExtraLarge: Size(width: 634.5, height: 305.5),
      ],
      homeScreenSizes: [
        .systemSmall: Size(width: 120, height: 120),
        .systemMedium: Size(width: 260, height: 120),
        .systemLarge: Size(width: 260, height: 260),
        .systemExtraLarge: Size(width: 540, height: 260),
      ]),
  ]

  private static let watches: [Group] = [
    Group(
      platform: .watch,
      names: [
        "Apple Watch Ultra 4",
        "Apple Watch Ultra 3",
      ], scale: 2,
      sizes: [
        .accessoryCircular: Size(width: 51, height: 51),
        .accessoryCorner: Size(width: 39, height: 39),
        .accessoryRectangular: Size(width: 199, height: 84.5),
      ],
      smartStackSize: Size(width: 197, height: 84)),
    Group(
      platform: .watch,
      names: [
        "Apple Watch 49mm"
      ], scale: 2,
      sizes: [
        .accessoryCircular: Size(width: 50, height: 50),
        .accessoryCorner: Size(width: 38, height: 38),
        .accessoryRectangular: Size(width: 193, height: 82),
      ],
      smartStackSize: Size(width: 191, height: 81.5)),
    Group(
      platform: .watch,
      names: [
        "Apple Watch 46mm"
      ], scale: 2,
      sizes: [
        .accessoryCircular: Size(width: 51, height: 51),
        .accessoryCorner: Size(width: 34, height: 34),
        .accessoryRectangular: Size(width: 196, height: 80.5),
      ],
      smartStackSize: Size(width: 194, height: 80.5)),
    Group(
      platform: .watch,
      names: [
        "Apple Watch 45mm"
      ], scale: 2,
      sizes: [
        .accessoryCircular: Size(width: 50, height: 50),
        .accessoryCorner: Size(width: 38, height: 38),
        .accessoryRectangular: Size(width: 193, height: 82),
      ],
      smartStackSize: Size(width: 184, height: 80.5)),
    Group(
      platform: .watch,
      names: [
        "Apple Watch 44mm"
      ], scale: 2,
      sizes: [
        .accessoryCircular: Size(width: 47, height: 47),
        .accessoryCorner: Size(width: 36, height: 36),
        .accessoryRectangular: Size(width: 184, height: 78),
      ],
      smartStackSize: Size(width: 173, height: 76.5)),
    Group(
      platform: .watch,
      names: [
        "Apple Watch 42mm"
      ], scale: 2,
      sizes: [
        .accessoryCircular: Size(width: 47, height: 47),
        .accessoryCorner: Size(width: 30, height: 30),
        .accessoryRectangular: Size(width: 176, height: 72.5),
      ],
      smartStackSize: Size(width: 176, height: 72.5)),
    Group(
      platform: .watch,
      names: [
        "Apple Watch 41mm"
      ], scale: 2,
      sizes: [
        .accessoryCircular: Size(width: 44.5, height: 44.5),
        .accessoryCorner: Size(width: 34, height: 34),
        .accessoryRectangular: Size(width: 171.5, height: 73),
      ],
      smartStackSize: Size(width: 165, height: 72.5)),
    Group(
      platform: .watch,
      names: [
        "Apple Watch 40mm"
      ], scale: 2,
      sizes: [
        .accessoryCircular: Size(width: 42, height: 42),
        .accessoryCorner: Size(width: 32, height: 32),
        .accessoryRectangular: Size(width: 162, height: 69),
      ],
      smartStackSize: Size(width: 152, height: 69.5)),
  ]

  private static let visions: [Group] = [
    Group(
      platform: .vision,
      names: [
        "Apple Vision Pro"
      ], scale: 2,
      sizes: [
        .systemSmall: Size(width: 158, height: 158),
        .systemMedium: Size(width: 338, height: 158),
        .systemLarge: Size(width: 338, height: 354),
        .systemExtraLarge: Size(width: 450, height: 338),
        .systemExtraLargePortrait: Size(width: 338, height: 450),
      ],
      versions: [
        .ios26: [
          .systemSmall: Size(width: 158, height: 158),
          .systemMedium: Size(width: 354, height: 158),
          .systemLarge: Size(width: 354, height: 354),
          .systemExtraLarge: Size(width: 550, height: 354),
          .systemExtraLargePortrait: Size(width: 354, height: 550),
        ],
        .ios27: [
          .accessoryCircular: Size(width: 75, height: 75),
          .accessoryRectangular: Size(width: 208, height: 79),
        ],
      ])
  ]
}
