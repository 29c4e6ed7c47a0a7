import Vitrine
import VitrineCommandLine

/// A widget on a screen.
struct ScreenWidget: Sendable {
  let target: RenderTarget
  let widget: LaidOutWidget
  /// The name below it.
  let title: String

  /// Whether it is a control, whose picture has no date.
  var isControl: Bool { if case .control = target { true } else { false } }
}

/// The widgets of a command line, laid out for the places of screens.
struct ScreenWidgets {
  let entries: [ArchiveReading<WidgetDocument>.Entry]
  let renderer: Renderer
  /// The families and presentations to show; `nil` for all.
  let targets: [RenderTarget]?
  /// The name below each widget; `nil` for the widget's own.
  let appName: String?
  let isStrict: Bool
  let console: Console

  /// What a place can show.
  private func shown(at place: ScreenPlace, on platform: Device.Platform) -> [RenderTarget] {
    guard place.exists(on: platform) else { return [] }
    return place.targets(on: platform).filter { targets?.contains($0) ?? true }
  }

  /// Whether a place shows some of the widgets.
  func areShown(at place: ScreenPlace, on platform: Device.Platform) -> Bool {
    shown(at: place, on: platform).contains { target in
      entries.contains { $0.content.targets.contains(target) }
    }
  }

  /// A sentence that names the widgets without a family for a place; `nil` if there are none.
  ///
  /// Live Activities and controls have places of their own.
  func missing(at place: ScreenPlace, on platform: Device.Platform) -> String? {
    let shown = shown(at: place, on: platform)
    let names = entries.map(\.content).filter { document in
      !document.archive.entries.isEmpty && !shown.contains(where: document.targets.contains)
    }.map(title)
    guard !names.isEmpty else { return nil }
    return "not on \(place.rawValue), because they have no family for it: "
      + names.joined(separator: ", ").singleLine
  }

  /// Lays out everything that a place shows of the widgets.
  ///
  /// - Parameter request: a request for the place's device, of which only the target is replaced.
  /// - Returns: the widgets, and the code of those that could not be laid out.
  func widgets(
    at place: ScreenPlace, _ request: RenderRequest, on platform: Device.Platform
  ) -> (widgets: [ScreenWidget], code: ExitCode) {
    var code = ExitCode.done
    let shown = shown(at: place, on: platform).filter { target in
      request.device.map { $0.size(of: target, on: request.design) != nil } ?? true
    }
    var widgets: [ScreenWidget] = []
    for (archive, document) in entries {
      for target in shown where document.targets.contains(target) {
        var request = request
        request.target = target
        if target.family == nil { (request.location, request.appearance) = (nil, .standard) }
        do throws(ArchiveError) {
          let own = try archive.document(for: request, else: document)
          let widget = try renderer.layOut(own, request)
          let problems = document.reported(own.warnings + widget.warnings, isStrict: isStrict)
          for problem in problems { console.report(problem) }
          guard !isStrict || problems.isEmpty else {
            code = .worst([code, .strictFailure])
            continue
          }
          widgets.append(ScreenWidget(target: target, widget: widget, title: title(of: own)))
        } catch {
          console.report(ReportedDiagnostic(error, of: archive))
          code = .notRendered
        }
      }
    }
    return (widgets, code)
  }

  private func title(of document: WidgetDocument) -> String {
    let archive = document.archive
    return appName ?? archive.displayName
      ?? archive.kind.split(separator: ".").last.map(String.init) ?? archive.kind
  }
}
