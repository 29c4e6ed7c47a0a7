import VitrineModel

/// The words beside the Action button before it is held, in English.
///
/// Source: Apple's documentation of `ControlWidget` and `controlWidgetActionHint(_:)`; the title
/// replaces the name of an app that the archive does not know.
struct ControlHint {
  private let content: ControlContent

  /// Creates a control hint.
  init(_ content: ControlContent) { self.content = content }

  /// The words, with texts formatted by `characters`.
  func text(
    _ characters: (ControlContent.Part<Text>) -> String
  ) -> ControlContent.Part<Text> {
    let name = content.title.map(characters) ?? ""
    let words: String
    var isPrivate = content.title?.isPrivate ?? false
    if let hint = content.actionHint {
      words = "Hold to " + characters(hint)
      isPrivate = hint.isPrivate
    } else if let value = content.otherValue {
      words = "Hold for " + characters(value)
      isPrivate = value.isPrivate
    } else if let isOn = content.isOn {
      words = "Hold to Turn \(isOn ? "Off" : "On") '\(name)'"
    } else if content.opensApp {
      words = "Hold to Open \(name)"
    } else {
      words = "Hold for '\(name)'"
    }
    return ControlContent.Part(
      value: Text(words), path: content.actionHint?.path ?? content.path, isPrivate: isPrivate)
  }
}
