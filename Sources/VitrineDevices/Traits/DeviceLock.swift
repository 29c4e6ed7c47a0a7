import VitrineCoding

/// How far a locked device is locked.
///
/// Source: Apple's documentation of the Data Protection entitlement.
public enum DeviceLock: String, ArchiveEnum {
  /// The display is locked; files that were open stay readable.
  case locked
  /// Locked, and a passcode is needed.
  case passcodeLocked
  /// Started again, and not unlocked since.
  case beforeFirstUnlock
}
