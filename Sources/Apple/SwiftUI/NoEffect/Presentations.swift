internal import VitrineModel
public import CoreTransferable

// Presentations over a view, which widgets do not have.

/// An alert with buttons.
public struct Alert {
  /// A button of an alert.
  public struct Button: Sendable {
    let label: Text
    var role: ButtonRole?
    /// Creates a button with the default role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label)
    }
    /// Creates a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel)
    }
    /// Creates a button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(.system("Cancel"), action: action)
    }
    /// Creates a button that deletes data or performs another irreversible action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive)
    }
  }
  let title: Text
  let message: Text?
  let buttons: [Button]
  /// Creates an alert.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, [dismissButton].compactMap { $0 })
  }
  /// Creates an alert.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }
}

/// The buttons of an alert as views.
nonisolated private struct AlertButtons: View {
  let buttons: [Alert.Button]
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: {}, label: { buttons[index].label })
    }
  }
}

/// A list of actions at the bottom of the screen.
public struct ActionSheet {
  /// The button of an action sheet.
  public typealias Button = Alert.Button
  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
  let title: Text
  let message: Text?
  let buttons: [Button]
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate let name: String
  fileprivate var value = 0.0
  private init(_ name: String, _ value: CGFloat = 0) { (self.name, self.value) = (name, value) }
  /// The height on a screen of 800 points, by which sheets have the lowest detent first.
  fileprivate var order: Double {
    switch name {
    case "height": value
    case "fraction": value * 800
    case "medium": 400
    default: 800
    }
  }
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
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The presentation is not adapted.
  public static let none = PresentationAdaptation(name: "none")
  /// Adapts to a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// Adapts to a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Adapts to a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
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
  ) -> some View {
    presenting(.sheet, "sheet", item.wrappedValue != nil) { item.wrappedValue.map { content($0) } }
  }
  /// Presents a full-screen cover.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, "fullScreenCover", isPresented.wrappedValue, content)
  }
  /// Presents a full-screen cover for a value.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, "fullScreenCover", item.wrappedValue != nil) {
      item.wrappedValue.map { content($0) }
    }
  }
  /// Presents a popover that points at the view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, "popover", isPresented.wrappedValue, content)
  }
  /// Presents a popover for a value that points at the view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, "popover", item.wrappedValue != nil) {
      item.wrappedValue.map { content($0) }
    }
  }
  /// Presents an alert.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(.alert, isPresented.wrappedValue ? content() : nil)
  }
  /// Presents an alert for a value.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { presenting(.alert, item.wrappedValue.map(content)) }
  private func presenting(_ kind: ScreenView.Kind, _ alert: Alert?) -> some View {
    presenting(kind, "alert", alert != nil, title: alert?.title, message: alert?.message) {
      AlertButtons(buttons: alert?.buttons ?? [])
    }
  }
  /// Presents an alert with a message.
  @StringForm
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      .alert, "alert", isPresented.wrappedValue, title: Text(titleKey),
      message: message(), actions)
  }
  /// Presents an action sheet.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return presenting(
      .confirmationDialog, "actionSheet", sheet != nil, title: sheet?.title,
      message: sheet?.message
    ) { AlertButtons(buttons: sheet?.buttons ?? []) }
  }
  /// Presents a confirmation dialog.
  @StringForm
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(
      .confirmationDialog, "confirmationDialog", isPresented.wrappedValue,
      title: titleVisibility == .visible ? Text(titleKey) : nil,
      message: EmptyView(), actions)
  }
  /// Presents a confirmation dialog with a message.
  @StringForm
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      .confirmationDialog, "confirmationDialog", isPresented.wrappedValue,
      title: titleVisibility == .visible ? Text(titleKey) : nil,
      message: message(), actions)
  }
  /// Sets the icon of a dialog.
  public func dialogIcon(_ icon: Image?) -> some View { recorded("dialogIcon", .none) }
  /// Adds a context menu with a preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { recorded("contextMenu", .none) }
  /// Adds an inspector, a column with details.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    presenting(.inspector, "inspector", isPresented.wrappedValue, content)
  }
  /// Sets the heights of a sheet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    detent(detents.min { $0.order < $1.order }, of: detents)
  }
  /// A sheet with several heights shows that it can be dragged, unless its content says otherwise.
  private func detent(
    _ detent: PresentationDetent?, of detents: Set<PresentationDetent>
  ) -> some View {
    let name = "presentationDetents"
    return ScreenTraitView(base: self, name: name, isDefault: true) { traits, _ in
      traits.showsDragIndicator = detents.count > 1 ? true : nil
    }
    .screenTrait(name) { traits in
      switch detent?.name {
      case "medium": traits.detentFraction = 0.5
      case "fraction": traits.detentFraction = min(1, max(0, detent?.value ?? 1))
      case "height": traits.detentHeight = max(0, detent?.value ?? 0)
      default: traits.detentFraction = 1
      }
    }
  }
  /// Sets the heights of a sheet and the current one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { detent(selection.wrappedValue, of: detents) }
  /// Shows or hides the drag indicator of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    screenTrait("presentationDragIndicator") {
      $0.showsDragIndicator = visibility == .automatic ? nil : visibility == .visible
    }
  }
  /// Sets the background of a sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    screenTrait("presentationBackground", Rectangle().fill(style)) {
      $0.presentationBackground = $1
    }
  }
  /// Sets a view as the background of a sheet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    screenTrait("presentationBackground", content()) { $0.presentationBackground = $1 }
  }
  /// Sets the corner radius of a sheet, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    screenTrait("presentationCornerRadius") {
      $0.presentationCornerRadius = cornerRadius.map { max(0, Double($0)) }
    }
  }
  /// Sets how a presentation adapts to a compact size class.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    screenTrait("presentationCompactAdaptation") {
      $0.staysPopover = adaptation == .popover || adaptation == .none
    }
  }
  /// Sets how a presentation adapts to compact size classes.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
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
