import Vitrine
import VitrineArguments

/// Options that select what to draw of archives.
package struct RequestOptions: ParsableArguments {
  /// The values of each property of the requests.
  package var axes = RequestAxes()
  /// Whether to draw all families, states and schemes that no other option narrows.
  package var includesAll = false
  package var operands: [String] = []

  package init() {}

  /// One option for each axis, in the order of the table.
  package static let arguments: [ArgumentDefinition<RequestOptions>] = RequestAxis.all.flatMap(
    \.options
  )
  .map { $0.of(\RequestOptions.axes) }

  /// The options of some axes.
  ///
  /// - Parameter without: names of axes to leave out.
  package static func arguments(
    without: Set<String>
  ) -> [ArgumentDefinition<RequestOptions>] {
    RequestAxis.all.filter { !without.contains($0.name) }.flatMap(\.options)
      .map { $0.of(\RequestOptions.axes) }
  }

  /// The options of the axes that the code of widgets sees, for commands that evaluate it once.
  package static let evaluated = arguments(
    without: Set(RequestAxis.all.map(\.name)).subtracting(RequestAxis.evaluated.map(\.name)))

  /// Checks that each of these options has one value.
  ///
  /// - Parameter hint: how to draw for several.
  package func checkEvaluatesOnce(hint: String) throws(ValidationError) {
    guard let options = axes.variedEvaluation?.options else { return }
    // Two values of a parameter are two configurations of one name.
    let hasNames = Set((axes.configuration ?? []).map(\.name)).count > 1
    guard let option = hasNames ? options.first : options.last else { return }
    throw ValidationError("\(option.info.spelling) takes one value here", hint: hint)
  }

  /// The flag for all families, states and schemes.
  package static let all: ArgumentDefinition<RequestOptions> = .flag(
    "all", \.includesAll, "Every family, state and scheme, except those that other options choose")

  /// The axes of pictures for people: completed by `--all`, and on the current version of the
  /// system unless an option names another.
  package var completed: RequestAxes {
    guard includesAll else { return axes.onCurrentDesign }
    var all = RequestAxes()
    all.includesAllTargets = true
    all.state = RenderState.allCases
    all.colorScheme = ColorScheme.allCases
    return axes.completed(by: all).onCurrentDesign
  }
}
