/// Declares a member with a localized text for a string that is not localized, too.
@attached(peer, names: overloaded)
package macro StringForm() = #externalMacro(module: "VitrineMacros", type: "StringFormMacro")

/// Declares a member with a localized text for a resource of a table of strings, too.
@attached(peer, names: overloaded)
package macro ResourceForm() = #externalMacro(module: "VitrineMacros", type: "ResourceFormMacro")

/// Declares the raw value of a type that consists of nothing else, and its initializer.
@attached(member, names: named(rawValue), named(init))
package macro RawValue<Value>() =
  #externalMacro(module: "VitrineMacros", type: "RawValueMacro")
