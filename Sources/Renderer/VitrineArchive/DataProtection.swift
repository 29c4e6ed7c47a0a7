import VitrineCoding

/// When the files behind a widget can be read; it decides what a locked device shows.
///
/// Source: Apple's documentation of the Data Protection entitlement and of WidgetKit's privacy.
package enum DataProtection: String, ArchiveEnum {
  /// Only while the device is unlocked: a locked one shows the placeholder.
  case complete
  /// Like `complete`, but open files stay readable: a device locked by passcode shows the
  /// placeholder.
  case completeUnlessOpen
  /// After the device has been unlocked once since it started: the placeholder is shown until then.
  case completeUntilFirstUserAuthentication
  /// Always.
  case none
}

extension DataProtection {
  /// Whether a Mac shows the widget as one of a nearby iPhone.
  ///
  /// Source: Apple's documentation of WidgetKit, "Preserving privacy": widgets whose data is
  /// protected by `NSFileProtectionComplete` or `NSFileProtectionCompleteUnlessOpen` are not
  /// available as iPhone widgets on Mac.
  package var isAvailableOnMac: Bool {
    switch self {
    case .complete, .completeUnlessOpen: false
    case .completeUntilFirstUserAuthentication, .none: true
    }
  }

  /// Creates the protection from its name in entitlements and file attributes; `nil` for any other
  /// name.
  package init?(entitlement name: String) {
    guard let level = DataProtection.allCases.first(where: { $0.entitlement == name }) else {
      return nil
    }
    self = level
  }

  /// The name in entitlements and file attributes.
  package var entitlement: String {
    "NSFileProtection" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
