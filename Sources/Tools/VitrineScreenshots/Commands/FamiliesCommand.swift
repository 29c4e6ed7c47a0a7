import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine families`.
package struct FamiliesCommand: ParsableCommand {
  var device: Device?
  var version = DesignGeneration.current
  var isJSON = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "families", "List families and presentations and their sizes",
    discussion: [
      "The sizes of widgets come first, then the presentations of Live Activities and controls, whose "
        + "size may depend on their content: 371×48…160.",
      "Without --device each family is listed on its standard device, which is also the default of 'render'.",
      "Sizes and margins are in points; the size in pixels is that of the picture. The last column lists "
        + "where the device shows the family; --json includes the rules of each place.",
    ],
    examples: [
      .init("vitrine families", "all families"),
      .init("vitrine families --device ipad-pro-11-inch", "the sizes on one device"),
      .init("vitrine families --device iphone-17 --design ios18", "the sizes in one version"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "device", .oneOf("DEVICE", Device.all) { $0.identifier }, \.device,
      "Device whose sizes to list; default: the standard one of each family"),
    .option(
      "design", .choice("DESIGN"), \.version,
      "Version of the system whose sizes to list; default: "
        + DesignGeneration.current.rawValue),
    .json(\.isJSON),
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let rows = RenderTarget.allCases.compactMap { TargetRow($0, on: device, version) }
    if isJSON {
      try console.printJSON(rows)
    } else {
      let table = [FamilyRow.titles] + rows.map(\.cells)
      try console.print(TextTable.text(table, numbers: FamilyRow.numbers))
    }
    return .done
  }
}

/// A row of the output: a family, or a presentation.
private enum TargetRow: Encodable {
  case family(FamilyRow)
  case presentation(PresentationRow)

  init?(_ target: RenderTarget, on device: Device?, _ version: DesignGeneration) {
    if let family = target.family {
      guard let row = FamilyRow(family, on: device, version) else { return nil }
      self = .family(row)
    } else {
      guard let row = PresentationRow(target, on: device, version) else { return nil }
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

/// A row for a family.
private struct FamilyRow: Encodable {
  let family: String
  let device: String
  let scale: Double
  /// The size in points.
  let points: Size
  /// The size in pixels.
  let pixels: Size
  /// The margins around the content, in points.
  let contentMargins: EdgeInsets
  /// The corner radius in points; `nil` if the corners are not rounded.
  let cornerRadius: Double?
  /// The places that show the family.
  let locations: [LocationRow]

  init?(_ family: WidgetFamily, on device: Device?, _ version: DesignGeneration) {
    guard let device = device ?? Device.standard(for: .family(family), on: version),
      let size = device.size(of: family, on: version)
    else { return nil }
    self.family = family.rawValue
    self.device = device.identifier
    scale = device.scale
    points = size
    pixels = Size(
      width: (size.width * device.scale - 1 / 1024).rounded(.up),
      height: (size.height * device.scale - 1 / 1024).rounded(.up))
    contentMargins = SurfaceMetrics.contentMargins(family, on: device, version)
    cornerRadius = SurfaceMetrics.cornerRadius(family, on: device, version)
    locations = LocationTable.rows(for: family, on: device.platform).compactMap {
      LocationRow($0, family, device, version)
    }
  }

  static let titles = [
    "FAMILY", "POINTS", "PIXELS", "SCALE", "MARGINS", "RADIUS", "DEVICE", "PLACES",
  ]
  static let numbers: Set<Int> = [1, 2, 3, 4, 5]

  var cells: [String] {
    [
      family, "\(points.width.dumpText)×\(points.height.dumpText)",
      "\(pixels.width.dumpText)×\(pixels.height.dumpText)", scale.dumpText,
      contentMargins.top.dumpText, cornerRadius?.dumpText ?? "–", device,
      locations.map(\.location).joined(separator: " "),
    ]
  }
}

/// How a place shows a family.
private struct LocationRow: Encodable {
  let location: String
  /// The size of the picture, in points.
  let points: Size
  /// The size in which content is laid out, in points.
  let layout: Size
  /// The margins around the content, in points.
  let contentMargins: EdgeInsets
  /// The appearances and their rendering modes, the default one first.
  let modes: [String: [WidgetRenderingMode]]
  /// The rendering modes in which the container background is drawn.
  let showsContainerBackground: [WidgetRenderingMode]
  /// Whether buttons and toggles work.
  let allowsInteraction: Bool
  /// The colour scheme of the place, if it is fixed.
  let colorScheme: ColorScheme?

  init?(
    _ traits: LocationTraits, _ family: WidgetFamily, _ device: Device,
    _ version: DesignGeneration
  ) {
    guard let size = traits.size(of: family, on: device, version),
      let layout = traits.layoutSize(of: family, on: device, version)
    else { return nil }
    location = traits.location.rawValue
    points = size
    let inset = device.accessoryInset(of: family, on: version)
    self.layout = Size(
      width: layout.width - inset.horizontal, height: layout.height - inset.vertical)
    contentMargins = traits.contentMargins(of: family, on: device, version)
    modes = Dictionary(uniqueKeysWithValues: traits.modes.map { ($0.key.rawValue, $0.value) })
    showsContainerBackground = WidgetRenderingMode.allCases.filter(traits.backgroundModes.contains)
    allowsInteraction = traits.interactiveFamilies.contains(family)
    colorScheme = traits.colorScheme
  }
}
