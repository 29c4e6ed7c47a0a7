import VitrineGeometry
import VitrineModel

/// A text of the archive.
package func text(_ string: String) -> ViewNode { ViewNode(.text(Text(string))) }

/// A spacer.
package func spacer(_ minLength: Double? = nil) -> ViewNode {
  var spacer = Spacer()
  spacer.minLength = minLength
  return ViewNode(.spacer(spacer))
}

/// Views side by side.
package func hStack(
  _ children: ViewNode..., spacing: Double? = nil, alignment: VerticalAlignment = .center
) -> ViewNode {
  var stack = HStack()
  stack.children = children
  stack.spacing = spacing
  stack.alignment = alignment
  return ViewNode(.hStack(stack))
}

/// Views on top of each other.
package func vStack(
  _ children: ViewNode..., spacing: Double? = nil, alignment: HorizontalAlignment = .center
) -> ViewNode {
  var stack = VStack()
  stack.children = children
  stack.spacing = spacing
  stack.alignment = alignment
  return ViewNode(.vStack(stack))
}

/// Views behind each other.
package func zStack(_ children: ViewNode..., alignment: Alignment = .center) -> ViewNode {
  var stack = ZStack()
  stack.children = children
  stack.alignment = alignment
  return ViewNode(.zStack(stack))
}

/// Views with shared modifiers.
package func group(_ children: ViewNode...) -> ViewNode {
  var group = Group()
  group.children = children
  return ViewNode(.group(group))
}

/// A lazy column of views.
package func lazyVStack(_ children: ViewNode..., alignment: HorizontalAlignment = .center)
  -> ViewNode
{
  var stack = VStack()
  stack.alignment = alignment
  stack.children = children
  return ViewNode(.lazyVStack(stack))
}

/// The first view that fits.
package func viewThatFits(_ children: ViewNode..., axes: [Axis] = Axis.allCases) -> ViewNode {
  var choice = ViewThatFits()
  choice.axes = axes
  choice.children = children
  return ViewNode(.viewThatFits(choice))
}

/// A grid of rows.
package func grid(_ rows: [ViewNode]..., spacing: Double? = nil) -> ViewNode {
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
package func lazyVGrid(_ columns: [GridItem], _ children: ViewNode..., spacing: Double? = nil)
  -> ViewNode
{
  var grid = LazyVGrid()
  grid.columns = columns
  grid.spacing = spacing
  grid.children = children
  return ViewNode(.lazyVGrid(grid))
}
