import VitrineCoding

/// Why content is hidden; the bits are SwiftUI's.
package struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  package let rawValue: Int

  /// Creates a set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Content is not known yet.
  package static let placeholder = RedactionReasons(rawValue: 1)
  /// Content is private and the device is locked.
  package static let privacy = RedactionReasons(rawValue: 2)
  /// Content is about to be updated after an interaction.
  package static let invalidated = RedactionReasons(rawValue: 4)
}

/// A redaction reason by name.
public enum RedactionReason: String, ArchiveEnum {
  /// Content is not known yet.
  case placeholder
  /// Content is private and the device is locked.
  case privacy
  /// Content is about to be updated after an interaction.
  case invalidated

  /// The reason as a set.
  package var reasons: RedactionReasons {
    switch self {
    case .placeholder: .placeholder
    case .privacy: .privacy
    case .invalidated: .invalidated
    }
  }
}
