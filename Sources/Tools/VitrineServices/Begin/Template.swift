import CVitrineResources
import Vitrine

/// A file of `Templates`, in which words in capitals stand for names.
struct Template {
  static let widget = Template(vitrine_template_widget())
  static let liveActivity = Template(vitrine_template_live_activity())
  static let control = Template(vitrine_template_control())
  static let archive = Template(vitrine_template_archive())
  static let widgetTests = Template(vitrine_template_widget_tests())
  static let previewTests = Template(vitrine_template_preview_tests())
  static let photo = Template(vitrine_template_photo())
  static let skill = Template(vitrine_template_skill())

  /// The file as it is.
  let text: String

  init(_ resource: VitrineResource) {
    let bytes = UnsafeBufferPointer(start: resource.bytes, count: resource.count)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the file's text with the names of a project.
  ///
  /// - Parameter subject: the type of the widget, for a test of it.
  func text(_ names: ProjectNames, subject: String = "") -> String {
    let words: [(word: String, value: String)] = [
      ("SUBJECT", subject), ("DESIGN", DesignGeneration.current.rawValue),
      ("MODULE", names.module), ("NAME", names.type),
    ]
    return Template.filled(text, with: words[...])
  }

  /// Replaces words in a text; what replaces them is not searched again.
  private static func filled(
    _ text: String, with words: ArraySlice<(word: String, value: String)>
  ) -> String {
    guard let (word, value) = words.first else { return text }
    return text.split(separator: word, omittingEmptySubsequences: false)
      .map { filled(String($0), with: words.dropFirst()) }.joined(separator: value)
  }
}
