import Synchronization

/// Values that an app shares with its widgets.
///
/// On a device, the app writes them. When a Live Activity is shown with a generated state, no app
/// has written them, and missing texts are generated from their keys.
open class WidgetDefaults: UserDefaults {
  /// Whether missing texts are generated.
  package static let makesUpTexts = Atomic(false)

  open override func string(forKey key: String) -> String? {
    if let text = super.string(forKey: key) { return text }
    guard WidgetDefaults.makesUpTexts.load(ordering: .relaxed) else { return nil }
    // The key of a value of one activity follows the activity's identifier, after an underscore or
    // a dot.
    return key.split { $0 == "_" || $0 == "." }.last.map(String.init) ?? key
  }
}

extension UserDefaults {
  /// Returns the values that an app shares under a name; `nil` if there are none.
  ///
  /// A function, not an initializer: Swift 6 doesn't compile a wrapped property whose arguments
  /// convert a subclass to an optional of its superclass. It is no member of that subclass, since apps
  /// may have a type of the same name.
  public static func opened(suiteName: String?) -> UserDefaults? {
    WidgetDefaults(suiteName: suiteName)
  }
}
