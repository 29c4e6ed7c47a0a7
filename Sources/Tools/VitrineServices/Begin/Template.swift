import CVitrineResources
import Vitrine

/// A file of `Templates`, in which words in capitals stand for names.
enum Template {
  case widget, liveActivity, control, archive, widgetTests, previewTests
  case metric, list, ring, chart, image, timer, photo, skill

  /// The file as it is.
  var text: String {
    let bytes = UnsafeBufferPointer(start: resource.bytes, count: resource.count)
    return String(decoding: bytes, as: UTF8.self)
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

  private var resource: VitrineResource {
    switch self {
    case .widget: vitrine_template_widget()
    case .liveActivity: vitrine_template_live_activity()
    case .control: vitrine_template_control()
    case .archive: vitrine_template_archive()
    case .widgetTests: vitrine_template_widget_tests()
    case .previewTests: vitrine_template_preview_tests()
    case .metric: vitrine_template_metric()
    case .list: vitrine_template_list()
    case .ring: vitrine_template_ring()
    case .chart: vitrine_template_chart()
    case .image: vitrine_template_image()
    case .timer: vitrine_template_timer()
    case .photo: vitrine_template_photo()
    case .skill: vitrine_template_skill()
    }
  }
}
