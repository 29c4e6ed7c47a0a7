import VitrineDisplayList

extension Shape: Interpolatable {
  /// The shape with its numbers interpolated; the painting is that of `other`.
  ///
  /// The numbers are the `animatableData` of SwiftUI's own shapes; `nil` for shapes of different kinds.
  package func interpolated(to other: Shape, by share: Double) -> Shape? {
    if self == other { return self }
    switch (self, other) {
    case (.rectangle(let one), .rectangle(let next)):
      return one.changed(to: next, by: share) { _ in }.map(Shape.rectangle)
    case (.circle(let one), .circle(let next)):
      return one.changed(to: next, by: share) { _ in }.map(Shape.circle)
    case (.capsule(let one), .capsule(let next)):
      return one.changed(to: next, by: share) { _ in }.map(Shape.capsule)
    case (.ellipse(let one), .ellipse(let next)):
      return one.changed(to: next, by: share) { _ in }.map(Shape.ellipse)
    case (.containerRelative(let one), .containerRelative(let next)):
      return one.changed(to: next, by: share) { _ in }.map(Shape.containerRelative)
    case (.roundedRectangle(let one), .roundedRectangle(let next)):
      return one.changed(to: next, by: share) {
        $0.cornerRadius = max(0, one.cornerRadius.mixed(with: next.cornerRadius, by: share))
      }.map(Shape.roundedRectangle)
    case (.unevenRoundedRectangle(let one), .unevenRoundedRectangle(let next)):
      return one.changed(to: next, by: share) { shape in
        for corner in UnevenRoundedRectangle.corners {
          shape[keyPath: corner] = max(
            0, one[keyPath: corner].mixed(with: next[keyPath: corner], by: share))
        }
      }.map(Shape.unevenRoundedRectangle)
    case (.path(let one), .path(let next)):
      guard let path = one.path.interpolated(to: next.path, by: share) else { return nil }
      return one.changed(to: next, by: share) { $0.path = path }.map(Shape.path)
    case (.rectangle, _), (.circle, _), (.capsule, _), (.ellipse, _), (.containerRelative, _),
      (.roundedRectangle, _), (.unevenRoundedRectangle, _), (.path, _):
      return nil
    }
  }
}

extension UnevenRoundedRectangle {
  fileprivate static var corners: [WritableKeyPath<UnevenRoundedRectangle, Double>] {
    [\.topLeading, \.bottomLeading, \.bottomTrailing, \.topTrailing]
  }
}

extension ShapePayload {
  /// The shape with the modifiers of both interpolated; `nil` if both do not have the same
  /// modifiers.
  fileprivate func changed(
    to other: Self, by share: Double, _ change: (inout Self) -> Void
  ) -> Self? {
    guard let modifiers = modifiers.interpolated(to: other.modifiers, by: share) else { return nil }
    var shape = other
    shape.modifiers = modifiers
    change(&shape)
    return shape
  }
}

extension ShapeModifier: Interpolatable {
  package func interpolated(to other: ShapeModifier, by share: Double) -> ShapeModifier? {
    switch (self, other) {
    case (.trim(let one), .trim(var next)):
      next.from = one.from.mixed(with: next.from, by: share).clamped(to: 0...1)
      next.to = one.to.mixed(with: next.to, by: share).clamped(to: 0...1)
      return .trim(next)
    case (.inset(let one), .inset(let next)): return .inset(one.mixed(with: next, by: share))
    case (.offset(let one), .offset(var next)):
      next.x = one.x.mixed(with: next.x, by: share)
      next.y = one.y.mixed(with: next.y, by: share)
      return .offset(next)
    case (.scale(let one), .scale(let next)): return .scale(one.mixed(with: next, by: share))
    case (.rotation(let one), .rotation(let next)):
      return .rotation(one.mixed(with: next, by: share))
    case (.transform(let one), .transform(let next)):
      return .transform(one.mixed(with: next, by: share))
    case (.size(let one), .size(var next)):
      next.width = max(0, one.width.mixed(with: next.width, by: share))
      next.height = max(0, one.height.mixed(with: next.height, by: share))
      next.anchor = one.anchor.mixed(with: next.anchor, by: share)
      return .size(next)
    case (.trim, _), (.inset, _), (.offset, _), (.scale, _), (.rotation, _), (.transform, _),
      (.size, _):
      return nil
    }
  }
}

extension ScaleEffect {
  /// The interpolated scale.
  package func mixed(with other: ScaleEffect, by share: Double) -> ScaleEffect {
    var result = self
    result.x = x.mixed(with: other.x, by: share)
    result.y = y.mixed(with: other.y, by: share)
    result.anchor = anchor.mixed(with: other.anchor, by: share)
    return result
  }
}

extension RotationEffect {
  /// The interpolated rotation: from 0 to 720 degrees it goes round twice.
  package func mixed(with other: RotationEffect, by share: Double) -> RotationEffect {
    var result = self
    result.degrees = degrees.mixed(with: other.degrees, by: share)
    result.anchor = anchor.mixed(with: other.anchor, by: share)
    return result
  }
}

extension Rotation3DEffect {
  /// The interpolated rotation in three dimensions.
  package func mixed(with other: Rotation3DEffect, by share: Double) -> Rotation3DEffect {
    var result = self
    result.degrees = degrees.mixed(with: other.degrees, by: share)
    result.axis.x = axis.x.mixed(with: other.axis.x, by: share)
    result.axis.y = axis.y.mixed(with: other.axis.y, by: share)
    result.axis.z = axis.z.mixed(with: other.axis.z, by: share)
    result.anchor = anchor.mixed(with: other.anchor, by: share)
    result.anchorZ = anchorZ.mixed(with: other.anchorZ, by: share)
    result.perspective = perspective.mixed(with: other.perspective, by: share)
    return result
  }
}
