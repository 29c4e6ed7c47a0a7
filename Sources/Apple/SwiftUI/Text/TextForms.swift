/// Declares a member with a localized text for a string that is not localized, too.
@attached(peer, names: overloaded)
package macro StringForm() = #externalMacro(module: "VitrineMacros", type: "StringFormMacro")

/// Declares a member with a localized text for a resource of a table of strings, too.
@attached(peer, names: overloaded)
package macro ResourceForm() = #externalMacro(module: "VitrineMacros", type: "ResourceFormMacro")
