// Springs between two values that can be animated.

extension Spring {
  /// The value at a time after a start at a value.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    with(fromValue) {
      $0
        + value(target: way(fromValue, toValue), initialVelocity: data(initialVelocity), time: time)
    }
  }

  /// The velocity per second at a time after a start at a value.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    with(fromValue) { _ in
      velocity(target: way(fromValue, toValue), initialVelocity: data(initialVelocity), time: time)
    }
  }

  /// Returns the force on a value between two others with a velocity.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    with(fromValue) {
      force(
        target: way(fromValue, toValue), position: data(position) - $0, velocity: data(velocity))
    }
  }

  /// Seconds until the spring rests within a distance of its target.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: way(fromValue, toValue), initialVelocity: data(initialVelocity), epsilon: epsilon)
  }

  /// Creates the spring that comes to rest within a distance after a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // A spring rests no sooner than after its response, and later with a longer one.
    var (low, high) = (0.0, settlingDuration)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      let spring = Spring(response: middle, dampingRatio: dampingRatio)
      let isShort = spring.settlingDuration(target: 1.0, epsilon: epsilon) < settlingDuration
      (low, high) = isShort ? (middle, high) : (low, middle)
    }
    self.init(response: low, dampingRatio: dampingRatio)
  }

  private func data<V: Animatable>(_ value: V) -> V.AnimatableData { value.animatableData }
  private func way<V: Animatable>(_ start: V, _ end: V) -> V.AnimatableData {
    end.animatableData - start.animatableData
  }
  private func with<V: Animatable>(
    _ value: V, _ change: (V.AnimatableData) -> V.AnimatableData
  ) -> V {
    var value = value
    value.animatableData = change(value.animatableData)
    return value
  }
}
