/// The reason why a part of a widget cannot be archived.
package struct WidgetFault: Error, CustomStringConvertible {
  /// The reason on one line.
  package let description: String
  /// A suggestion to resolve the error, if there is one.
  package let hint: String?
  /// Whether the reason is that the program's module cannot be loaded.
  package let isIncomplete: Bool
  /// Whether nothing failed, but there is nothing that the options ask for.
  package let foundNothing: Bool

  package init(
    _ description: String, hint: String? = nil, isIncomplete: Bool = false,
    foundNothing: Bool = false
  ) {
    self.description = description
    self.hint = hint
    self.isIncomplete = isIncomplete
    self.foundNothing = foundNothing
  }
}
