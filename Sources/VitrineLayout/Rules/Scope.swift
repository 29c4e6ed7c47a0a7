import VitrineModel

/// What a view inherits while the tree is resolved.
struct Scope {
  /// The values of the environment.
  var environment: EnvironmentValues
  /// The axis of the nearest stack, which decides how spacers and dividers lie.
  var axis: Axis?
  /// Where the view stands in the archive.
  var source: Source
  /// How many views and modifiers enclose the view.
  var depth = 0

  /// The scope of a value inside the view.
  func entering(_ steps: NodePath.Step...) -> Scope {
    var inner = self
    inner.source = steps.reduce(source) { $0.appending($1) }
    return inner
  }

  /// The scope with other values of the environment.
  func with(_ environment: EnvironmentValues) -> Scope {
    var inner = self
    inner.environment = environment
    return inner
  }
}
