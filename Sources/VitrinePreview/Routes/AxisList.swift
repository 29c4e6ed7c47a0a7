import Vitrine
import VitrineArguments
import VitrineSnapshot

/// The options of the page's pickers, from the table of axes.
struct AxisList: Encodable {
  struct Option: Encodable {
    let name: String
    let help: String
    /// The placeholder for its value; `nil` for a flag.
    let valueName: String?
    /// The possible values; empty if they are not a fixed set.
    let values: [String]
  }

  struct Axis: Encodable {
    let key: String
    let title: String
    let options: [Option]
  }

  let axes = RequestAxis.all.map { axis in
    Axis(
      key: axis.key, title: axis.title,
      options: axis.options.map(\.info).map { info in
        Option(
          name: info.name, help: info.help, valueName: info.valueName,
          values: info.allValueStrings.filter { $0 != "all" })
      })
  }

  /// The names of the most used options, in order.
  let first = [
    "family", "location", "scheme", "mode", "state", "type-size", "locale", "device", "design",
    "appearance",
  ]

  /// The families and presentations by name.
  let targets = PageTarget.all
}
