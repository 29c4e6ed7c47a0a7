import VitrineDisplayList

extension AppIntent {
  /// The process that runs the intent of a widget or a control.
  ///
  /// Sources: Apple's documentation, "Adding interactivity to widgets and Live Activities"
  /// (`LiveActivityIntent` and `AudioPlaybackIntent` run in the app's process), of
  /// `openAppWhenRun`, `ForegroundContinuableIntent` and `PushToTalkTransmissionIntent`, and
  /// "Configuring the runtime behavior of your app intents". Assumed: intents that start playback,
  /// record audio or capture photos run there, too.
  package static var process: Action.IntentProcess {
    let isOfApp =
      self is any LiveActivityIntent.Type || self is any AudioPlaybackIntent.Type
      || self is any AudioStartingIntent.Type || self is any AudioRecordingIntent.Type
      || self is any PushToTalkTransmissionIntent.Type
      || self is any ForegroundContinuableIntent.Type || self is any CameraCaptureIntent.Type
    return isOfApp || openAppWhenRun || !supportedModes.isDisjoint(with: .anyForeground)
      ? .app : .widgetExtension
  }

  /// Whether the app comes to the foreground unconditionally while the intent runs.
  package static var opensApp: Bool {
    openAppWhenRun || !supportedModes.isDisjoint(with: [.foreground, .deferredForeground])
  }
}
