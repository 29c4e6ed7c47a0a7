import Foundation
import Vitrine
import VitrineArchive
import VitrineCairo
import VitrineLayout
import VitrineCoding
import VitrineDevices
import VitrineGeometry
import VitrineModel

/// Compares charts with iOS's pictures of them.
struct Charts {
  /// The table in Markdown.
  private(set) var lines: [String] = [
    "| picture | part | iOS draws | drawn here | points apart | of 255 | |",
    "|---|---|---|---|---|---|---|",
  ]
  /// Whether every part agrees.
  private(set) var isPassed = true

  /// Pixels per point in the pictures.
  private static let scale = 3.0

  /// - Parameters:
  ///   - folder: the folder with `png/NAME.light.png` and `.dark.png`.
  ///   - output: the folder for our pictures; `nil` writes none.
  /// - Throws: any error of reading and drawing.
  init(_ folder: String, into output: String?) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/png").sorted()
    let renderer = Renderer()
    for name in names where name.hasSuffix(".png") {
      let parts = name.split(separator: ".")
      guard parts.count == 3, let scheme = ColorScheme(rawValue: String(parts[1])) else { continue }
      let file = try Data(contentsOf: URL(fileURLWithPath: folder + "/png/" + name))
      guard let one = EnergyCase(String(parts[0])) else {
        lines.append("| \(name) | no chart | | | | | |")
        continue
      }
      let png = try Charts.picture(one, scheme, renderer)
      if let output {
        try FileManager.default.createDirectory(
          atPath: output, withIntermediateDirectories: true)
        try Data(png).write(to: URL(fileURLWithPath: output + "/" + name))
      }
      try compare(name, one, Array(file), png)
    }
  }

  private mutating func compare(
    _ name: String, _ one: EnergyCase, _ apple: [UInt8], _ own: [UInt8]
  ) throws {
    let decoder = ImageDecoder()
    let comparison = ChartComparison(
      PictureFeatures(try decoder.decode(apple), scale: Charts.scale),
      PictureFeatures(try decoder.decode(own), scale: Charts.scale), frame: one.frame,
      size: one.size, scale: Charts.scale)
    for part in comparison.parts {
      isPassed = isPassed && part.isPassed
      let distance = String(format: "%.2f", part.distance)
      lines.append(
        "| \(name) | \(part.name) | \(part.expected) | \(part.found) | \(distance) | \(part.color)"
          + " | \(part.isPassed ? "✓" : "✗") |")
    }
  }

  /// Draws our picture of a chart.
  private static func picture(
    _ one: EnergyCase, _ scheme: ColorScheme, _ renderer: Renderer
  ) throws -> [UInt8] {
    var frame = Frame()
    frame.width = one.frame.width
    frame.height = one.frame.height
    var whole = Frame()
    whole.width = one.size.width
    whole.height = one.size.height
    whole.alignment = Alignment(horizontal: .leading, vertical: .top)
    var view = ViewNode(.chart(one.chart), modifiers: [.frame(frame)])
    var offset = Offset()
    (offset.x, offset.y) = (one.frame.minX, one.frame.minY)
    view.modifiers.append(.offset(offset))
    view.modifiers.append(.frame(whole))
    view.modifiers.append(
      .background(Layer(style: .color(.system(.systemBackground)))))
    var archive = WidgetArchive()
    archive.kind = one.name
    var entry = Entry()
    entry.views.fallback = VariantView(view)
    archive.entries = [entry]
    let document = try WidgetDocument(
      bytes: ArchiveEncoder.encode(archive), file: one.name, folder: nil)
    var request = RenderRequest(family: .systemMedium)
    request.colorScheme = scheme
    request.scale = scale
    request.timeZone = "Europe/Amsterdam"
    let surface = WidgetSurface(size: one.size, margins: .zero, mask: .none, background: nil)
    return try renderer.layOut(document, request, on: surface).png()
  }
}
