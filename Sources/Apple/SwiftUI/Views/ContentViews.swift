/// A view with a message for content that is unavailable.
nonisolated public struct ContentUnavailableView<Title: View, Description: View, Actions: View>:
  View
{
  private let label: Title
  private let description: Description
  private let actions: Actions

  /// Creates a content unavailable view.
  public init(
    @ViewBuilder label: () -> Title,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// A column of icon, title, description and actions, as in SwiftUI.
  public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A style that shows the icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

nonisolated extension ContentUnavailableView
where Title == Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a localized title and a symbol.
  @StringForm @ResourceForm
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(Label(title, systemImage: name), description)
  }
  /// Creates a message with a localized title and a picture of a catalogue.
  @StringForm @ResourceForm
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(Label(title, image: name), description)
  }

  private init(_ label: Title, _ description: Text?) {
    self.init {
      label
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

/// A view with a label and a value.
nonisolated public struct LabeledContent<Label: View, Content: View>: View, LocatedView {
  package var location = KeptLocation()
  private let label: Label
  private let content: Content

  /// Creates labeled content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The row in the style of the environment.
  public var body: some View {
    // Views are created only on the main actor.
    nonisolated(unsafe) let configuration = configuration
    return StyledContainer(key: \.labeledContentStyle) {
      AnyView($0.makeBody(configuration: configuration))
    }
  }

  private var configuration: LabeledContentStyleConfiguration {
    .init(label: _StyledPart(view: label), content: _StyledPart(view: content))
  }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content.
  @StringForm public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }
  /// Creates labeled content with a title and a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == Label {
  /// Creates the row inside a style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// A view with a label above content, on a background.
nonisolated public struct GroupBox<Label: View, Content: View>: View, LocatedView {
  package var location = KeptLocation()
  private let label: Label
  private let content: Content

  /// Creates a group box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The box in the style of the environment.
  public var body: some View {
    // Views are created only on the main actor.
    nonisolated(unsafe) let configuration = configuration
    return StyledContainer(key: \.groupBoxStyle) {
      AnyView($0.makeBody(configuration: configuration))
    }
  }

  private var configuration: GroupBoxStyleConfiguration {
    .init(label: _StyledPart(view: label), content: _StyledPart(view: content))
  }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == Label {
  /// Creates the box inside a style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// Creates a group box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

nonisolated extension GroupBox where Label == Text {
  /// Creates a group box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a group box with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
