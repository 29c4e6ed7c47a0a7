import VitrineModel
import VitrineTestSupport

extension InkCase {
  static let all = shapes + strokes + clips + images + paths + shadows + transforms

  static let shapes = [
    InkCase(
      "S2-Rectangle", Shape.rectangle.view(.red),
      [.ink: [0, 0, 100, 60, 6000], .red: [0, 0, 100, 60, 6000]]),
    InkCase(
      "S2-RR12", Shape.rounded(12).view(.red),
      [.ink: [0, 0, 100, 60, 5908], .red: [0, 0, 100, 60, 5808]], count: 4),
    InkCase(
      "S2-Circle", Shape.circle.view(.red),
      [.ink: [20, 0, 60, 60, 2920], .red: [20, 0, 60, 60, 2716]], edge: 1, count: 8),
    InkCase(
      "S2-Capsule", Shape.capsule().view(.red),
      [.ink: [0, 0, 100, 60, 5316], .red: [0, 0, 100, 60, 5080]], edge: 1, count: 8),
    InkCase(
      "S2-Ellipse", Shape.ellipse.view(.red),
      [.ink: [0, 0, 100, 60, 4848], .red: [1, 0, 98, 60, 4564]], count: 4),
    InkCase(
      "S2-Circle-tall", Shape.circle.view(.red), in: (40, 90),
      [.ink: [0, 25, 40, 40, 1324], .red: [0, 26, 40, 38, 1180]], edge: 1, count: 6),
    InkCase(
      "S6", Shape.capsule().view(.red), in: (40, 90), [.ink: [0, 0, 40, 90, 3320]], count: 4),
  ]

  static let strokes = [
    InkCase(
      "F4", Shape.rectangle.view(.red, stroke: line(.blue, 10)),
      [
        .ink: [-5, -5, 110, 70, 7700], .red: [5, 5, 90, 50, 4496],
        .blue: [-5, -5, 110, 70, 3196],
      ], count: 4),
    InkCase(
      "K1", Shape.rectangle.view(stroke: line(.red, 10)),
      [.ink: [-5, -5, 110, 70, 3204], .red: [-5, -5, 110, 70, 3196]], count: 4),
    InkCase(
      "K2", Shape.rectangle.view(border: line(.red, 10)),
      [.ink: [-1, -1, 102, 62, 2804], .red: [0, 0, 100, 60, 2796]], edge: 1, count: 4),
    InkCase(
      "K3", Shape.rectangle.view(stroke: line(.red)), [.ink: [-1, -1, 102, 62, 639]], count: 1),
    InkCase(
      "K4", Shape.circle.view(stroke: line(.red, 10)), in: (60, 60),
      [.ink: [-5, -5, 70, 70, 2104]], count: 4),
    InkCase(
      "K4b", Shape.circle.view(border: line(.red, 10)), in: (60, 60), [.ink: [0, 0, 60, 60, 1744]],
      count: 4),
    InkCase("K10", Shape.rectangle.view(border: line(.red, 40)), [.red: [0, 0, 100, 60, 6000]]),
  ]

  /// A red view with a wider blue band.
  static let band = color(.red, 100, 60).overlay(color(.blue, 160, 20))

  static let clips = [
    InkCase("C0", band, [.blue: [-30, 20, 160, 20, 3200]]),
    InkCase(
      "C1", band.with(.cornerRadius(12)),
      [.blue: [0, 20, 100, 20, 2000], .ink: [0, 0, 100, 60, 5908]], count: 4),
    InkCase("C2", band.with(.clipShape(.circle)), [.ink: [20, 0, 60, 60, 2920]], count: 4),
    InkCase(
      "C3", band.with(.clipped(true)),
      [.blue: [0, 20, 100, 20, 2000], .ink: [0, 0, 100, 60, 6000]]),
    InkCase("C5", band.with(.clipShape(.ellipse)), [.ink: [0, 0, 100, 60, 4848]], count: 4),
    // The curve is that of iOS 18.5; macOS 27 covers a few more pixels.
    InkCase("C7", band.with(.clipShape(.capsule())), [.ink: [0, 0, 100, 60, 5316]], count: 8),
    InkCase(
      "O1", color(.red, 60, 20).padding(10).background(Shape.capsule().view(.blue)), in: (80, 40),
      [.blue: [1, 0, 78, 40, 1556], .ink: [0, 0, 80, 40, 2920]], edge: 1, count: 4),
    InkCase(
      "O3", color(.red, 100, 60).overlay(Shape.circle.view(stroke: line(.blue, 4))),
      [.blue: [18, -2, 64, 64, 544], .ink: [0, -2, 100, 64, 6080]], edge: 1, count: 10),
  ]

  static let images = [
    InkCase(
      "I1", image(resizable: false).frame(100, 60),
      [.red: [30, 20, 20, 20, 400], .blue: [50, 20, 20, 20, 400]]),
    InkCase("I2", image(), [.red: [0, 0, 49, 60, 2940], .blue: [51, 0, 49, 60, 2940]]),
    InkCase(
      "I3", image().aspect(.fit).frame(100, 60),
      [.ink: [0, 5, 100, 50, 5000], .red: [0, 5, 49, 50, 2450], .blue: [51, 5, 49, 50, 2450]]),
    InkCase("I4", image().aspect(.fill).frame(100, 60), [.ink: [-10, 0, 120, 60, 7200]]),
    InkCase("I6", image().aspect(.fit, 1).frame(100, 60), [.ink: [20, 0, 60, 60, 3600]]),
    InkCase(
      "I10c", image().aspect(.fill).frame(100, 60).with(.clipped(true)),
      [.ink: [0, 0, 100, 60, 6000]]),
  ]
}
