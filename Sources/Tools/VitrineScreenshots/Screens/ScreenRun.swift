import Vitrine
import VitrineCommandLine

/// Draws the screens of a command line into files.
struct ScreenRun {
  private let command: ScreensCommand
  private let widgets: ScreenWidgets
  private let folder: String
  private let captions: ScreenCaptions?
  private let wallpaper: [UInt8]?
  private let renderer: Renderer
  private let console: Console
  /// Whether all archives could be read.
  private let isWhole: Bool

  init(
    command: ScreensCommand, archives: GivenArchives, folder: String, captions: ScreenCaptions?,
    wallpaper: [UInt8]?, renderer: Renderer, console: Console
  ) throws(CommandError) {
    (self.command, self.folder, self.captions) = (command, folder, captions)
    (self.wallpaper, self.console) = (wallpaper, console)
    var renderer = renderer
    renderer.ground = .screen
    self.renderer = renderer
    let batch = command.batch
    let reading = ArchiveReading(
      archives.archives, widget: archives.kind(batch.widget),
      ArchiveDecoder(isLenient: batch.isLenient))
    let failures = reading.failures.map { ReportedDiagnostic($0.error, of: $0.archive) }
    isWhole = failures.isEmpty
    if reading.entries.isEmpty, let last = failures.last {
      for failure in failures.dropLast() { console.report(failure) }
      throw .failed(last, .unusable)
    }
    for failure in failures { console.report(failure) }
    widgets = ScreenWidgets(
      entries: reading.entries, renderer: renderer,
      targets: command.axes.target?.compactMap(\.self),
      appName: command.appName, isStrict: batch.isStrict, console: console)
  }

  /// Draws all screens.
  ///
  /// - Throws: `CommandError` when a file cannot be written, or there is nothing to draw.
  func draw() throws(CommandError) -> ExitCode {
    var (count, code) = (0, isWhole ? ExitCode.done : .notRendered)
    try checkFile(takes: requests.count * max(1, command.places.count))
    var known: Set<RenderRequest> = []
    var noted: Set<String> = []
    for request in requests {
      let platform = device(of: request)?.platform ?? .iPhone
      for place in try places(on: platform, request) {
        let request = place.completing(request, on: platform)
        guard known.insert(request).inserted else { continue }
        let shown = widgets.widgets(at: place, request, on: platform)
        code = .worst([code, shown.code])
        if !shown.widgets.isEmpty, let note = widgets.missing(at: place, on: platform),
          noted.insert(note).inserted
        {
          console.say("note: " + note)
        }
        count += try draw(shown.widgets, at: place, on: platform)
      }
    }
    guard count > 0 else {
      if code != .done { return code }
      throw emptiness
    }
    if !command.batch.isQuiet, command.file == nil {
      console.say("wrote \(count.counted("screen")) to \(folder.singleLine)/")
    }
    return code
  }

  /// The error of places that show none of the widgets, with those that do.
  private var emptiness: CommandError {
    let platforms = Set(requests.map { device(of: $0)?.platform ?? .iPhone })
    let places = ScreenPlace.allCases.filter { place in
      platforms.contains { widgets.areShown(at: place, on: $0) }
    }
    guard !places.isEmpty else { return Batch.emptiness }
    return .empty(
      "nothing was drawn: these widgets are not shown there",
      hint: "choose another with --place: " + Suggestion.list(places.map(\.rawValue)))
  }

  /// Draws the screens of a place, and returns their number.
  private func draw(
    _ shown: [ScreenWidget], at place: ScreenPlace, on platform: Device.Platform
  ) throws(CommandError) -> Int {
    // A control has no date, which the screen's clock would show.
    guard let first = (shown.first { !$0.isControl } ?? shown.first)?.widget else {
      console.say("note: no widget has a picture for \(place.rawValue) on \(platform.rawValue)")
      return 0
    }
    let builder: ScreenBuilder
    do throws(ArchiveError) {
      builder = try ScreenBuilder(place, like: first, wallpaper: wallpaper, renderer)
    } catch {
      throw .failed(ReportedDiagnostic(error, file: place.rawValue), .notRendered)
    }
    let scenes = builder.scenes(of: shown)
    try checkFile(takes: scenes.count)
    for (index, scene) in scenes.enumerated() {
      let page = scenes.count == 1 ? "" : "-\(index + 1)"
      try write(scene, builder, name: name(place, builder.surface) + page)
    }
    return scenes.count
  }

  /// Checks that one file takes all screens.
  private func checkFile(takes count: Int) throws(CommandError) {
    guard let file = command.file, count > 1 else { return }
    throw .usage(
      "several screens need a folder, and '\(file.singleLine)' is the name of a file",
      hint: "add a slash to create a folder: '\(file.singleLine)/'")
  }

  /// The requests of all combinations, without families and presentations.
  private var requests: [RenderRequest] {
    var axes = command.axes
    axes.target = nil
    axes.includesAllTargets = false
    return axes.requests
  }

  private func device(of request: RenderRequest) -> Device? {
    request.device ?? Device.standard(for: .family(.systemSmall), on: request.design)
  }

  private func places(
    on platform: Device.Platform, _ request: RenderRequest
  ) throws(CommandError) -> [ScreenPlace] {
    let asked =
      command.places.isEmpty
      ? [ScreenPlace.usual(on: platform)].compactMap(\.self) : command.places
    let shown = asked.filter { $0.exists(on: platform) }
    if shown.isEmpty, command.axes.device?.count ?? 1 < 2 {
      throw .usage(
        "\(device(of: request)?.name ?? "the device") has no such screen",
        hint: "it has "
          + Suggestion.list(
            ScreenPlace.allCases.filter { $0.exists(on: platform) }.map(\.rawValue)))
    }
    return shown
  }

  /// Returns the name of a picture, without page and extension.
  private func name(_ place: ScreenPlace, _ surface: ResolvedSurface) -> String {
    let axes = RequestAxis.all.filter { axis in
      !["family", "location"].contains(axis.key)
        && !(axis.key == "state" && surface.request.state == .entry)
    }
    return place.rawValue + "-"
      + surface.request.name(scale: surface.scale, axes: axes, usual: .current)
  }

  private func write(
    _ scene: ScreenScene, _ builder: ScreenBuilder, name: String
  ) throws(CommandError) {
    let bytes: [UInt8]
    do throws(ArchiveError) {
      bytes = try picture(scene, builder)
        .data(as: command.format, compression: command.batch.compression)
    } catch {
      throw .failed(ReportedDiagnostic(error, file: name), .notRendered)
    }
    if let file = command.file {
      return try OutputFiles().deliver(
        bytes, to: file, console, isQuiet: command.batch.isQuiet)
    }
    let path = "\(folder)/\(name).\(command.format.rawValue)"
    let verb = FileReader.resolved(path) == nil ? "wrote" : "replaced"
    try OutputFiles().write(
      bytes, to: "\(name).\(command.format.rawValue)", in: FolderLocation(given: folder))
    if !command.batch.isQuiet { console.say("\(verb) \(path.singleLine)") }
  }

  private func picture(
    _ scene: ScreenScene, _ builder: ScreenBuilder
  ) throws(ArchiveError) -> ComposedPicture {
    let request = builder.texts
    if let caption = captions?.caption(at: builder.place, in: request.locale) {
      let page = StorePage(
        scene: scene, size: scene.size, caption: caption, background: command.background,
        isDark: request.colorScheme == .dark)
      return ComposedPicture(
        try page.layers(request, renderer), size: scene.size, scale: scene.scale,
        renderer: renderer)
    }
    let margin = command.isFramed ? ScreenScene.margin : 0
    let size = Size(
      width: scene.size.width + 2 * margin, height: scene.size.height + 2 * margin)
    let layers = try scene.layers(
      at: Point(x: margin, y: margin), isFramed: command.isFramed, request, renderer)
    return ComposedPicture(layers, size: size, scale: scene.scale, renderer: renderer)
  }
}
