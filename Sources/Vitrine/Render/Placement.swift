import VitrineModel

/// Where a widget is shown and how, with every choice made that a request leaves open.
struct Placement: Hashable, Sendable {
  /// The row of the place; `nil` for what is no family of a widget.
  let rule: LocationRule?
  /// Whether the request asks for a place or a look, and not for the widget alone.
  let isPlaced: Bool
  /// The look of the place.
  let appearance: SurfaceAppearance
  /// How it treats colours.
  let renderingMode: WidgetRenderingMode
  /// Light or dark.
  let colorScheme: ColorScheme
  /// How much of the content is shown.
  let disclosure: ContentDisclosure
  /// Whether the container background is drawn.
  let showsContainerBackground: Bool

  /// Makes the choices for a request on a device.
  ///
  /// Without place, look and mode it is the widget alone, in its own colours and with its background;
  /// with a look or a mode it is the first place that has it.
  ///
  /// - Throws: `ArchiveError` when no place shows it so.
  init(
    _ request: RenderRequest, _ archive: WidgetArchive, on device: Device
  ) throws(ArchiveError) {
    let choice = try PlaceChoice(request, on: device)
    rule = choice.rule
    isPlaced = choice.isPlaced
    appearance = choice.appearance
    renderingMode = choice.mode
    colorScheme = Placement.colorScheme(request, choice)
    disclosure = ContentDisclosure(
      request.state, lock: request.lock, archive.dataProtection,
      isDimmedWatch: device.platform == .watch && request.isLuminanceReduced,
      showsSensitiveContent: request.showsSensitiveContent)
    showsContainerBackground =
      !archive.containerBackgroundRemovable || choice.showsContainerBackground
    if choice.isPlaced, let rule, rule.removesBackgrounds, !archive.containerBackgroundRemovable,
      request.family?.isSystem == true
    {
      throw ArchiveError(
        .notInArchive(
          "the widget is not offered for '\(rule.location.rawValue)', which removes backgrounds",
          hint: "leave out \"containerBackgroundRemovable\": false"),
        path: NodePath([.key("containerBackgroundRemovable")]))
    }
  }

  /// What views of the archive are chosen by.
  func conditions(_ request: RenderRequest) -> ViewConditions {
    var conditions = ViewConditions()
    conditions.colorScheme = colorScheme
    conditions.state = disclosure.state(of: request.state)
    conditions.renderingMode = renderingMode
    conditions.isLuminanceReduced = request.isLuminanceReduced
    conditions.showsWidgetContainerBackground = showsContainerBackground
    return conditions
  }

  /// The size of the picture, in points; `nil` for the size that the content is laid out in.
  func size(of request: RenderRequest, on device: Device) -> Size? {
    guard isPlaced, let family = request.family else { return nil }
    return rule?.size(of: family, on: device)
  }

  /// The room that the content is laid out in, in points.
  func layoutSize(of family: WidgetFamily, on device: Device) -> Size? {
    isPlaced ? rule?.layoutSize(of: family, on: device) : device.sizes[family]
  }

  /// Whether buttons and toggles work.
  func allowsInteraction(_ request: RenderRequest) -> Bool {
    guard request.state != .locked, !request.ignoresTaps else { return false }
    guard isPlaced, let rule, let family = request.family else { return true }
    return rule.interactiveFamilies.contains(family)
  }

  /// What is probably not meant.
  func warnings(_ archive: WidgetArchive) -> [Diagnostic] {
    guard isPlaced, let location = rule?.location,
      let index = archive.disfavoredLocations.firstIndex(of: location)
    else { return [] }
    return [
      Diagnostic(
        .ineffective("'\(location.rawValue)' is disfavoured: the gallery there does not offer it"),
        path: NodePath([.key("disfavoredLocations"), .index(index)]))
    ]
  }

  /// The scheme of the place; what is drawn by its brightness alone is made for dark surfaces.
  private static func colorScheme(_ request: RenderRequest, _ choice: PlaceChoice) -> ColorScheme {
    if choice.mode == .vibrant { return .dark }
    if case .activity(let presentation) = request.target {
      // Source: Apple's documentation of ActivityKit: an Always-On display draws as in Dark Mode.
      return presentation.onlyColorScheme
        ?? (request.isLuminanceReduced ? .dark : request.colorScheme)
    }
    return (choice.isPlaced ? choice.rule?.colorScheme : nil) ?? request.colorScheme
  }
}
