internal import VitrineModel

// Custom styles of containers; archives contain the view that the style returns.

/// The appearance of a group box.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of a group box that the style draws.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The appearance of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of labeled content that the style draws.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The appearance of a disclosure group.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of a disclosure group that the style draws.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A type-erased part of a view, as styles receive it.
nonisolated public struct _StyledPart: View, ErasedView, LocatedView {
  package var location = KeptLocation()
  package let view: any View
}

/// The properties of a group box that a style draws.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The type of the group box style configuration's label.
  public typealias Label = _StyledPart
  /// The type of the group box style configuration's content.
  public typealias Content = _StyledPart
  /// The label of the group box style configuration.
  public let label: Label
  /// The content of the group box style configuration.
  public let content: Content
}

/// The properties of labeled content that a style draws.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The type of the labeled content style configuration's label.
  public typealias Label = _StyledPart
  /// The type of the labeled content style configuration's content.
  public typealias Content = _StyledPart
  /// The label of the labeled content style configuration.
  public let label: Label
  /// The content of the labeled content style configuration.
  public let content: Content
}

/// The properties of a disclosure group that a style draws.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// The type of the disclosure group style configuration's label.
  public typealias Label = _StyledPart
  /// The type of the disclosure group style configuration's content.
  public typealias Content = _StyledPart
  /// The label of the disclosure group style configuration.
  public let label: Label
  /// The content of the disclosure group style configuration.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// The default style, which shows the label above the content, on a background.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Creates a default group box style.
  nonisolated public init() {}
  /// Returns a column on the secondary background, as on iOS.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The default style, which shows the label at the leading edge and the value at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Creates an automatic labeled content style.
  nonisolated public init() {}
  /// Returns a row, as on iOS.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.content.foregroundStyle(.secondary)
    nonisolated(unsafe) let plain = HStack {
      configuration.label
      Spacer()
      value
    }
    return ScreenContainer(
      .labeledContent, content: value, label: configuration.label, plain: { plain.lowered($0) })
  }
}

/// The default style, which shows the label, and below it the content unless it is collapsed.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Creates an automatic disclosure group style.
  nonisolated public init() {}
  /// Returns a column without the arrow that collapses it.
  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.isExpanded
    nonisolated(unsafe) let plain = PlainContainer(
      name: "DisclosureGroup",
      content: VStack(alignment: .leading) {
        configuration.label
        if isExpanded { configuration.content }
      })
    return ScreenContainer(
      .disclosureGroup, content: isExpanded ? configuration.content : nil,
      label: configuration.label
    ) { view, _ in
      view.isExpanded = isExpanded
    } plain: {
      plain.lowered($0)
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style, which shows the label above the content, on a background.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style, which shows the label at the leading edge and the value at the trailing
  /// edge.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style, which shows the label, and below it the content unless it is collapsed.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

/// A view that the environment's style creates, with the configuration of its parts.
nonisolated struct StyledContainer<Style>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let key: WritableKeyPath<EnvironmentValues, Style>
  let make: @MainActor (Style) -> any View

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let style = context.environment[keyPath: key]
    DynamicProperties.connect(style, context)
    return make(style).lowered(context)
  }
}

extension EnvironmentValues {
  /// The style of group boxes.
  @Entry var groupBoxStyle: any GroupBoxStyle = DefaultGroupBoxStyle()
  /// The style of labeled content.
  @Entry var labeledContentStyle: any LabeledContentStyle = AutomaticLabeledContentStyle()
  /// The style of disclosure groups.
  @Entry var disclosureGroupStyle: any DisclosureGroupStyle = AutomaticDisclosureGroupStyle()
}

nonisolated extension View {
  /// Sets the style of group boxes in the view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
  /// Sets the style of labeled content in the view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, style)
  }
  /// Sets the style of disclosure groups in the view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}
