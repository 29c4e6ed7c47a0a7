import Vitrine

extension Command {
  static let families = Command(
    "families", "List families and presentations and their sizes", flags: [.device, .json],
    discussion: [
      "The sizes of widgets come first, then the presentations of Live Activities and controls, whose "
        + "size may depend on their content: 371×84…160.",
      "Without --device each family is listed on its standard device, which 'render' takes too.",
      "Sizes and margins are points; the size in pixels is that of the picture.",
    ],
    examples: [
      Example("vitrine families", "all families"),
      Example("vitrine families --device ipad-pro-11-inch", "those of one device"),
    ]
  ) { (arguments, console) throws(Stop) in
    let device = arguments.text(.device).flatMap(Device.named)
    let rows = RenderTarget.allCases.compactMap { TargetRow($0, on: device) }
    if arguments.has(.json) {
      try console.printJSON(rows)
    } else {
      let table = [FamilyRow.titles] + rows.map(\.cells)
      try console.print(TextTable.text(table, numbers: FamilyRow.numbers))
    }
    return .done
  }
}

/// One line of the table: a family, or a presentation.
private enum TargetRow: Encodable {
  case family(FamilyRow)
  case presentation(PresentationRow)

  init?(_ target: RenderTarget, on device: Device?) {
    if let family = target.family {
      guard let row = FamilyRow(family, on: device) else { return nil }
      self = .family(row)
    } else {
      guard let row = PresentationRow(target, on: device) else { return nil }
      self = .presentation(row)
    }
  }

  var cells: [String] {
    switch self {
    case .family(let row): row.cells
    case .presentation(let row): row.cells(FamilyRow.titles.count)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .family(let row): try row.encode(to: encoder)
    case .presentation(let row): try row.encode(to: encoder)
    }
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
