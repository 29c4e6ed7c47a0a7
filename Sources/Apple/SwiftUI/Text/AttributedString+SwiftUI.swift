internal import VitrineDisplayList
internal import VitrineModel

extension AttributeScopes {
  /// Attributes that `Text` draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour of the text.
    public let backgroundColor: BackgroundColorAttribute
    /// A line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The additional space between characters, in points.
    public let kern: KerningAttribute
    /// The additional space between characters, in points.
    public let tracking: TrackingAttribute
    /// The distance of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The height of lines.
    public let lineHeight: LineHeightAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The height of lines.
    public enum LineHeightAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = LineHeight
      /// The attribute's name.
      public static let name = "SwiftUI.LineHeight"
    }
    /// The key of the font attribute.
    public enum FontAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the foreground colour attribute.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The background colour of the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The additional space between characters, in points.
    public enum KerningAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }
    /// The additional space between characters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }
    /// The distance of the text above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// Attributes that `Text` draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute key of a type, for dynamic member lookup.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// Returns the runs of the string as a text of an archive.
  func content(_ context: LoweringContext) -> VitrineModel.Text {
    let runs = self.runs.map { run in
      var node = ViewNode(.text(VitrineModel.Text(String(self[run.range].characters))))
      node.modifiers = run.attributes.modifiers(context)
      guard let url = run.link else { return node }
      var link = VitrineModel.Link()
      link.destination = url.absoluteString
      link.label = node
      return ViewNode(.link(link))
    }
    if runs.count == 1, runs[0].modifiers.isEmpty, case .text(let text) = runs[0].content {
      return text
    }
    var text = VitrineModel.Text()
    text.runs = runs
    return text
  }
}

extension AttributeContainer {
  fileprivate func modifiers(_ context: LoweringContext) -> [Modifier] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var modifiers: [Modifier] = []
    if let font = self[Scope.FontAttribute.self] {
      modifiers.append(.font(font.archived))
    }
    if let color = self[Scope.ForegroundColorAttribute.self] {
      modifiers.append(.foregroundStyle(.color(color.archived)))
    }
    if let color = self[Scope.BackgroundColorAttribute.self] {
      modifiers.append(.background(Layer(style: .color(color.archived))))
    }
    if let line = self[Scope.UnderlineStyleAttribute.self] {
      modifiers.append(.underline(TextLine(true, line.pattern, line.color)))
    }
    if let line = self[Scope.StrikethroughStyleAttribute.self] {
      modifiers.append(.strikethrough(TextLine(true, line.pattern, line.color)))
    }
    if let distance = self[Scope.KerningAttribute.self] {
      modifiers.append(.kerning(Double(distance)))
    }
    if let distance = self[Scope.TrackingAttribute.self] {
      modifiers.append(.tracking(Double(distance)))
    }
    if let offset = self[Scope.BaselineOffsetAttribute.self] {
      modifiers.append(.baselineOffset(Double(offset)))
    }
    if let height = self[Scope.LineHeightAttribute.self] {
      modifiers.append(.lineHeight(height.archived))
    }
    return modifiers + intentModifiers
  }

  /// The modifiers for the Markdown intents of the container.
  private var intentModifiers: [Modifier] {
    typealias Scope = AttributeScopes.MarkdownAttributes
    guard let intent = self[Scope.InlinePresentationIntentAttribute.self] else { return [] }
    var modifiers: [Modifier] = []
    if intent.contains(.stronglyEmphasized) { modifiers.append(.bold(true)) }
    if intent.contains(.emphasized) { modifiers.append(.italic(true)) }
    if intent.contains(.strikethrough) { modifiers.append(.strikethrough(TextLine())) }
    if intent.contains(.code) { modifiers.append(.monospaced(true)) }
    return modifiers
  }
}
