/// When the files behind a widget can be read; it decides what a locked device shows.
///
/// Source: Apple's documentation of the Data Protection entitlement and of WidgetKit's privacy.
package enum DataProtection: String, ArchiveEnum {
  /// Only while the device is unlocked: a locked one shows the placeholder.
  case complete
  /// Like `complete`, but open files stay readable: a device locked by passcode shows the
  /// placeholder.
  case completeUnlessOpen
  /// From the first unlocking after a start on: the placeholder is shown until then.
  case completeUntilFirstUserAuthentication
  /// Always.
  case none
}
