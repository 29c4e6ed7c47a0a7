import VitrineCoding
import VitrineDevices
import VitrineGeometry

// Modifiers by kind, so that a stage that handles a kind cannot forget one of them.

/// A modifier that takes part in layout.
package enum LayoutModifier: Sendable {
  case frame(Frame)
  case padding(Padding)
  case fixedSize(FixedSize)
  case layoutPriority(Double)
  case offset(Offset)
  case position(Position)
  case zIndex(Double)
  case gridCellColumns(Int)
  case gridCellAnchor(UnitPoint)
  case gridColumnAlignment(HorizontalAlignment)
  case gridCellUnsizedAxes([Axis])
  case aspectRatio(AspectRatio)
  case alignmentGuide(AlignmentGuide)
  case containerRelativeFrame(ContainerRelativeFrame)
  case ignoresSafeArea(SafeAreaExtension)
  case safeAreaPadding(Padding)
}

/// A modifier that changes what is drawn or tapped.
package enum DrawingModifier: Sendable {
  case hidden(Flag)
  case opacity(Double)
  case cornerRadius(Double)
  case clipShape(Shape)
  case contentShape(Shape)
  case containerShape(Shape)
  case layoutDirectionBehavior(LayoutDirectionBehavior)
  case clipped(Flag)
  case border(Border)
  case rotationEffect(RotationEffect)
  case scaleEffect(ScaleEffect)
  case shadow(Shadow)
  case blur(Blur)
  case blendMode(BlendMode)
  case compositingGroup(Flag)
  case drawingGroup(Flag)
  case rotation3DEffect(Rotation3DEffect)
  case projectionEffect(ProjectionTransform)
  case transformEffect(AffineTransform)
  case widgetAccentable(Flag)
}

/// A modifier that sets how changes of a view are animated.
package enum MotionModifier: Sendable {
  case id(String)
  case animation(AnimationModifier)
  case transaction(TransactionModifier)
  case transition(Transition)
  case matchedGeometryEffect(MatchedGeometryEffect)
  case phaseAnimator(ViewPhases)
}
