import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Curves, springs and interpolation between two values.
@Suite struct MotionTests {
  /// Source: Apple's documentation of `Spring`: for 0.5 seconds and a bounce of 0.3, 157.9 and
  /// 17.6.
  @Test func springsHaveTheDocumentedStiffness() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
  }

  /// The closed form, compared with the differential equation solved in small steps.
  @Test(arguments: [-0.5, 0, 0.15, 0.3, 0.9])
  func springsFollowTheirEquation(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    var (place, speed) = (-1.0, 0.0)
    let step = 1e-5
    for index in 1...60_000 {
      speed -= (spring.stiffness * place + spring.damping * speed) / spring.mass * step
      place += speed * step
      if index.isMultiple(of: 10_000) {
        #expect(abs(spring.value(at: Double(index) * step) - (1 + place)) < 2e-3)
      }
    }
  }

  @Test(arguments: AnimationCurve.allCases)
  func curvesStartAndEnd(curve: AnimationCurve) {
    var animation = Animation(curve)
    if curve == .timingCurve { animation.controlPoints = [0.2, -1, 0.6, 2] }
    #expect(animation.progress(at: 0) == 0)
    #expect(animation.progress(at: animation.totalDuration) == 1)
    #expect(abs(animation.progress(at: animation.totalDuration - 1e-6) - 1) < 2e-3)
    #expect(animation.totalDuration > 0 && animation.totalDuration <= Animation.longest)
  }

  /// Numbers at the limits of archives: progress remains finite and the end is reached.
  @Test func extremeAnimationsEnd() {
    var animations: [Animation] = []
    for number in [1e-6, 1, 1e6] {
      for other in [0, 1e-6, 1e6] {
        var animation = Animation(.interpolatingSpring)
        (animation.mass, animation.stiffness, animation.damping) = (other + 1e-6, number, other)
        animation.initialVelocity = number
        animations.append(animation)
        animation = Animation(.spring)
        (animation.duration, animation.bounce) = (other, number == 1 ? -1 : 1)
        (animation.speed, animation.delay) = (number, other)
        (animation.repeatCount, animation.repeatsForever) = (1_000_000, other == 0)
        animations.append(animation)
      }
    }
    for animation in animations {
      for step in 0...20 {
        #expect(animation.progress(at: Double(step) / 10).isFinite)
      }
      #expect(animation.progress(at: Animation.longest) == 1)
    }
  }

  @Test func repetitionsGoBack() {
    var animation = Animation(.linear)
    (animation.duration, animation.repeatCount) = (0.4, 3)
    #expect(abs(animation.progress(at: 0.6) - 0.5) < 1e-9)
    #expect(abs(animation.progress(at: 0.5) - 0.75) < 1e-9)
    animation.autoreverses = false
    #expect(abs(animation.progress(at: 0.5) - 0.25) < 1e-9)
    #expect(animation.totalDuration == 1.2000000000000002)
  }

  @Test func shapesOfOneKindPass() throws {
    var (one, next) = (RoundedRectangle(), RoundedRectangle())
    (one.cornerRadius, next.cornerRadius) = (4, 12)
    one.modifiers = [.trim(Trim())]
    var trim = Trim()
    trim.to = 0.5
    next.modifiers = [.trim(trim)]
    let between = try #require(
      Shape.roundedRectangle(one).interpolated(
        to: .roundedRectangle(next), by: 0.25))
    guard case .roundedRectangle(let shape) = between, case .trim(let part) = shape.modifiers[0]
    else { return #expect(Bool(false), "another shape") }
    #expect(shape.cornerRadius == 6)
    #expect(part.to == 0.875)
    #expect(Shape.circle(Circle()).interpolated(to: .capsule(Capsule()), by: 0.5) == nil)
  }

  @Test func turnsGoTheShorterWay() {
    func turn(_ degrees: Double) -> AffineTransform {
      var effect = RotationEffect()
      effect.degrees = degrees
      return effect.transform
    }
    let between = turn(350).mixed(with: turn(10), by: 0.5)
    #expect(abs(between.a - 1) < 1e-9 && abs(between.b) < 1e-9)
  }
}
