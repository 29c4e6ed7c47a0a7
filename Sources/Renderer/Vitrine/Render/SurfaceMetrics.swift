import VitrineLayout
import VitrineDevices
import VitrineGeometry

/// The dimensions that WidgetKit applies around a widget's content.
public enum SurfaceMetrics {
  /// The opacity of content with `invalidatableContent` while the widget waits for its
  /// reload.
  public static let invalidatedOpacity = SurfaceDefaults.invalidatedOpacity

  /// The background of a Home Screen widget whose content does not cover all of its box.
  ///
  /// Source for the Mac: a widget with the tertiary fill is (12, 12, 12) in dark mode, as white at 0.05
  /// over black.
  private static func background(on platform: Device.Platform) -> Color {
    platform == .mac ? .system(.systemBackground) : cardBackground
  }

  /// The background of a Live Activity's card, and of widgets of other platforms.
  ///
  /// An assumption: the system background of an elevated surface.
  static let cardBackground = Color.scheme(
    light: .system(.systemBackground), dark: .system(.secondarySystemBackground))

  /// Returns the margins around the content of a family that is shown alone, in points; accessory
  /// families have none.
  public static func contentMargins(
    _ family: WidgetFamily, on device: Device, _ version: DesignGeneration = .standard
  ) -> EdgeInsets {
    device.contentMargins(of: family, on: version)
  }

  /// Returns the corner radius of a family, in points; `nil` for accessory families.
  public static func cornerRadius(
    _ family: WidgetFamily, on device: Device, _ version: DesignGeneration = .standard
  ) -> Double? {
    family.isSystem ? device.cornerRadius(on: version) : nil
  }

  /// The default colour of a tinted surface, and the default accent colour of a watch face.
  ///
  /// An assumption: the system's blue; people choose both.
  public static let tint = Color.system(.blue)

  /// The colours behind widgets on a tinted Home Screen, back to front.
  ///
  /// An assumption: Apple describes the background as dark and tinted, without values.
  static func tintedBackdrop(_ tint: Color, _ version: DesignGeneration) -> [Color] {
    if version.hasLiquidGlass { return tintedGlass(tint) }
    return [.rgb(red: 0.09, green: 0.09, blue: 0.1, opacity: 1), .opacity(tint, 0.35)]
  }

  /// The colour of the darkest corner of tinted glass on iOS 26, behind its light.
  ///
  /// Source: (50, 42, 40) behind one widget on iOS 26 (infinityp913/habit-tracker): a dark grey
  /// with a small fraction of a warm tint, which is assumed for all tints.
  private static func tintedGlass(_ tint: Color) -> [Color] {
    [.rgb(red: 0.16, green: 0.16, blue: 0.16, opacity: 1), .opacity(tint, 0.04)]
  }

  /// The default tint of the glass of iOS 27: the middle of the slider in Settings.
  public static let glassTint = SurfaceDefaults.glassTint

  /// The colour behind widgets on a clear Home Screen, translucent over the wallpaper.
  ///
  /// Source: the fill of clear Liquid Glass in public dumps of Apple's recipes, light and dark, on
  /// iOS 26 and at the clear end of iOS 27's slider, which is described as similar. The opacity at
  /// the other end of the slider is assumed, and so is a linear change between both ends. Refraction
  /// is omitted, and so are the darker edges of iOS 27, for which no values are public.
  ///
  /// - Parameter tint: the position of iOS 27's slider, from 0, ultra clear, to 1, fully tinted.
  static func clearBackdrop(_ version: DesignGeneration, tint: Double?) -> Color {
    let clear = (light: 0.1, dark: 0.05)
    let tinted = (light: 0.6, dark: 0.45)
    let share = version == .ios27 ? tint ?? glassTint : 0
    return .scheme(
      light: .opacity(.system(.white), clear.light + share * (tinted.light - clear.light)),
      dark: .opacity(.system(.white), clear.dark + share * (tinted.dark - clear.dark)))
  }

  /// The radius of the blur behind widgets on a clear Home Screen of iOS 26, in points; `nil` elsewhere.
  ///
  /// Source: the radius of clear Liquid Glass in public dumps of Apple's recipes.
  static func backdropBlur(_ surface: ResolvedSurface) -> Double? {
    surface.appearance == .clear && surface.request.design.hasLiquidGlass ? 10 : nil
  }

  /// The background of a Lock Screen widget without a requested place: its light text wouldn't be
  /// visible on a white page.
  ///
  /// An assumption: any wallpaper would do; this one is a dark slate.
  static let impliedWallpaper = Color.rgb(red: 0.17, green: 0.2, blue: 0.27, opacity: 1)

  /// The red of StandBy in the dark.
  ///
  /// An assumption: Apple does not publish it.
  static let lowLight = Color.rgb(red: 1, green: 0.18, blue: 0.12, opacity: 1)

  /// The brightness of a widget's colours on an Always-On display.
  ///
  /// An assumption: Apple describes them as dimmed, without values.
  public static let alwaysOnBrightness = 0.6

  /// The surface of a widget.
  static func surface(
    _ resolved: ResolvedRequest, _ family: WidgetFamily, marginsDisabled: Bool
  ) -> WidgetSurface {
    let (request, place) = (resolved.request, resolved.surface)
    var surface = WidgetSurface(
      size: place.sizes.most,
      margins: marginsDisabled ? .zero : contentMargins(place, family),
      mask: mask(family, place),
      background: family.isSystem ? background(on: place.device.platform) : nil)
    surface.isClipped = resolved.showsEdge || !family.isSystem
    surface.showsContainerBackground = resolved.showsContainerBackground
    surface.backdrop = place.backdrop
    surface.inset = place.device.accessoryInset(of: family, on: request.design)
    surface.light = light(place, family)
    let needsWallpaper = place.resolution.isImplied && !resolved.showsContainerBackground
    surface.wallpaper = request.wallpaper ?? (needsWallpaper ? impliedWallpaper : nil)
    surface.treatment = place.treatment
    surface.brightness = request.isLuminanceReduced ? alwaysOnBrightness : 1
    return surface
  }

  /// The light of iOS 26 on Home Screen widgets of iPhone and iPad, and of macOS 26 on those of a Mac,
  /// and the border of cards in the Smart Stack.
  ///
  /// Source for the Mac: one widget, white at 0.10, 0.07 and 0.025 at 0, 0.24 and 0.42 of the height.
  private static func light(
    _ surface: ResolvedSurface, _ family: WidgetFamily
  ) -> WidgetSurface.Light {
    if surface.location == .smartStack { return .background(.smartStack) }
    let hasLight = surface.device.hasNewHomeScreen || surface.device.platform == .mac
    guard surface.request.design.hasLiquidGlass, hasLight, family.isSystem else { return .none }
    if surface.appearance == .tinted { return .backdrop(.glass) }
    guard surface.renderingMode == .fullColor else { return .none }
    return .background(surface.device.platform == .mac ? .mac : .fullColor)
  }

  /// The margins around the content of a family on a surface, in points.
  static func contentMargins(_ surface: ResolvedSurface, _ family: WidgetFamily) -> EdgeInsets {
    let (device, version) = (surface.device, surface.request.design)
    return surface.request.contentMargins
      ?? surface.placeTraits?.contentMargins(of: family, on: device, version)
      ?? contentMargins(family, on: device, version)
  }

  /// The Smart Stack and Apple Vision have cards with rounded corners (assumed for the latter: those of
  /// the Home Screen).
  private static func mask(
    _ family: WidgetFamily, _ surface: ResolvedSurface
  ) -> WidgetSurface.Mask {
    if let radius = surface.request.cornerRadius { return .rounded(radius) }
    let radius = surface.device.cornerRadius(on: surface.request.design)
    switch family {
    case .accessoryCircular, .accessoryCorner: return .ellipse
    case .accessoryRectangular where surface.location == .smartStack:
      return .rounded(ActivityTable.smartStackRadius)
    case .accessoryRectangular where surface.hasCards:
      return .rounded(radius)
    case .accessoryRectangular, .accessoryInline: return .none
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      return .rounded(radius)
    }
  }
}

extension ResolvedRequest {
  /// Whether a background ends at the edge of the widget.
  fileprivate var showsEdge: Bool {
    showsContainerBackground || !surface.isPlaced || surface.appearance == .tinted
      || surface.appearance == .clear
  }
}

extension ResolvedSurface {
  /// Whether the place shows rectangular accessories as cards with a background.
  fileprivate var hasCards: Bool { location == .smartStack || location == .surface }

  /// The colours that the place draws behind the widget.
  fileprivate var backdrop: [Color] {
    guard let traits = placeTraits else { return [] }
    if let color = traits.backdrop { return [color] }
    switch appearance {
    case .standard, .lowLight: return []
    case .tinted:
      return SurfaceMetrics.tintedBackdrop(request.tint ?? SurfaceMetrics.tint, request.design)
    case .clear: return [SurfaceMetrics.clearBackdrop(request.design, tint: request.glassTint)]
    }
  }

  /// The colour treatment of the place.
  ///
  /// Source: Human Interface Guidelines, Widgets: both groups are white on iPhone, iPad and Mac; on
  /// a watch, the accented one has the colour of the watch face. Assumed: Apple Vision is the same
  /// as iPhone.
  fileprivate var treatment: ColorTreatment {
    let tint = request.tint?.resolved(in: colorScheme)
    switch renderingMode {
    case .fullColor: return .none
    case .accented:
      let isWatch = resolution.traits?.platform == .watch
      let accent = isWatch ? tint ?? SurfaceMetrics.tint.resolved(in: colorScheme) : .white
      return .accented(.init(accent: accent, primary: .white, allowsFullColor: !isWatch))
    case .vibrant:
      let red = SurfaceMetrics.lowLight.resolved(in: colorScheme)
      return .vibrant(appearance == .lowLight ? red : tint ?? .white)
    }
  }
}
