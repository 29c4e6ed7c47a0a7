package import VitrineArguments
import VitrineCoding

extension RequestAxes {
  /// Reads values of options by their names, such as `scheme` and `dark`; that of a flag is not read
  /// unless it is `false`.
  ///
  /// - Throws: `ValidationError` with a hint for an option that no axis has, or a value that is wrong.
  package init(options: [String: String]) throws(ValidationError) {
    self.init()
    let known = RequestAxis.all.flatMap(\.options)
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      guard let option = known.first(where: { $0.info.name == name }) else {
        throw ValidationError(
          "there is no option '\(name.singleLine)'",
          hint: Suggestion.hint(for: name, among: known.map(\.info.name)))
      }
      let isOff = option.info.valueName == nil && value == "false"
      if !isOff { try option.apply(&self, value) }
    }
  }
}
