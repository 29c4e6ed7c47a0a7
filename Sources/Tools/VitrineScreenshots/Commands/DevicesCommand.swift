import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine devices`.
package struct DevicesCommand: ParsableCommand {
  var isJSON = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "devices", "List the devices whose widget sizes are known",
    discussion: [
      "The first column is the value of --device, which also accepts Apple's spelling. --json also lists "
        + "the presentations of Live Activities and controls that a device shows."
    ],
    examples: [.init("vitrine devices", "all devices")])

  package static let arguments: [ArgumentDefinition<Self>] = [
    .json(\.isJSON)
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let rows = Device.all.map(DeviceRow.init)
    if isJSON {
      try console.printJSON(rows)
    } else {
      let titles = ["DEVICE", "NAME", "SCALE", "FAMILIES"]
      try console.print(TextTable.text([titles] + rows.map(\.cells), numbers: [2]))
    }
    return .done
  }
}

/// One line of the table of devices.
private struct DeviceRow: Encodable {
  let device: String
  let name: String
  let platform: Device.Platform
  let scale: Double
  let families: [String]
  /// The places that show widgets.
  let locations: [String]
  /// The presentations of Live Activities and controls that it shows.
  let presentations: [String]

  init(_ device: Device) {
    self.device = device.identifier
    name = device.name
    platform = device.platform
    scale = device.scale
    families = WidgetFamily.allCases.filter { !device.versions(of: $0).isEmpty }.map(\.rawValue)
    locations = LocationTable.rows.filter { $0.platform == device.platform }
      .map(\.location.rawValue)
    presentations = RenderTarget.allCases
      .filter { $0.family == nil && device.size(of: $0) != nil }.map(\.name)
  }

  var cells: [String] { [device, name, scale.dumpText, families.joined(separator: " ")] }
}
