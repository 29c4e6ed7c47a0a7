import VitrineArchive
import VitrineCoding
import VitrineDevices
import VitrineGeometry
import VitrineLayout
import VitrineModel
import VitrineScreens

/// Finds the view of a screen for a request.
struct ScreenSelection {
  /// The view, and its place in the archive.
  let view: ViewNode
  let path: NodePath
  /// The colour scheme that the view prefers; `nil` for that of the request.
  let preferredColorScheme: ColorScheme?
  private let screen: ScreenArchive

  /// Selects the view of an orientation.
  ///
  /// - Throws: `ArchiveError` if the archive is not a view of an app, or none matches.
  init(
    _ archive: WidgetArchive, _ request: ResolvedRequest, _ presentation: ScreenPresentation
  ) throws(ArchiveError) {
    guard let screen = archive.screen else {
      throw ArchiveError(
        .notInArchive(
          "'\(presentation.rawValue)' needs a 'screen', and this is not a view of an app",
          hint: nil))
    }
    self.screen = screen
    let (views, key) = screen.view(in: presentation)
    let place = NodePath([.key("screen"), .key(key)])
    var conditions = request.conditions
    let preferred = try views.choice(for: conditions, at: place).view.preferredColorScheme
    // Apps on a watch have no light appearance.
    preferredColorScheme = request.surface.device.platform == .watch ? .dark : preferred
    conditions.colorScheme = preferredColorScheme ?? conditions.colorScheme
    (view, path) = try views.choice(for: conditions, at: place)
  }

  /// The size that is proposed to the view on a screen, and its safe area: a size that the preview
  /// sets is not that of a device, and has none.
  func room(
    on surface: ResolvedSurface, _ presentation: ScreenPresentation
  ) -> (size: Size, margins: EdgeInsets) {
    if let width = screen.width, let height = screen.height {
      return (Size(width: width, height: height), surface.request.contentMargins ?? .zero)
    }
    let safeArea = screen.sizeThatFits ? .zero : surface.device.safeArea(of: presentation)
    return (surface.sizes.most, surface.request.contentMargins ?? safeArea)
  }

  /// Whether the view fills the screen of a phone that is less than 414 points wide.
  func isOnNarrowPhone(_ device: Device) -> Bool {
    guard screen.width == nil, device.platform == .iPhone else { return false }
    return (device.screenSize(in: .screen)?.width ?? 414) < 414
  }

  /// Whether the picture has the size of the view.
  var isFitting: Bool { screen.sizeThatFits }
}

extension RenderSession {
  /// Lays out a view of an app on a screen.
  ///
  /// - Throws: `ArchiveError` if the archive doesn't contain it, or an asset can't be used.
  func layOut(_ presentation: ScreenPresentation) throws(ArchiveError) -> LaidOutWidget {
    let selection = try ScreenSelection(document.archive, request, presentation)
    let (size, margins) = selection.room(on: request.surface, presentation)
    var surface = WidgetSurface(
      size: size, margins: margins,
      mask: request.request.cornerRadius.map { .rounded($0) } ?? .none,
      background: .system(.systemBackground))
    surface.wallpaper = request.request.wallpaper
    var environment = environment
    // In an app, buttons have no border by default.
    environment.buttonStyle = .borderless
    environment.screen.isInApp = true
    environment.screen.bottomMargin = margins.bottom
    environment.screen.isOnNarrowPhone = selection.isOnNarrowPhone(request.surface.device)
    environment.colorScheme = selection.preferredColorScheme ?? environment.colorScheme
    let view = try ResolvedView(
      selection.view, at: selection.path, area: surface.room.size, environment: environment,
      context: context, isScreen: true)
    if selection.isFitting { surface.size = fitting(view, in: surface) }
    for warning in request.warnings { context.report(warning) }
    return try finish(
      Composition(WidgetLayout(view, on: surface)), size: surface.size)
  }

  /// The size that a view takes of the size of a screen, with the margins of the request; at least
  /// a point, because there is no picture without pixels.
  private func fitting(_ view: ResolvedView, in surface: WidgetSurface) -> Size {
    let (room, margins) = (surface.room.size, surface.margins)
    let size = view.size(ProposedViewSize(room))
    return Size(
      width: max(1, min(size.width, room.width)) + margins.horizontal,
      height: max(1, min(size.height, room.height)) + margins.vertical)
  }
}
