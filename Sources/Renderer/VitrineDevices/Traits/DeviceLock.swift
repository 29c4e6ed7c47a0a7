import VitrineCoding

/// The degree to which a device is locked.
///
/// Source: Apple's documentation of the Data Protection entitlement.
public enum DeviceLock: String, ArchiveEnum {
  /// The display is locked; files that were open stay readable.
  case locked
  /// The display is locked, and unlocking needs a passcode.
  case passcodeLocked
  /// The device has not been unlocked since it started.
  case beforeFirstUnlock
}
