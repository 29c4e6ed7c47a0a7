internal import VitrineArguments
import VitrineArchive
import VitrineCoding

extension ArgumentType where Value == EditedConfiguration {
  /// A configuration has options of its own.
  static var configuration: ArgumentType {
    ArgumentType<String>.text("NAME").map { name in
      var configuration = EditedConfiguration()
      configuration.name = name
      return configuration
    }
  }
}

extension EditedConfiguration {
  /// A name and parameters have an option each, and are combined to one configuration.
  static let options: [ArgumentDefinition<RequestAxes>] = [
    .option(
      "configuration", .text("NAME"),
      "Recommended configuration, by name; default: each", isRepeatable: true
    ) { axes, name in axes.choose(name) }.suggested(for: ["config"]),
    .option(
      "parameter", .parameters,
      "Parameter under 'Edit Widget', as unit=percent; entities by name or identifier, enumerations by their word; given "
        + "again with another value, another picture",
      isRepeatable: true
    ) { axes, values in
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        axes.set(key, to: ParameterText(value) ?? ParameterText(value.dumpText))
      }
    }.suggested(for: ["parameters", "param", "intent"]),
  ]
}

extension RequestAxes {
  /// Adds pictures of a recommended configuration.
  fileprivate mutating func choose(_ name: String) {
    let all = self.configuration ?? [EditedConfiguration()]
    let unnamed = all.map { configuration in
      var unnamed = configuration
      unnamed.name = name
      return unnamed
    }
    self.configuration = (all.filter { $0.name != nil } + unnamed).withoutRepeats
  }

  /// Sets a parameter of all configurations; a further value adds pictures.
  fileprivate mutating func set(_ parameter: String, to value: ParameterText) {
    let all = self.configuration ?? [EditedConfiguration()]
    let changed = all.map { configuration in
      var changed = configuration
      changed.parameters[parameter] = value
      return changed
    }
    let given = all.filter { $0.parameters[parameter] != nil }
    self.configuration = (given + changed).withoutRepeats
  }
}
