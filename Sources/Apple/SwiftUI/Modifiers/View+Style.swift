public import VitrineGeometry
internal import VitrineModel

nonisolated extension View {
  /// Sets the style of text, symbols and shapes.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    archived { [.foregroundStyle(style.archivedStyle($0))] }
  }
  /// Sets the first two levels of the style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    archived { [.foregroundStyle(primary.archivedStyle($0), [secondary.archivedStyle($0)])] }
  }
  /// Sets the first three levels of the style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    archived {
      [
        .foregroundStyle(
          primary.archivedStyle($0), [secondary.archivedStyle($0), tertiary.archivedStyle($0)])
      ]
    }
  }
  /// Sets the colour of text, symbols and shapes.
  public func foregroundColor(_ color: Color?) -> some View {
    archived { _ in color.map { [.foregroundStyle(.color($0.archived))] } ?? [] }
  }
  /// Sets the tint colour of controls in the view.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    archived { [.tint(tint.archivedStyle($0))] }
  }
  /// Sets the tint colour of controls in the view.
  public func tint(_ tint: Color?) -> some View {
    archived { _ in tint.map { [.tint(.color($0.archived))] } ?? [] }
  }
  /// Sets the tint colour of controls in the view.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// Sets the opacity of the view.
  public func opacity(_ opacity: Double) -> some View {
    archived(.opacity(clamping: opacity))
  }
  /// Hides the view, which keeps its space.
  public func hidden() -> some View { archived(.hidden(true)) }
  /// Draws a shadow behind the view.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    var shadow = Shadow()
    shadow.color = color.archived
    shadow.radius = Double(radius)
    (shadow.x, shadow.y) = (Double(x), Double(y))
    return archived(.shadow(shadow))
  }
  /// Sets the colour scheme of the view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    archived(.colorScheme(colorScheme)) { $0.colorScheme = colorScheme }
  }
  /// Sets the colour scheme of the presentation: of a preview, because widgets have none.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredSchemeView(base: self, scheme: colorScheme)
  }

  /// Rotates the view around an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    archived(.rotationEffect(angle, anchor))
  }
  /// Rotates the view in three dimensions.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    var effect = Rotation3DEffect()
    effect.degrees = angle.archivedDegrees
    effect.axis.x = Double(axis.x)
    effect.axis.y = Double(axis.y)
    effect.axis.z = Double(axis.z)
    effect.anchor = anchor.archived
    effect.anchorZ = Double(anchorZ)
    effect.perspective = Double(perspective)
    return archived(.rotation3DEffect(effect))
  }
  /// Scales the view about an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Scales the view uniformly about an anchor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Scales the view about an anchor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    archived(.scaleEffect(x, y, anchor))
  }
  /// Applies an affine transform to what the view draws.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    archived(.transformEffect(VitrineGeometry.AffineTransform(transform)))
  }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    var blur = Blur()
    blur.radius = Double(radius)
    blur.opaque = opaque
    return archived(.blur(blur))
  }
  /// Sets how the view is blended with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { archived(.blendMode(blendMode)) }
  /// Composites the view before effects are applied to it.
  public func compositingGroup() -> some View { archived(.compositingGroup(true)) }
  /// Composites the view before effects are applied to it.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    archived(.drawingGroup(true))
  }
  /// Adds an amount to the brightness of colours.
  public func brightness(_ amount: Double) -> some View { archived(.brightness(amount)) }
  /// Changes the contrast of colours by a factor; 1 keeps it.
  public func contrast(_ amount: Double) -> some View { archived(.contrast(amount)) }
  /// Changes the saturation of colours by a factor; 1 keeps it.
  public func saturation(_ amount: Double) -> some View { archived(.saturation(amount)) }
  /// Reduces the saturation of colours; 1 gives greys.
  public func grayscale(_ amount: Double) -> some View { archived(.grayscale(amount)) }
  /// Rotates the hues of colours.
  public func hueRotation(_ angle: Angle) -> some View {
    archived(.hueRotation(angle.archivedDegrees))
  }
  /// Inverts the colours of the view.
  public func colorInvert() -> some View { archived(.colorInvert(true)) }
  /// Multiplies colours by another colour.
  public func colorMultiply(_ color: Color) -> some View {
    archived(.colorMultiply(color.archived))
  }
  /// Uses luminance as opacity.
  public func luminanceToAlpha() -> some View { archived(.luminanceToAlpha(true)) }
}

/// How the colours of a drawing group are encoded.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In sRGB, in linear sRGB, or in linear sRGB with an extended range.
  case nonLinear, linear, extendedLinear
}

/// A view with the colour scheme of its presentation.
nonisolated struct PreferredSchemeView<Base: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let scheme: ColorScheme?

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    guard context.drawsAppViews, let scheme else {
      context.record("preferredColorScheme", .none)
      return base.lowered(context)
    }
    return base.colorScheme(scheme)
      .screenTrait("preferredColorScheme") { $0.preferredColorScheme = scheme }
      .lowered(context)
  }
}
