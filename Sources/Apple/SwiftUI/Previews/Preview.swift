/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a view for each of several arguments.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares state in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")

/// Declares a value of the environment, a transaction or a container, and its key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")

/// Types for previews.
public enum Preview {
  /// The type of traits for previews of views.
  public enum ViewTraits {}
}

/// A trait that configures the presentation of a preview.
public struct PreviewTrait<T>: Sendable {
  /// What a trait changes.
  enum Change: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    /// Nothing of a picture; the name is reported.
    case nothing(String)
    case modifier(@MainActor @Sendable (AnyView) async throws -> AnyView)
  }

  let change: Change

  /// The preview has a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(change: .layout(.fixed(width: width, height: height)))
  }
  /// The preview has the size of the view.
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait(change: .layout(.sizeThatFits))
  }
  /// The preview has the size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(change: .layout(.device)) }
  /// The device is in landscape, rotated to the left.
  public static var landscapeLeft: PreviewTrait {
    PreviewTrait(change: .orientation(.landscapeLeft))
  }
  /// The device is in landscape, rotated to the right.
  public static var landscapeRight: PreviewTrait {
    PreviewTrait(change: .orientation(.landscapeRight))
  }
  /// The device is in portrait.
  public static var portrait: PreviewTrait { PreviewTrait(change: .orientation(.portrait)) }
  /// The device is in portrait, upside down.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(change: .orientation(.portraitUpsideDown))
  }
  /// The device is in the mode for people with cognitive disabilities.
  public static var assistiveAccess: PreviewTrait {
    PreviewTrait(change: .nothing("assistiveAccess"))
  }
}

/// The size that is proposed to a preview.
public enum PreviewLayout: Sendable, Hashable {
  /// The size of the device.
  case device
  /// The size that fits the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
