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

  init(_ state: LiveState, of server: PreviewServer) {
    folder = server.session.source.folder
    addresses = server.otherAddresses
    project = PathName.last(of: folder) ?? folder
    (phase, generation) = (state.phase, state.generation)
    (isCurrent, isPreparing) = (state.isCurrent, state.isPreparing)
    (build, steps) = (state.build, state.steps)
    failure = state.failure.map { Failure(message: $0.message, hint: $0.hint) }
    (faults, warnings) = (state.faults, state.warnings)
    widgets = state.archives.widgets
  }
}
