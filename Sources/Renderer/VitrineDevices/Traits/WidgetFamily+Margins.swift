import VitrineGeometry

extension WidgetFamily {
  /// Space between a Home Screen widget's edges and its content before iOS 26, in points.
  ///
  /// Source: Apple Human Interface Guidelines, Widgets, standard margin; the exact value of
  /// `widgetContentMargins` is not published.
  package static let systemContentMargin = 16.0
}

extension Device {
  /// Space between the edges of a family and its content, in points; accessory families have none.
  package func contentMargins(
    of family: WidgetFamily, on version: DesignGeneration
  ) -> EdgeInsets {
    EdgeInsets(family.isSystem ? contentMargin(on: version) : 0)
  }

  /// Space between a Home Screen widget's edges and its content, in points.
  ///
  /// Source: iOS 26 leaves 18.0 points on a screen of 402 (JatinSinghroha/Glasscast) and 19.33 on
  /// one of 440 (zhuff99/StreakMed): 0.11 of a small widget's side, rounded down to a pixel.
  /// Assumed: all iPhones and iPads follow this rule, and so does iOS 27; other platforms do not.
  package func contentMargin(on version: DesignGeneration) -> Double {
    guard version.hasLiquidGlass, hasNewHomeScreen, let side = smallSide(on: version) else {
      return WidgetFamily.systemContentMargin
    }
    // Without the addition, rounding errors could remove a pixel from sides of whole pixels.
    return (0.11 * side * scale + 1 / 1024).rounded(.down) / scale
  }

  /// Radius of a Home Screen widget's continuous corners, in points.
  ///
  /// Sources, each a least-squares fit of all corners: before iOS 26 21.7 for a side of 158
  /// (MonicaVarYan/WaterTracker, TakumiFuzawa/silent-day, Rspoon3/Shotbot,
  /// home-assistant/companion.home-assistant) and 23.0 for 169 (ABausG/home_widget), with a straight
  /// line through both for other sides (assumed); on iOS 26 0.170 of the side: 28.0 at 164.33
  /// (JatinSinghroha/Glasscast), 29.35 at 172.67 (JustAman62/ovault), 30.1 at 176.67
  /// (zhuff99/StreakMed), and on iOS 27 as on iOS 26 (assumed). Devices without small widgets have the radius of 158 (assumed).
  package func cornerRadius(on version: DesignGeneration) -> Double {
    let side = smallSide(on: version) ?? 158
    if version.hasLiquidGlass, hasNewHomeScreen { return 0.17 * side }
    return 21.7 + (side - 158) * (23.0 - 21.7) / (169 - 158)
  }

  /// Space between an accessory's box in Apple's guidelines and the box of its views on a Lock
  /// Screen, in points.
  ///
  /// It is zero for the sizes that devices report, because these are the sizes of the views: on
  /// iPad, and on iPhone with iOS 26 and later.
  ///
  /// Source: lines of 146 in a family of 160 on iOS 18 (home-assistant/companion.home-assistant),
  /// with its margins disabled; a circle of 58 points on iOS 26 (infinityp913/habit-tracker), which
  /// is the size that such phones report, and the guidelines' 72 less the same space. Assumed: it
  /// also applies to the height of rectangular widgets and to other screens. It is not known for
  /// inline widgets and watch faces.
  package func accessoryInset(of family: WidgetFamily, on version: DesignGeneration) -> EdgeInsets {
    guard platform == .iPhone, versionSizes[version]?[family] == nil else { return .zero }
    switch family {
    case .accessoryCircular, .accessoryRectangular: return EdgeInsets(7)
    default: return .zero
    }
  }

  private func smallSide(on version: DesignGeneration) -> Double? {
    size(of: WidgetFamily.systemSmall, on: version)?.width
  }

  /// Whether the values of iOS 26 apply; those of other platforms are not known.
  package var hasNewHomeScreen: Bool { platform == .iPhone || platform == .iPad }
}
