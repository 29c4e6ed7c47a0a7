import CVitrineResources
import Vitrine

/// A file of `Templates`, in which words in capitals stand for names.
enum Template {
  case widget, liveActivity, control, archive, widgetTests, previewTests

  /// Returns the file's text with the names of a project.
  ///
  /// - Parameter subject: the type of the widget, for a test of it.
  func text(_ names: ProjectNames, subject: String = "") -> String {
    let bytes = UnsafeBufferPointer(start: resource.bytes, count: resource.count)
    let words: [(word: String, value: String)] = [
      ("SUBJECT", subject), ("DESIGN", DesignGeneration.current.rawValue),
      ("MODULE", names.module), ("NAME", names.type),
    ]
    return Template.filled(String(decoding: bytes, as: UTF8.self), with: words[...])
  }

  /// Replaces words in a text; what replaces them is not searched again.
  private static func filled(
    _ text: String, with words: ArraySlice<(word: String, value: String)>
  ) -> String {
    guard let (word, value) = words.first else { return text }
    return text.split(separator: word, omittingEmptySubsequences: false)
      .map { filled(String($0), with: words.dropFirst()) }.joined(separator: value)
  }

  private var resource: VitrineResource {
    switch self {
    case .widget: vitrine_template_widget()
    case .liveActivity: vitrine_template_live_activity()
    case .control: vitrine_template_control()
    case .archive: vitrine_template_archive()
    case .widgetTests: vitrine_template_widget_tests()
    case .previewTests: vitrine_template_preview_tests()
    }
  }
}
