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
  ///
  /// The time is that of a spring of one second, which is proportional to its duration.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let seconds = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: seconds > 0 ? settlingDuration / seconds : 0, dampingRatio: dampingRatio)
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
