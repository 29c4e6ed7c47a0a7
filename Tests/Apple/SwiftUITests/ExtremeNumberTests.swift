import SwiftUI
import Testing
import VitrineCoding
import VitrineArchive
import struct VitrineModel.ViewNode

/// Numbers that computations of widget code may have as their results.
@MainActor
struct ExtremeNumberTests {
  private struct Extremes: SwiftUI.View {
    let number: Double
    var length: CGFloat { CGFloat(number) }
    var angle: SwiftUI.Angle { .degrees(number) }

    var texts: some SwiftUI.View {
      Group {
        Text("\(number) \(Float(number)) \(length, specifier: "%.1f") \(Int.max) \(UInt.max)")
        Text(number, format: .percent).kerning(length).tracking(length).baselineOffset(length)
        Text(Date(timeIntervalSince1970: number), style: .date).font(.system(size: length))
        Text(Date.distantPast, style: .time).lineLimit(.max).lineSpacing(length)
        Text(Date.distantFuture, style: .timer).minimumScaleFactor(length)
        Text(
          Measurement(value: number, unit: UnitLength.meters), format: .measurement(width: .wide))
      }
    }

    var shapes: some SwiftUI.View {
      Group {
        SwiftUI.Circle().trim(from: length, to: length).stroke(.red, lineWidth: length)
        SwiftUI.Rectangle().inset(by: length).fill(
          .linearGradient(
            stops: [.init(color: .red, location: length), .init(color: .blue, location: 1)],
            startPoint: .init(x: length, y: length), endPoint: .bottom))
        SwiftUI.RoundedRectangle(cornerRadius: length).fill(.red.opacity(number))
        SwiftUI.Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: length, y: length))
          path.addArc(
            center: .zero, radius: length, startAngle: angle, endAngle: .zero, clockwise: true)
        }
        SwiftUI.Color(red: number, green: number, blue: number, opacity: number)
        SwiftUI.Gauge(value: number) { Text("a") }
        SwiftUI.ProgressView(value: number, total: number)
      }
    }

    var body: some SwiftUI.View {
      VStack(spacing: length) { texts }
      VStack { shapes }
        .frame(width: length, height: length).frame(minWidth: length, maxHeight: length)
        .padding(length).offset(x: length, y: length).position(x: length, y: length)
        .rotationEffect(angle).scaleEffect(length).blur(radius: length)
        .shadow(radius: length, x: length).opacity(number).brightness(number).contrast(number)
        .zIndex(number).layoutPriority(number).cornerRadius(length)
        .rotation3DEffect(angle, axis: (x: length, y: length, z: length))
        .aspectRatio(length, contentMode: .fit)
      GeometryReader { proxy in
        Text("\(proxy.size.width * length)").frame(width: proxy.size.width * length)
      }.padding(length)
    }
  }

  @Test(
    "views all of whose numbers are extreme are archived, and can be read again",
    arguments: [
      Double.nan, -.nan, .infinity, -.infinity, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .leastNonzeroMagnitude, Double(Int.max), Double(Int.min),
    ])
  func extremes(number: Double) throws {
    let archived = try node(Extremes(number: number))
    let bytes = try ArchiveEncoder.encode(archived.node)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(throws: Never.self, "\(text)") { try ArchiveDecoder().decode(ViewNode.self, bytes) }
    // The largest numbers become infinite when they are computed with.
    #expect(archived.warnings.isEmpty == Float(number).isFinite, "\(archived.warnings)")
    #expect(text.contains("9223372036854775807") && text.contains("18446744073709551615"))
  }

  @Test("what is not a number has no sign in texts, whose sign depends on the processor")
  func sign() {
    let zero = Double("0") ?? 1
    let number = zero / zero
    let texts = [
      "\(number)", "\(CGFloat(number))", number.formatted(), number.formatted(.percent),
      String(format: "%.0f%%", number), String(format: "%.1f %d", Float(number), 2),
    ]
    #expect(texts == ["nan", "nan", "NaN", "NaN%", "nan%", "nan 2"])
  }
}
