import AppIntents
import SwiftUI

// Uses of names of AppIntents that no other test has: that they compile is the test. Source: the public
// interfaces of AppIntents for iOS 17.4 and 26.

private struct Note: AppEntity, URLRepresentableEntity, IndexedEntity {
  var id = "1"
  @Property(identifier: "n", title: "n") var name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
  var displayRepresentation: DisplayRepresentation { "E" }
  static let defaultQuery = Notes()
  static var urlRepresentation: URLRepresentation { "https://x/\(.id)" }
  @ComputedProperty var a: Int { 1 }
  @ComputedProperty(title: "x") var b: Int { 1 }
}

private struct Notes: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Note] { [] }
}

private struct Filter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "x"
  @Parameter(title: "a", default: false) var isOn: Bool
  var displayRepresentation: DisplayRepresentation { "x" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Open: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "x"
  @Parameter(title: "t") var target: Note
}

private struct Ask: AppIntent {
  static let title: LocalizedStringResource = "x"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "f", supportedContentTypes: [.image]) var file: IntentFile
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let options: [IntentChoiceOption] = [
      .cancel, IntentChoiceOption(title: "a", style: .destructive),
    ]
    if try await requestChoice(between: options, dialog: "x") == .cancel {
      throw AppIntentError.PermissionRequired.location(precise: true)
    }
    if systemContext.currentMode.canContinueInForeground { try await Ask()(donate: true) }
    try await requestConfirmation(actionName: .checkIn, dialog: "x")
    try await IntentDonationManager.shared.deleteDonations(matching: .all)
    return .result(dialog: IntentDialog(full: "x", supporting: "y"))
  }
}

private struct Cuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Open(), phrases: ["open \(\.$target) in \(.applicationName)"], shortTitle: "x",
      systemImageName: "star",
      parameterPresentation: ParameterPresentation(
        for: \.$target, summary: Summary("open \(\.$target)"),
        optionsCollections: { OptionsCollection(Notes(), title: "x", systemImageName: "star") }))
  }
  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases {
      "a"
      "b"
    }
  }
}

private struct Tips: View {
  var body: some View {
    SiriTipView(intent: Ask()).siriTipViewStyle(.dark)
    ShortcutsLink().shortcutsLinkStyle(.automaticOutline)
    Text("x").appEntityIdentifier(EntityIdentifier(for: Note.self, identifier: "1"))
  }
}

@AppIntent(schema: .photos.createAssets)
private struct Create {
  func perform() async throws -> some IntentResult { .result() }
}

private struct Distances: AppIntent {
  static let title: LocalizedStringResource = "x"
  @Parameter(title: "a", defaultValue: 3, defaultUnit: .kilometers)
  var length: Measurement<UnitLength>
  @Parameter(title: "b", unit: IntentParameter<Measurement<UnitMass>>.Mass.grams)
  var mass: Measurement<UnitMass>?
  func perform() async throws -> some IntentResult { .result() }
}

private func isOptional(_ value: some AnyIntentValue) -> Bool { value.isOptional }

private struct Launcher: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "x"
  @Parameter(title: "Action") var shortcut: SystemShortcut
  var button: some View {
    Button(intent: RunSystemShortcutIntent(shortcut: shortcut)) {
      Text(shortcut.displayRepresentation.title)
    }
  }
}

private struct Owner: UniqueAppEntity {
  var id = "1"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "O"
  var displayRepresentation: DisplayRepresentation { "O" }
  static var defaultQuery: UniqueAppEntityProvider<Owner> { UniqueAppEntityProvider { Owner() } }
}
