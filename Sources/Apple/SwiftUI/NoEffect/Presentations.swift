public import CoreTransferable

// Presentations over a view, which widgets do not have.

/// An alert with buttons.
public struct Alert {
  /// A button of an alert.
  public struct Button: Sendable {
    /// Creates a button with the default role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that deletes data or performs another irreversible action.
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

/// A list of actions at the bottom of the screen.
public struct ActionSheet {
  /// The button of an action sheet.
  public typealias Button = Alert.Button
  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private var value = 0.0
  private init(_ name: String, _ value: CGFloat = 0) { (self.name, self.value) = (name, value) }
  /// Half the available height.
  public static let medium = PresentationDetent("medium")
  /// The full available height.
  public static let large = PresentationDetent("large")
  /// A fraction of the available height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent("fraction", fraction)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent("height", height)
  }
  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent("\(type)")
  }
  /// The room of a sheet.
  @dynamicMemberLookup
  public struct Context {
    /// The full available height.
    public var maxDetentValue: CGFloat
    let environment: EnvironmentValues
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A height of a sheet that is computed.
public protocol CustomPresentationDetent {
  /// The room of a sheet.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points; `nil` if the sheet cannot have it.
  static func height(in context: Context) -> CGFloat?
}

/// How a presentation adapts to a compact size class.
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
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

nonisolated extension View {
  /// Presents a sheet for a value.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { recorded("sheet", .none) }
  /// Presents a full-screen cover.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { recorded("fullScreenCover", .none) }
  /// Presents a full-screen cover for a value.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { recorded("fullScreenCover", .none) }
  /// Presents a popover that points at the view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { recorded("popover", .none) }
  /// Presents a popover for a value that points at the view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { recorded("popover", .none) }
  /// Presents an alert.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    recorded("alert", .none)
  }
  /// Presents an alert for a value.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { recorded("alert", .none) }
  /// Presents an alert with a message.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { recorded("alert", .none) }
  /// Presents an action sheet.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    recorded("actionSheet", .none)
  }
  /// Presents a confirmation dialog.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { recorded("confirmationDialog", .none) }
  /// Presents a confirmation dialog with a message.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { recorded("confirmationDialog", .none) }
  /// Sets the icon of a dialog.
  public func dialogIcon(_ icon: Image?) -> some View { recorded("dialogIcon", .none) }
  /// Adds a context menu with a preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { recorded("contextMenu", .none) }
  /// Adds an inspector, a column with details.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { recorded("inspector", .none) }
  /// Sets the heights of a sheet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    recorded("presentationDetents", .none)
  }
  /// Sets the heights of a sheet and the current one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { recorded("presentationDetents", .none) }
  /// Shows or hides the drag indicator of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    recorded("presentationDragIndicator", .none)
  }
  /// Sets the background of a sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    recorded("presentationBackground", .none)
  }
  /// Sets the corner radius of a sheet, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    recorded("presentationCornerRadius", .none)
  }
  /// Sets how a presentation adapts to a compact size class.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    recorded("presentationCompactAdaptation", .none)
  }
  /// Sets whether a sheet can be dismissed by dragging.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("interactiveDismissDisabled", .none)
  }
  /// Presents a file importer.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { recorded("fileImporter", .none) }
}
