import Vitrine

extension Command {
  static let devices = Command(
    "devices", "List the devices whose widget sizes are known", flags: [.json],
    discussion: [
      "The first column is what --device takes; Apple's own spelling is taken too. --json also lists "
        + "the presentations of Live Activities and controls that a device shows."
    ],
    examples: [Example("vitrine devices", "all devices")]
  ) { (arguments, console) throws(Stop) in
    let rows = Device.all.map(DeviceRow.init)
    if arguments.has(.json) {
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
    families = WidgetFamily.allCases.filter { device.sizes[$0] != nil }.map(\.rawValue)
    locations = LocationTable.rows.filter { $0.platform == device.platform }
      .map(\.location.rawValue)
    presentations = RenderTarget.allCases
      .filter { $0.family == nil && device.size(of: $0) != nil }.map(\.name)
  }

  var cells: [String] { [device, name, scale.dumpText, families.joined(separator: " ")] }
}
