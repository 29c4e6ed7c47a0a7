/// A property of a view that is read anew before its body.
public protocol DynamicProperty {
  /// Called before the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}

/// A property that takes its value from the environment of its view.
///
/// It keeps the value in a class, so that it can be set in a view that nothing may change.
package protocol EnvironmentReader {
  /// Reads the values that the view sees.
  func read(_ environment: EnvironmentValues)
}

/// Hands the environment to the properties of views, modifiers and styles.
@MainActor
package enum DynamicProperties {
  /// Types without such properties, which most are.
  private static var plainTypes: Set<ObjectIdentifier> = []

  /// Gives `owner`'s properties the values that it sees, and those that it kept.
  package static func connect<Owner>(_ owner: Owner, _ context: LoweringContext) {
    if let appeared = context.pass.appeared, let place = context.place {
      appeared.join(owner, at: "\(place.path):\(Owner.self)")
    }
    let environment = context.environment
    let type = ObjectIdentifier(Owner.self)
    guard !plainTypes.contains(type) else { return }
    let isPlain = !read(owner, environment)
    // A property may hide in a field whose value differs from view to view.
    if isPlain,
      Mirror(reflecting: owner).children.allSatisfy({ !($0.value is any DynamicProperty) })
    {
      plainTypes.insert(type)
    }
  }

  /// Whether there was anything to read.
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
