import Vitrine
import VitrineArguments
import VitrineSnapshot

/// The options of the page's pickers, from the table of axes.
struct AxisList: Encodable {
  struct Option: Encodable {
    let name: String
    let help: String
    /// The placeholder for its value; empty for a flag.
    let valueName: String
    let isFlag: Bool
    /// The possible values; empty if they are not a fixed set.
    let values: [String]
  }

  struct Axis: Encodable {
    let key: String
    let title: String
    /// The values in words.
    let titles: [String: String]
    let options: [Option]
  }

  let axes: [Axis]

  /// Lists the options of the axes.
  ///
  /// - Parameter names: the names of the options to list; `nil` lists all.
  init(only names: [String]? = nil) {
    axes = RequestAxis.all.map { axis in
      Axis(
        key: axis.key, title: axis.title, titles: axis.titles,
        options: axis.options.map(\.info).filter { names?.contains($0.name) ?? true }.map { info in
          Option(
            name: info.name, help: info.help, valueName: info.valueName ?? "",
            isFlag: info.valueName == nil,
            values: info.allValueStrings.filter { $0 != "all" })
        })
    }
  }

  /// The names of the most used options, in order.
  let first = [
    "family", "location", "scheme", "mode", "state", "type-size", "locale", "device", "design",
    "appearance",
  ]

  /// The families and presentations by name.
  let targets = PageTarget.all
}
