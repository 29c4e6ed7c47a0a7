extension Content {
  /// The name in archives; layout asks every view for it.
  package var caseName: String {
    switch self {
    case .text: "text"
    case .image: "image"
    case .label: "label"
    case .hStack: "hStack"
    case .vStack: "vStack"
    case .zStack: "zStack"
    case .lazyHStack: "lazyHStack"
    case .lazyVStack: "lazyVStack"
    case .grid: "grid"
    case .gridRow: "gridRow"
    case .lazyVGrid: "lazyVGrid"
    case .lazyHGrid: "lazyHGrid"
    case .viewThatFits: "viewThatFits"
    case .spacer: "spacer"
    case .divider: "divider"
    case .group: "group"
    case .color: "color"
    case .shape(let shape): shape.caseName
    case .gradient(let gradient): gradient.caseName
    case .button: "button"
    case .toggle: "toggle"
    case .link: "link"
    case .gauge: "gauge"
    case .progressView: "progressView"
    case .chart: "chart"
    case .accessoryWidgetBackground: "accessoryWidgetBackground"
    case .emptyView: "emptyView"
    case .unsupported: "unsupported"
    case .unknown(let name, _): name
    }
  }
}
