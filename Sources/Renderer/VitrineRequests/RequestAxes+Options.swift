package import VitrineArguments
import VitrineCoding

extension RequestAxes {
  /// Parses the values of options by their names, such as `scheme` and `dark`; a flag is `true` or
  /// `false`.
  ///
  /// - Throws: `ValidationError` with a hint for an unknown option or an invalid value.
  package init(options: [String: String]) throws(ValidationError) {
    self.init()
    let known = RequestAxis.all.flatMap(\.options)
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      guard let option = known.first(where: { $0.info.name == name }) else {
        throw ValidationError(
          "there is no option '\(name.singleLine)'",
          hint: ArgumentInfo.nearest(to: name, among: known.map(\.info)).map {
            "did you mean '\($0.name)'?"
          } ?? "known: " + Suggestion.list(known.map(\.info.name)))
      }
      if option.info.valueName == nil {
        guard ["true", "false"].contains(value) else {
          throw ValidationError("'\(name)' must be true or false, not '\(value.singleLine)'")
        }
        if value == "false" { continue }
      }
      try option.apply(&self, value)
    }
  }
}
