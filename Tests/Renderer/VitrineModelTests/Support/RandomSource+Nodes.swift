@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineModel

extension RandomSource {
  mutating func node(_ depth: Int = 3) -> ViewNode {
    ViewNode(
      content(depth), modifiers: flip() ? [] : list(3) { $0.modifier(depth - 1) },
      id: maybe { $0.text() })
  }

  mutating func nodes(_ depth: Int) -> [ViewNode] {
    depth > 0 ? list(3) { $0.node(depth - 1) } : []
  }

  private mutating func content(_ depth: Int) -> Content {
    switch Int.random(in: 0..<24, using: &self) {
    case 0: .text(anyText(depth))
    case 1: .image(image())
    case 2: .label(label(depth))
    case 3:
      .hStack(
        with(HStack()) {
          $0.alignment = $1.guide(VerticalAlignment.self)
          $0.spacing = $1.maybe { $0.number() }
          $0.children = $1.nodes(depth)
        })
    case 4:
      .vStack(
        with(VStack()) {
          $0.alignment = $1.guide(HorizontalAlignment.self)
          $0.spacing = $1.maybe { $0.number() }
          $0.children = $1.nodes(depth)
        })
    case 5:
      .zStack(
        with(ZStack()) {
          $0.alignment = $1.alignment()
          $0.children = $1.nodes(depth)
        })
    case 6: .spacer(with(Spacer()) { $0.minLength = $1.maybe { $0.length() } })
    case 7: .divider(Divider())
    case 8: .group(with(Group()) { $0.children = $1.nodes(depth) })
    case 9: flip() ? .color(color()) : .gradient(gradient())
    case 10, 11: .shape(shape())
    case 12:
      .button(
        with(Button()) {
          $0.intent = $1.maybe { $0.intent() }
          $0.role = $1.maybe { $0.any(Button.Role.self) }
          $0.label = $1.leafOrNode(depth)
          $0.bodies = $1.maybe { $0.buttonBodies(depth) }
        })
    case 13:
      .toggle(
        with(Toggle()) {
          $0.isOn = $1.flip()
          $0.intent = $1.maybe { $0.intent() }
          $0.label = $1.leafOrNode(depth)
          $0.bodies = $1.maybe { $0.toggleBodies(depth) }
        })
    case 14:
      .link(
        with(Link()) {
          $0.destination = $1.name()
          $0.label = $1.leafOrNode(depth)
        })
    case 15, 16, 17: container(depth)
    case 18: .gauge(gauge(depth))
    case 19: .progressView(progressView(depth))
    case 21: .chart(chart(depth))
    case 20: .accessoryWidgetBackground(AccessoryWidgetBackground())
    default:
      flip()
        ? flip() ? .emptyView(EmptyView()) : .unsupported(UnsupportedView(name()))
        : .unknown(name: "x" + name(), payload: json())
    }
  }

  private mutating func buttonBodies(_ depth: Int) -> Button.StateVariants {
    with(Button.StateVariants()) {
      $0.released = $1.leafOrNode(depth)
      $0.pressed = $1.maybe { $0.leafOrNode(depth) }
    }
  }

  private mutating func toggleBodies(_ depth: Int) -> Toggle.StateVariants {
    with(Toggle.StateVariants()) {
      $0.on = $1.leafOrNode(depth)
      $0.off = $1.leafOrNode(depth)
    }
  }

  private mutating func container(_ depth: Int) -> Content {
    switch Int.random(in: 0..<7, using: &self) {
    case 0: .lazyVStack(with(VStack()) { $0.children = $1.nodes(depth) })
    case 1: .lazyHStack(with(HStack()) { $0.children = $1.nodes(depth) })
    case 2:
      .grid(
        with(Grid()) {
          $0.alignment = $1.alignment()
          $0.horizontalSpacing = $1.maybe { $0.number() }
          $0.verticalSpacing = $1.maybe { $0.number() }
          $0.children = $1.nodes(depth)
        })
    case 3:
      .gridRow(
        with(GridRow()) {
          $0.alignment = $1.maybe { $0.guide(VerticalAlignment.self) }
          $0.children = $1.nodes(depth)
        })
    case 4:
      .lazyVGrid(
        with(LazyVGrid()) {
          $0.columns = $1.list(3) { $0.gridItem() }
          $0.alignment = $1.guide(HorizontalAlignment.self)
          $0.spacing = $1.maybe { $0.number() }
          $0.children = $1.nodes(depth)
        })
    case 5:
      .lazyHGrid(
        with(LazyHGrid()) {
          $0.rows = $1.list(3) { $0.gridItem() }
          $0.alignment = $1.guide(VerticalAlignment.self)
          $0.spacing = $1.maybe { $0.number() }
          $0.children = $1.nodes(depth)
        })
    default:
      .viewThatFits(
        with(ViewThatFits()) {
          $0.axes = $1.list(2) { $0.any(Axis.self) }
          $0.children = $1.nodes(depth)
        })
    }
  }

  private mutating func gridItem() -> GridItem {
    with(GridItem()) {
      $0.spacing = $1.maybe { $0.number() }
      $0.alignment = $1.maybe { $0.alignment() }
      if $1.flip() {
        $0.fixed = $1.length()
      } else {
        $0.minimum = $1.length()
        $0.maximum = $1.extent()
        $0.adaptive = $1.flip()
      }
    }
  }

  /// Returns a value after changing it.
  mutating func with<Value>(
    _ value: Value, _ change: (inout Value, inout RandomSource) -> Void
  ) -> Value {
    var value = value
    change(&value, &self)
    return value
  }

  mutating func leafOrNode(_ depth: Int) -> ViewNode {
    depth > 0 ? node(depth - 1) : ViewNode(.text(Text(text())))
  }

  private mutating func image() -> Image {
    with(Image()) {
      if $1.flip() { $0.name = $1.name() } else { $0.systemName = $1.name() }
      $0.resizable = $1.flip()
      $0.renderingMode = $1.maybe { $0.any(Image.RenderingMode.self) }
      $0.widgetAccentedRenderingMode = $1.maybe { $0.any(WidgetAccentedRenderingMode.self) }
      $0.symbolRenderingMode = $1.maybe { $0.any(SymbolRenderingMode.self) }
      $0.variableValue = $1.maybe { $0.fraction() }
      $0.interpolation = $1.any(ImageInterpolation.self)
      if $0.resizable {
        $0.capInsets = $1.maybe { EdgeInsets($0.length()) }
        $0.resizingMode = $1.maybe { $0.any(Image.ResizingMode.self) }
      }
      $0.antialiased = $1.flip()
      $0.decorative = $1.flip()
      $0.scale = $1.maybe { $0.positive() }
    }
  }

  private mutating func label(_ depth: Int) -> Label {
    with(Label()) {
      $0.title = $1.leafOrNode(depth)
      if $1.flip() {
        $0.icon = $1.maybe { $0.leafOrNode(depth) }
      } else {
        $0.systemImage = $1.maybe { $0.name() }
      }
    }
  }
}
