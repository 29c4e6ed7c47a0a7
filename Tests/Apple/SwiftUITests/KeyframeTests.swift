import SwiftUI
import Testing

/// Values recorded on macOS 27 (mburger89/MetalUI).
@Suite("Keyframes")
struct KeyframeTests {
  typealias Figures = [(time: Double, value: Double)]

  private func expect<C: Keyframes>(
    _ figures: Figures, within error: Double = 6e-4,
    @KeyframesBuilder<Double> _ content: () -> C
  ) where C.Value == Double {
    let timeline = KeyframeTimeline(initialValue: 0, content: content)
    for (time, value) in figures {
      #expect(abs(timeline.value(time: time) - value) < error, "\(time)")
    }
  }

  @Test("a linear track has constant speed in each segment, or follows its curve")
  func linear() {
    expect([(0.1, 5), (0.2, 10), (0.3, 0), (0.4, -10), (0.5, -5), (1, 0)]) {
      LinearKeyframe(10.0, duration: 0.2)
      LinearKeyframe(-10.0, duration: 0.2)
      LinearKeyframe(0.0, duration: 0.2)
    }
    expect([(0.05, 0.311), (0.1, 1.292), (0.15, 2.928), (0.2, 5), (0.3, 8.708), (0.35, 9.689)]) {
      LinearKeyframe(10.0, duration: 0.4, timingCurve: .easeInOut)
    }
  }

  @Test("a cubic track has the slope of the neighbouring points")
  func cubic() {
    expect([
      (0.05, 1.797), (0.1, 5.625), (0.15, 9.141), (0.2, 10), (0.25, 6.406), (0.3, 0),
      (0.35, -6.406), (0.4, -10), (0.5, -5.625), (0.6, 0),
    ]) {
      CubicKeyframe(10.0, duration: 0.2)
      CubicKeyframe(-10.0, duration: 0.2)
      CubicKeyframe(0.0, duration: 0.2)
    }
    expect([(0.05, 0.43), (0.1, 1.562), (0.15, 3.164), (0.25, 6.836), (0.35, 9.57)]) {
      CubicKeyframe(10.0, duration: 0.4)
    }
    expect([(0.025, 1.562), (0.05, 5), (0.1, 10), (0.15, 9.259), (0.2, 7.407), (0.35, 0.741)]) {
      CubicKeyframe(10.0, duration: 0.1)
      CubicKeyframe(0.0, duration: 0.3)
    }
    expect([(0.05, 2.344), (0.1, 4.375), (0.2, 7.5), (0.3, 9.375), (0.35, 9.844)]) {
      CubicKeyframe(10.0, duration: 0.4, startVelocity: 50)
    }
    expect([(0.05, 0.859), (0.1, 3.125), (0.15, 6.328), (0.25, 15.234), (0.35, 27.578)]) {
      CubicKeyframe(10.0, duration: 0.2)
      CubicKeyframe(30.0, duration: 0.2)
    }
    expect([(0.025, 1.211), (0.075, 7.383), (0.175, 16.289), (0.25, 22.812), (0.325, 27.93)]) {
      CubicKeyframe(10.0, duration: 0.1)
      CubicKeyframe(30.0, duration: 0.3)
    }
  }

  @Test("a cubic segment takes over the velocity of its neighbours")
  func mixed() {
    expect([(0.25, 9.609), (0.3, 5.625), (0.35, 1.328), (0.4, 0), (0.5, 2.5)]) {
      LinearKeyframe(10.0, duration: 0.2)
      CubicKeyframe(0.0, duration: 0.2)
      LinearKeyframe(5.0, duration: 0.2)
    }
    expect([(0.1, -5), (0.25, 0)]) {
      MoveKeyframe(-5.0)
      LinearKeyframe(-5.0, duration: 0.2)
      MoveKeyframe(0.0)
    }
  }

  @Test("a spring stays where it is cut off, and takes over the previous velocity")
  func springs() {
    expect([(0.05, 1.86), (0.1, 4.656), (0.2, 8.21), (0.35, 9.734), (0.4, 9.864), (1, 9.864)]) {
      SpringKeyframe(10.0, duration: 0.4, spring: Spring(duration: 0.4))
    }
    expect([(0.2, 8.21), (0.25, 6.158), (0.3, 4.105), (0.35, 2.053), (0.4, 0)], within: 1e-3) {
      SpringKeyframe(10.0, duration: 0.2, spring: Spring(duration: 0.4))
      LinearKeyframe(0.0, duration: 0.2)
    }
    expect([(0.25, 9.28), (0.3, 6.384), (0.4, 2.222), (0.6, 0.173)], within: 1e-3) {
      LinearKeyframe(10.0, duration: 0.2)
      SpringKeyframe(0.0, spring: Spring(duration: 0.4))
    }
    let bouncing = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10.0, spring: Spring(duration: 0.4, bounce: 0.3))
    }
    #expect(abs(bouncing.duration - 1.273) < 1e-3)
    #expect(abs(bouncing.value(time: 0.3) - 10.44) < 1e-3)
  }

  private struct Look {
    var scale = 1.0
    var angle = Angle.zero
    var offset = 3.0
  }

  @Test(
    "each track animates its property, which keeps its value after the end")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) { LinearKeyframe(2.0, duration: 0.5) }
      KeyframeTrack(\.angle) { LinearKeyframe(Angle.degrees(90), duration: 1) }
    }
    #expect(timeline.duration == 1)
    let late = timeline.value(time: 0.75)
    #expect(late.scale == 2 && abs(late.angle.degrees - 67.5) < 1e-9 && late.offset == 3)
    #expect(timeline.value(progress: 2).angle == .degrees(90))
    #expect(abs(timeline.value(progress: 0.25).scale - 1.5) < 1e-9)
  }
}
