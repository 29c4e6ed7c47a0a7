import Vitrine
import VitrineLive
import VitrineProcess

/// The state of the session for the page.
struct StateAnswer: Encodable {
  struct Failure: Encodable {
    let message: String
    let hint: String?
  }

  /// The name of the project's folder.
  let project: String
  /// The path of the folder, so that the page can shorten paths.
  let folder: String
  let phase: LiveState.Phase
  let isCurrent: Bool
  /// Whether work that makes the next build fast is still to be done.
  let isPreparing: Bool
  let generation: Int
  let build: BuildResult?
  /// The steps from the last saved source to the visible pictures.
  let steps: [WorkStep]
  let failure: Failure?
  let faults: [WidgetFault]
  let warnings: [String]
  let widgets: [LiveWidget]
  /// The addresses for browsers on other machines.
  let addresses: [String]
  /// The name of the app, which its Home Screen shows below each widget; `nil` if it is unknown.
  let app: String?

  init(_ state: LiveState, of server: PreviewServer) {
    folder = server.session.source.folder
    addresses = server.otherAddresses
    project = PathName.last(of: folder) ?? folder
    (phase, generation) = (state.phase, state.generation)
    (isCurrent, isPreparing) = (state.isCurrent, state.isPreparing)
    (build, steps) = (state.build, state.steps)
    failure = state.failure.map { Failure(message: $0.message, hint: $0.hint) }
    (faults, warnings) = (state.faults, state.warnings)
    (widgets, app) = (state.archives.widgets, state.appName)
  }

  /// Describes the state for a page on another machine, without paths of this one.
  init(exporting state: LiveState, title: String, below folder: String) {
    (project, self.folder, addresses, build, failure) = (title, "", [], nil, nil)
    (phase, isCurrent, isPreparing) = (.idle, true, false)
    (generation, steps, warnings, app) = (state.generation, [], state.warnings, state.appName)
    faults = state.faults.map { fault in
      var fault = fault
      if let file = fault.place?.file, file.hasPrefix(folder + "/") {
        fault.place?.file = String(file.dropFirst(folder.count + 1))
      }
      return fault
    }
    widgets = state.archives.widgets.map { widget in
      var widget = widget
      widget.declaration = nil
      return widget
    }
  }
}
