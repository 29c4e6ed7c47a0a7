import Vitrine
import VitrineArguments

/// What is to be drawn: a widget, and options as the command line has them.
package struct LiveRequest: Hashable, Sendable {
  /// Id of the widget; `nil` is the first.
  package var widget: String?
  /// Options of ``RequestAxis`` and their values: `["--family", "systemSmall"]`.
  package var words: [String]
  /// What a person has just done with the widget; `nil` is what the options say.
  package var interaction: Interaction?

  package init(widget: String? = nil, words: [String] = []) {
    (self.widget, self.words) = (widget, words)
  }

  /// Makes a request of options by their names, such as `scheme`; the value of a flag is not read
  /// unless it is `false`.
  ///
  /// - Throws: `ValidationError` for an option that no axis has.
  package init(widget: String?, options: [String: String]) throws(ValidationError) {
    let known = RequestAxis.all.flatMap(\.options).map(\.info)
    var words: [String] = []
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      guard let option = known.first(where: { $0.name == name }) else {
        throw ValidationError(
          "there is no option '\(name.singleLine)'",
          hint: Suggestion.hint(for: name, among: known.map(\.name)))
      }
      if option.valueName == nil {
        if value != "false" { words.append(option.spelling) }
      } else {
        words += [option.spelling, value]
      }
    }
    self.init(widget: widget, words: words)
  }

  /// The values of the axes.
  ///
  /// - Throws: `ValidationError` with a hint for a value that is wrong.
  package func axes() throws(ValidationError) -> RequestAxes {
    let parsed = try AxisWords.parse(words, pointer: "see 'vitrine render --help'")
    var axes = parsed?.axes ?? RequestAxes()
    if let interaction { axes.interaction = [interaction] }
    return axes
  }
}

/// The options of a request.
private struct AxisWords: ParsableArguments {
  var axes = RequestAxes()
  var operands: [String] = []

  static let arguments: [ArgumentDefinition<AxisWords>] = RequestAxis.all.flatMap(\.options)
    .map { $0.of(\.axes) }

  mutating func validate() throws(ValidationError) {
    if let word = operands.first { throw ValidationError("'\(word.singleLine)' is no option") }
  }
}
