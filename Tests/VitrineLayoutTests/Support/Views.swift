import VitrineModel

/// A text of the archive.
func text(_ string: String) -> ViewNode { ViewNode(.text(Text(string))) }

/// A colour that fills its box.
func color(_ name: SystemColor = .red) -> ViewNode { ViewNode(.color(.system(name))) }

/// A spacer.
func spacer(_ minLength: Double? = nil) -> ViewNode {
  var spacer = Spacer()
  spacer.minLength = minLength
  return ViewNode(.spacer(spacer))
}

/// Views side by side.
func hStack(
  _ children: ViewNode..., spacing: Double? = nil, alignment: VerticalAlignment = .center
) -> ViewNode {
  var stack = HStack()
  stack.children = children
  stack.spacing = spacing
  stack.alignment = alignment
  return ViewNode(.hStack(stack))
}

/// Views on top of each other.
func vStack(
  _ children: ViewNode..., spacing: Double? = nil, alignment: HorizontalAlignment = .center
) -> ViewNode {
  var stack = VStack()
  stack.children = children
  stack.spacing = spacing
  stack.alignment = alignment
  return ViewNode(.vStack(stack))
}

/// Views behind each other.
func zStack(_ children: ViewNode..., alignment: Alignment = .center) -> ViewNode {
  var stack = ZStack()
  stack.children = children
  stack.alignment = alignment
  return ViewNode(.zStack(stack))
}

/// Views that share modifiers.
func group(_ children: ViewNode...) -> ViewNode {
  var group = Group()
  group.children = children
  return ViewNode(.group(group))
}

/// A button.
func button(_ label: ViewNode, id: String? = nil) -> ViewNode {
  var button = Button()
  button.label = label
  return ViewNode(.button(button), id: id)
}

extension ViewNode {
  /// The view with further modifiers, in the order of SwiftUI's source.
  func with(_ modifiers: Modifier...) -> ViewNode {
    var view = self
    view.modifiers += modifiers
    return view
  }

  /// The view in a box of fixed extents.
  func frame(_ width: Double?, _ height: Double?) -> ViewNode {
    var frame = Frame()
    frame.width = width
    frame.height = height
    return with(.frame(frame))
  }

  /// The view with another one in front of it.
  func overlay(_ content: ViewNode, alignment: Alignment = .center) -> ViewNode {
    with(.overlay(layer(content, alignment)))
  }

  /// The view with another one behind it.
  func background(_ content: ViewNode, alignment: Alignment = .center) -> ViewNode {
    with(.background(layer(content, alignment)))
  }

  private func layer(_ content: ViewNode, _ alignment: Alignment) -> Layer {
    var layer = Layer()
    layer.content = content
    layer.alignment = alignment
    return layer
  }
}

/// A label with a symbol.
func label(_ title: ViewNode, symbol: String? = "ring", icon: ViewNode? = nil) -> ViewNode {
  var label = Label()
  label.title = title
  label.systemImage = icon == nil ? symbol : nil
  label.icon = icon
  return ViewNode(.label(label))
}

/// A toggle.
func toggle(_ label: ViewNode, isOn: Bool = false) -> ViewNode {
  var toggle = Toggle()
  toggle.label = label
  toggle.isOn = isOn
  return ViewNode(.toggle(toggle))
}

extension ViewNode {
  /// The view in a box with bounds.
  func bounds(_ set: (inout Frame) -> Void) -> ViewNode {
    var frame = Frame()
    set(&frame)
    return with(.frame(frame))
  }
}

/// A grid of rows.
func grid(_ rows: [ViewNode]..., spacing: Double? = nil) -> ViewNode {
  var grid = Grid()
  grid.horizontalSpacing = spacing
  grid.verticalSpacing = spacing
  grid.children = rows.map { cells in
    var row = GridRow()
    row.children = cells
    return ViewNode(.gridRow(row))
  }
  return ViewNode(.grid(grid))
}

/// A grid of given columns.
func lazyVGrid(_ columns: [GridItem], _ children: ViewNode..., spacing: Double? = nil) -> ViewNode {
  var grid = LazyVGrid()
  grid.columns = columns
  grid.spacing = spacing
  grid.children = children
  return ViewNode(.lazyVGrid(grid))
}

/// A column of views that are as high as they like.
func lazyVStack(_ children: ViewNode..., alignment: HorizontalAlignment = .center) -> ViewNode {
  var stack = VStack()
  stack.alignment = alignment
  stack.children = children
  return ViewNode(.lazyVStack(stack))
}

/// The first view that fits.
func viewThatFits(_ children: ViewNode..., axes: [Axis] = Axis.allCases) -> ViewNode {
  var choice = ViewThatFits()
  choice.axes = axes
  choice.children = children
  return ViewNode(.viewThatFits(choice))
}
