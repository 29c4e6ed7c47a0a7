package import VitrineModel

/// A view with a title and an icon.
nonisolated public struct Label<Title: View, Icon: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let title: Title
  private let icon: Icon

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    if let style = context.environment.labelStyle {
      let configuration = LabelStyleConfiguration(
        title: context.located(title), icon: context.located(icon))
      return style.lowered(configuration, context.with { $0.labelStyle = nil })
    }
    if let layout = context.environment.labelLayout, layout.applies(in: context) {
      return layout.row(context.located(icon), context.located(title)).lowered(context)
    }
    var label = VitrineModel.Label()
    label.title = ViewNode(title.lowered(context))
    let icons = icon.lowered(context)
    if icons.count == 1, let name = icons[0].plainSymbol {
      label.systemImage = name
    } else if !icons.isEmpty {
      label.icon = ViewNode(icons)
    }
    return [ViewNode(.label(label))]
  }
}

extension ViewNode {
  /// The name of the symbol, if the icon is a symbol without modifiers.
  fileprivate var plainSymbol: String? {
    guard case .image(let image) = content, modifiers.isEmpty, let name = image.systemName else {
      return nil
    }
    var plain = VitrineModel.Image()
    plain.systemName = name
    return image == plain ? name : nil
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a picture.
  @StringForm @ResourceForm public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// Creates a label with a localized title and a symbol.
  @StringForm @ResourceForm public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Creates a label with a localized title and a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label inside a style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
