import Vitrine
import VitrineArguments
import VitrineSnapshot

/// The pickers of the page: every option of every axis of requests, from the table itself.
struct AxisList: Encodable {
  struct Option: Encodable {
    let name: String
    let help: String
    /// The placeholder for its value; none for a flag.
    let valueName: String?
    /// The possible values; empty where they cannot be counted.
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

  /// Names of the options that most people choose by, in their order.
  let first = [
    "family", "location", "scheme", "mode", "state", "type-size", "locale", "device", "design",
    "appearance",
  ]

  /// Families and presentations by their names.
  let targets = PageTarget.all
}
