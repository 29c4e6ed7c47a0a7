import VitrineArchive
import VitrineDevices
import VitrineGeometry

/// How much of a widget's content is shown.
package enum ContentVisibility: String, Hashable, Sendable {
  /// All of the content.
  case content
  /// All but private content.
  case redacted
  /// Only the placeholder.
  case placeholder

  /// Creates the visibility that follows from a state, a lock and a person's settings.
  ///
  /// Sources: Apple's documentation of WidgetKit's privacy and of the Data Protection entitlement.
  /// Assumed: a watch hides private content on its Always-On display by default.
  ///
  /// - Parameters:
  ///   - isDimmedWatch: whether the surface is the Always-On display of a watch.
  ///   - showsSensitiveContent: whether the person allows private content.
  package init(
    _ state: RenderState, lock: DeviceLock, _ protection: DataProtection, isDimmedWatch: Bool,
    showsSensitiveContent: Bool
  ) {
    switch state {
    case .placeholder: self = .placeholder
    case .preview: self = .content
    case .entry: self = isDimmedWatch && !showsSensitiveContent ? .redacted : .content
    case .locked where protection.hidesContent(under: lock): self = .placeholder
    case .locked: self = showsSensitiveContent ? .content : .redacted
    }
  }

  /// The reasons for which content is redacted.
  package var redactionReasons: RedactionReasons {
    switch self {
    case .content: []
    case .redacted: .privacy
    case .placeholder: .placeholder
    }
  }

  /// The state whose views are drawn: authors provide views for redacted states.
  package func state(of request: RenderState) -> RenderState {
    switch self {
    case .content: request == .locked ? .entry : request
    case .redacted: .locked
    case .placeholder: .placeholder
    }
  }
}

extension DataProtection {
  /// Whether the widget can't read its files, so that only the placeholder can be shown.
  fileprivate func hidesContent(under lock: DeviceLock) -> Bool {
    switch self {
    case .complete: true
    case .completeUnlessOpen: lock != .locked
    case .completeUntilFirstUserAuthentication, .none: lock == .beforeFirstUnlock
    }
  }
}
