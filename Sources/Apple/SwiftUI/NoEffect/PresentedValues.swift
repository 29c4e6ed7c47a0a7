internal import VitrineModel
public import CoreTransferable

// Alerts, dialogs and menus for a value.

nonisolated extension View {
  /// Presents an alert for a value.
  @StringForm public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(
      .alert, "alert", isPresented.wrappedValue && data != nil, title: Text(titleKey),
      message: EmptyView()
    ) { data.map { actions($0) } }
  }
  /// Presents an alert with a message for a value.
  @StringForm public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      .alert, "alert", isPresented.wrappedValue && data != nil, title: Text(titleKey),
      message: data.map { message($0) }
    ) { data.map { actions($0) } }
  }
  /// Presents an alert with a text as its title.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(
      .alert, "alert", isPresented.wrappedValue, title: title,
      message: EmptyView(), actions)
  }
  /// Presents an alert with a text as its title and a message.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      .alert, "alert", isPresented.wrappedValue, title: title,
      message: message(), actions)
  }
  /// Presents an alert for an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(
      .alert, "alert", isPresented.wrappedValue && error != nil,
      title: Text(error?.errorDescription ?? ""),
      message: EmptyView()
    ) { actions() }
  }
  /// Presents an alert with a message for an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    presenting(
      .alert, "alert", isPresented.wrappedValue && error != nil,
      title: Text(error?.errorDescription ?? ""),
      message: error.map { message($0) }
    ) { error.map { actions($0) } }
  }

  /// Presents a confirmation dialog for a value.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(
      .confirmationDialog, "confirmationDialog", isPresented.wrappedValue && data != nil,
      title: titleVisibility == .visible ? Text(titleKey) : nil,
      message: EmptyView()
    ) { data.map { actions($0) } }
  }
  /// Presents a confirmation dialog with a message for a value.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      .confirmationDialog, "confirmationDialog", isPresented.wrappedValue && data != nil,
      title: titleVisibility == .visible ? Text(titleKey) : nil,
      message: data.map { message($0) }
    ) { data.map { actions($0) } }
  }
  /// Presents a confirmation dialog with a text as its title.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(
      .confirmationDialog, "confirmationDialog", isPresented.wrappedValue,
      title: titleVisibility == .visible ? title : nil,
      message: EmptyView(), actions)
  }
  /// Presents a confirmation dialog with a text as its title and a message.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      .confirmationDialog, "confirmationDialog", isPresented.wrappedValue,
      title: titleVisibility == .visible ? title : nil,
      message: message(), actions)
  }

  /// Adds a menu for the selected rows of a list.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { recorded("contextMenu", .none) }
  /// Opens files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { recorded("fileImporter", .none) }
  /// Sets the title for navigation, which people can change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }
  /// Binds the focus of assistive technology to a value.
  public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>, equals value: V
  ) -> some View { recorded("accessibilityFocused", .none) }
  /// Sets the space between sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    screenTrait("listSectionSpacing") { $0.listSectionSpacing = spacing.points }
  }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: Double?
  /// The platform's default.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less space than by default.
  public static let compact = ListSectionSpacing(points: 10)
  /// A space in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: Double(spacing))
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The `page` style, with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle() }
}

extension PageIndexViewStyle {
  /// When the background of the dots is visible.
  public struct BackgroundDisplayMode: Sendable {
    /// The platform's default.
    public static let automatic = BackgroundDisplayMode()
    /// While people interact with it.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }
  /// Creates a page index view style with or without a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode) { self.init() }
}
