import Vitrine

/// What pictures that are checked differ in.
enum CaseAxis: String, CaseIterable, Hashable, Sendable {
  case language, textSize, device, entry, appearance
}

/// A picture that is checked.
struct CheckCase: Hashable, Sendable {
  /// What is drawn.
  var request: RenderRequest
  /// The pseudo-language that its strings are in.
  var pseudoLanguage: PseudoLanguage?
  /// What it has of each axis, where that is not the usual value.
  var values: [CaseAxis: String] = [:]
  /// Whether colours are looked at; where they are those of another case, only boxes are.
  var hasPixels = false

  /// The words of its values in the order of the axes.
  var name: String {
    let words = CaseAxis.allCases.compactMap { values[$0] }
    return words.isEmpty ? "as usual" : words.joined(separator: ", ")
  }

  /// Whether it is one that most people have: a language of the widget and a text size below the
  /// accessibility sizes.
  var isUsual: Bool { pseudoLanguage == nil && !request.dynamicTypeSize.isAccessibility }
}
