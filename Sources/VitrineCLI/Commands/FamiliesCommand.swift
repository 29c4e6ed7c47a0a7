import Vitrine

extension Command {
  static let families = Command(
    "families", "List the widget families and their sizes", flags: [.device, .json],
    discussion: [
      "Without --device each family is listed on its standard device, which 'render' takes too.",
      "Sizes and margins are points; the size in pixels is that of the picture.",
    ],
    examples: [
      Example("vitrine families", "all families"),
      Example("vitrine families --device ipad-pro-11-inch", "those of one device"),
    ]
  ) { (arguments, console) throws(Stop) in
    let device = arguments.text(.device).flatMap(Device.named)
    let rows = WidgetFamily.allCases.compactMap { FamilyRow($0, on: device) }
    if arguments.has(.json) {
      try console.printJSON(rows)
    } else {
      let table = [FamilyRow.titles] + rows.map(\.cells)
      try console.print(TextTable.text(table, numbers: FamilyRow.numbers))
    }
    return .done
  }
}

/// One line of the table of families.
private struct FamilyRow: Encodable {
  let family: String
  let device: String
  let scale: Double
  /// Width and height in points.
  let points: Size
  /// Width and height in pixels.
  let pixels: Size
  /// Room around the content, in points.
  let contentMargins: EdgeInsets
  /// Radius of the corners in points; `nil` where they are not rounded.
  let cornerRadius: Double?

  init?(_ family: WidgetFamily, on device: Device?) {
    guard let device = device ?? Device.standard(for: .family(family)),
      let size = device.sizes[family]
    else { return nil }
    self.family = family.rawValue
    self.device = device.identifier
    scale = device.scale
    points = size
    pixels = Size(
      width: (size.width * device.scale).rounded(.up),
      height: (size.height * device.scale).rounded(.up))
    contentMargins = SurfaceMetrics.contentMargins(family)
    cornerRadius = SurfaceMetrics.cornerRadius(family)
  }

  static let titles = ["FAMILY", "POINTS", "PIXELS", "SCALE", "MARGINS", "RADIUS", "DEVICE"]
  static let numbers: Set<Int> = [1, 2, 3, 4, 5]

  var cells: [String] {
    [
      family, "\(points.width.dumpText)×\(points.height.dumpText)",
      "\(pixels.width.dumpText)×\(pixels.height.dumpText)", scale.dumpText,
      contentMargins.top.dumpText, cornerRadius?.dumpText ?? "–", device,
    ]
  }
}
