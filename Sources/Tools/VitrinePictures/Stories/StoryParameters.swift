import Vitrine
import VitrineProcess

/// The configurations of a widget that its stories show: what its parameters offer.
enum StoryParameters {
  /// The most configurations; with more, one parameter changes at a time.
  private static let mostConfigurations = 24
  /// The most values of a parameter.
  private static let mostValues = 12

  /// Returns the configurations of widgets by their kinds.
  static func configurations(_ listing: ProgramListing) -> [String: [EditedConfiguration]] {
    Dictionary(listing.widgets.map { ($0.kind, configurations(of: $0)) }) { first, _ in first }
      .compactMapValues(\.self)
  }

  /// Returns the configurations, that without a choice first; `nil` if nothing is offered.
  private static func configurations(of widget: ProgramListing.Widget) -> [EditedConfiguration]? {
    let offered = widget.parameters.map { ($0.name, values(of: $0)) }.filter { !$0.1.isEmpty }
    guard !offered.isEmpty else { return nil }
    let count = offered.reduce(1) { min($0 * ($1.1.count), mostConfigurations + 1) }
    guard count > mostConfigurations else {
      return offered.reduce([EditedConfiguration()]) { all, parameter in
        all.flatMap { one in parameter.1.map { one.choosing($0, for: parameter.0) } }
      }
    }
    let usual = offered.reduce(EditedConfiguration()) { $0.choosing($1.1[0], for: $1.0) }
    return [usual]
      + offered.flatMap { name, values in
        values.dropFirst().map { usual.choosing($0, for: name) }
      }
  }

  /// Returns the values of a parameter, the one that the widget shows first; `nil` is no value.
  private static func values(of parameter: ProgramListing.Parameter) -> [ParameterText?] {
    guard !parameter.control.isList else { return [] }
    let offered: [JSONValue] =
      parameter.control.kind == "toggle"
      ? [true, false]
      : parameter.choices.map(\.value) + (parameter.control.range ?? []).map(JSONValue.number)
    guard !offered.isEmpty else { return [] }
    let usual = parameter.value.flatMap { ParameterText($0) }
    let others = offered.prefix(mostValues).compactMap { ParameterText($0) }
    return [usual] + others.filter { $0 != usual }
  }
}

extension EditedConfiguration {
  /// Returns the configuration with a value of a parameter; `nil` leaves it open.
  fileprivate func choosing(_ value: ParameterText?, for name: String) -> EditedConfiguration {
    var configuration = self
    configuration.parameters[name] = value
    return configuration
  }
}
