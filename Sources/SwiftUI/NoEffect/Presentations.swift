// Screens, messages and actions that come over a view: widgets present none.

/// A message with buttons.
public struct Alert {
  /// A button of a message.
  public struct Button: Sendable {
    /// A button that agrees.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that destroys.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }
  /// Creates an alert.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates an alert.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// Actions that come from the bottom.
public struct ActionSheet {
  /// The button of an action sheet.
  public typealias Button = Alert.Button
  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// How high a screen is that comes from the bottom.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private var value = 0.0
  private init(_ name: String, _ value: CGFloat = 0) { (self.name, self.value) = (name, value) }
  /// Half the available height.
  public static let medium = PresentationDetent("medium")
  /// The full available height.
  public static let large = PresentationDetent("large")
  /// A part of the height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent("fraction", fraction)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent("height", height)
  }
}

/// How a screen is presented where there is little room.
public struct PresentationAdaptation: Sendable {
  /// The platform's default.
  public static let automatic = PresentationAdaptation()
  /// The presentation is not adapted.
  public static let none = PresentationAdaptation()
  /// Adapts to a popover.
  public static let popover = PresentationAdaptation()
  /// Adapts to a sheet.
  public static let sheet = PresentationAdaptation()
  /// Adapts to a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation()
}

/// The anchor of a popover.
public enum PopoverAttachmentAnchor: Sendable {
  /// The box of the view.
  case bounds
  /// A point of the view.
  case point(UnitPoint)
}

nonisolated extension View {
  /// Presents a screen for a value.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { recorded("sheet", .none) }
  /// Presents a screen over everything.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { recorded("fullScreenCover", .none) }
  /// Presents a screen over everything for a value.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { recorded("fullScreenCover", .none) }
  /// Presents a screen that points at the view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .bounds,
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { recorded("popover", .none) }
  /// Presents a screen for a value that points at the view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .bounds,
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { recorded("popover", .none) }
  /// Presents a message.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    recorded("alert", .none)
  }
  /// Presents a message for a value.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { recorded("alert", .none) }
  /// Presents a message with a text.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { recorded("alert", .none) }
  /// Presents actions from the bottom.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    recorded("actionSheet", .none)
  }
  /// Presents actions to choose from.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { recorded("confirmationDialog", .none) }
  /// Presents actions to choose from, with a text.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { recorded("confirmationDialog", .none) }
  /// Sets the picture of a message.
  public func dialogIcon(_ icon: Image?) -> some View { recorded("dialogIcon", .none) }
  /// Adds actions to a long touch, with a view that is shown above them.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { recorded("contextMenu", .none) }
  /// Adds a column with details.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { recorded("inspector", .none) }
  /// Sets how high a sheet is.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    recorded("presentationDetents", .none)
  }
  /// Sets how high a sheet is, and which height is chosen.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { recorded("presentationDetents", .none) }
  /// Shows the handle of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    recorded("presentationDragIndicator", .none)
  }
  /// Sets the ground of a sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    recorded("presentationBackground", .none)
  }
  /// Sets the corners of a sheet.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    recorded("presentationCornerRadius", .none)
  }
  /// Sets how a screen is presented where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    recorded("presentationCompactAdaptation", .none)
  }
  /// Keeps a sheet from being pulled away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("interactiveDismissDisabled", .none)
  }
  /// Presents a choice of files.
  public func fileImporter<T>(
    isPresented: Binding<Bool>, allowedContentTypes: [T], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { recorded("fileImporter", .none) }
}
