public import SwiftUI
import VitrineFoundation

// Views that tell people of shortcuts, and content of screens as entities.

/// A view that suggests what to say to Siri; a picture shows the symbol and the intent's title.
public struct SiriTipView: View {
  private let title: LocalizedStringResource
  private let isVisible: Bool
  /// Creates a tip for an intent.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    (title, self.isVisible) = (Intent.title, isVisible?.wrappedValue ?? true)
  }
  /// The symbol and the title of the intent.
  public var body: some View {
    if isVisible {
      Label {
        Text(title)
      } icon: {
        Image(systemName: "siri")
      }
    }
  }
}

/// The style of a tip.
public enum SiriTipViewStyle: Hashable, Sendable {
  /// The style of the scheme, or the one of this name.
  case automatic, dark, light, black
}

/// A button that opens the app's shortcuts; a picture shows its label.
public struct ShortcutsLink: View {
  /// Creates a link that performs an action when people tap it.
  public init(action: (() -> Void)? = nil) {}
  /// The symbol and the name of the app.
  public var body: some View {
    Label("Shortcuts", systemImage: "square.2.layers.3d.fill")
  }
}

/// The style of a link to shortcuts.
public enum ShortcutsLinkStyle: Hashable, Sendable {
  /// The style of the scheme, or the one of this name.
  case automatic, automaticOutline, dark, darkOutline, light, lightOutline
}

nonisolated extension View {
  /// Sets the style of tips; noted.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    noted("siriTipViewStyle")
  }
  /// Sets the style of links to shortcuts; noted.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    noted("shortcutsLinkStyle")
  }
  /// Tells the system which entity the view shows; noted.
  public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
    noted("appEntityIdentifier")
  }
  /// Performs an action when the system runs an intent; noted.
  public func onAppIntentExecution<I: AppIntent>(
    _ intent: I.Type, perform action: @escaping (I) -> Void
  ) -> some View { noted("onAppIntentExecution") }

  private func noted(_ name: String) -> some View { recorded(name, .none) }
}
