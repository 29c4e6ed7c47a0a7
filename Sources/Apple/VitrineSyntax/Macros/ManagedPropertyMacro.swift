/// The expansion of `@NSManaged` for a property: accessors that store its value in the object.
enum ManagedPropertyMacro {
  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    guard let property = use.declSyntax.flatMap({ StoredProperty($0.source) }) else {
      throw MacroError(message: "'@NSManaged' needs a variable")
    }
    return """
      {
        get { self.managedValue("\(property.name)") }
        set { self.setManagedValue(newValue, "\(property.name)") }
      }
      """
  }
}
