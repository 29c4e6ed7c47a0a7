import Vitrine

/// The properties in which checked pictures differ.
enum CaseAxis: String, CaseIterable, Hashable, Sendable {
  case language, textSize, device, entry, appearance
}

/// A picture that is checked.
struct CheckCase: Hashable, Sendable {
  /// The request of the picture.
  var request: RenderRequest
  /// The pseudo-language of its strings; `nil` for none.
  var pseudoLanguage: PseudoLanguage?
  /// The values that differ from the default ones, by axis.
  var values: [CaseAxis: String] = [:]
  /// Whether colours are checked; otherwise only layout is, because another case has the same
  /// colours.
  var hasPixels = false

  /// The names of its values in the order of the axes.
  var name: String {
    let words = CaseAxis.allCases.compactMap { values[$0] }
    return words.isEmpty ? "as usual" : words.joined(separator: ", ")
  }

  /// Whether it is the default case, or one that differs in its entry alone.
  var showsEntryAlone: Bool { values.keys.allSatisfy { $0 == .entry } }

  /// The device of the picture; `nil` if there is none.
  var device: Device? { (try? ResolvedSurface(request))?.device }

  /// Whether the case is common: a language of the widget and a text size below the accessibility
  /// sizes.
  var isUsual: Bool { pseudoLanguage == nil && !request.dynamicTypeSize.isAccessibility }
}
