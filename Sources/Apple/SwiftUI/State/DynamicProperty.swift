/// A property of a view that is updated before its body is evaluated.
public protocol DynamicProperty {
  /// Updates the property; called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}

/// A property that takes its value from the environment of its view.
///
/// It stores the value in a class, so that it can be set in an immutable view.
package protocol EnvironmentReader {
  /// Reads the values that the view sees.
  func read(_ environment: EnvironmentValues)
}

/// Passes the environment to the properties of views, modifiers and styles.
@MainActor
package enum DynamicProperties {
  /// Types without such properties, which are the majority.
  private static var plainTypes: Set<ObjectIdentifier> = []

  /// Passes the environment and the stored state to the properties of `owner`.
  package static func connect<Owner>(_ owner: Owner, _ context: LoweringContext) {
    if let appeared = context.pass.appeared, let place = context.place {
      appeared.join(owner, at: "\(place.path):\(Owner.self)")
    }
    let environment = context.environment
    let type = ObjectIdentifier(Owner.self)
    guard !plainTypes.contains(type) else { return }
    let isPlain = !read(owner, environment)
    // A property may be in a field whose type differs from view to view.
    if isPlain,
      Mirror(reflecting: owner).children.allSatisfy({ !($0.value is any DynamicProperty) })
    {
      plainTypes.insert(type)
    }
  }

  /// Reads the environment into the properties of a value, and returns whether it has any.
  private static func read(_ owner: Any, _ environment: EnvironmentValues) -> Bool {
    var found = false
    for child in Mirror(reflecting: owner).children {
      if let reader = child.value as? any EnvironmentReader {
        reader.read(environment)
        found = true
      } else if child.value is any DynamicProperty, read(child.value, environment) {
        found = true
      }
    }
    return found
  }
}
