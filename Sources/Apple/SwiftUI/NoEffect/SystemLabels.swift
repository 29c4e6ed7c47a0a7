import Combine

// Names of parts that views of the system have by default.

/// The label of a link to settings.
public typealias DefaultSettingsLinkLabel = Text
/// The label of a tab.
public typealias DefaultTabLabel = Label<Text, Image>
/// The label of a button that shows or hides a window.
public typealias DefaultWindowVisibilityToggleLabel = Text

/// A view that does something with the values of a publisher.
nonisolated public struct SubscriptionView<PublisherType, Content: View>: View {
  private let content: Content
  /// Creates a view for a publisher, whose values no picture waits for.
  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) where PublisherType: Combine.Publisher, PublisherType.Failure == Never {
    self.content = content
  }
  /// The content.
  public var body: some View { content }
}

/// A button of macOS that shows or hides a window; a picture shows its label.
nonisolated public struct WindowVisibilityToggle<Label: View>: View {
  /// Creates a button for a window.
  public init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {}
  /// The label of a window that is not open.
  public var body: some View { Button("Show Window") {} }
}
