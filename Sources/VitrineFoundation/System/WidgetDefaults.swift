import Synchronization

/// Values that an app shares with its widgets.
///
/// The app writes them on a device. Where a Live Activity is shown with a made-up state nobody has
/// written them, and texts are made up too: they say their names.
open class WidgetDefaults: UserDefaults {
  /// Whether texts that nobody has written are made up.
  package static let makesUpTexts = Atomic(false)

  /// The values that an app shares under a name; `nil` where there are none.
  ///
  /// A function, and not an initialiser: Swift 6 does not compile a wrapped property whose arguments
  /// turn a subclass into an optional of its superclass.
  public static func open(suiteName: String?) -> UserDefaults? {
    WidgetDefaults(suiteName: suiteName)
  }

  open override func string(forKey key: String) -> String? {
    if let text = super.string(forKey: key) { return text }
    guard WidgetDefaults.makesUpTexts.load(ordering: .relaxed) else { return nil }
    // Names of one activity's values follow its own, behind an underscore or a dot.
    return key.split { $0 == "_" || $0 == "." }.last.map(String.init) ?? key
  }
}
