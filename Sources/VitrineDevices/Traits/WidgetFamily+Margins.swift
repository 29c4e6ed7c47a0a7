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
  /// Source: iOS 26 leaves 18.0 points on a screen of 402 (JatinSinghroha/Glasscast) and 19.33 on one
  /// of 440 (zhuff99/StreakMed): 0.11 of a small widget's side, rounded down to a pixel. That all
  /// phones and iPads follow the rule is assumed, that iOS 27 does, and that other systems do not.
  package func contentMargin(on version: DesignGeneration) -> Double {
    guard version.hasLiquidGlass, hasNewHomeScreen, let side = smallSide(on: version) else {
      return WidgetFamily.systemContentMargin
    }
    // A share of a pixel too little for a side that is a whole number of pixels.
    return (0.11 * side * scale + 1 / 1024).rounded(.down) / scale
  }

  /// Radius of a Home Screen widget's corners, in points, of the platform's continuous curve.
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

  /// Space between the box that Apple's guidelines give an accessory on a Lock Screen and the box
  /// that its views get, in points.
  ///
  /// Sizes that devices report are the views' own, and have none: those of iPad, and of iPhone on
  /// iOS 26 and later.
  ///
  /// Source: lines of 146 in a family of 160 on iOS 18 (home-assistant/companion.home-assistant), with
  /// its margins disabled; a circle of 58 points on iOS 26 (infinityp913/habit-tracker), which is what
  /// such phones report and the guidelines' 72 less as much. That the height of a rectangle and other
  /// screens follow is assumed; lines and watch faces are not known to.
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

  /// Whether figures of iOS 26 hold: those of other systems are not known.
  package var hasNewHomeScreen: Bool { platform == .iPhone || platform == .iPad }
}
