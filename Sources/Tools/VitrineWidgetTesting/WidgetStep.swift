import AppIntents

/// Something that happens before a picture of a widget is drawn.
///
///     await assertSnapshot(of: TasksWidget(), after: [.tap("Water the basil")])
///
/// What intents store stays stored, as in the app: prepare the data in the test.
public struct WidgetStep: Sendable {
  enum Action: Sendable {
    case tap(String)
    case perform(any AppIntent)
  }

  let action: Action

  /// A tap on a control in the first of the pictures, which runs its intent.
  ///
  /// - Parameter name: what VoiceOver reads of the control, its accessibility identifier, or its id
  ///   as `vitrine inspect --hits` prints it.
  public static func tap(_ name: String) -> WidgetStep { WidgetStep(action: .tap(name)) }

  /// An intent that runs, from the app or a shortcut.
  public static func perform(_ intent: some AppIntent) -> WidgetStep {
    WidgetStep(action: .perform(intent))
  }
}
