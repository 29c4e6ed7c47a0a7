/// The views that an archive may hold.
public indirect enum Content: Hashable, Sendable {
  /// Characters.
  case text(Text)
  /// A bitmap or a symbol.
  case image(Image)
  /// A title with an icon.
  case label(Label)
  /// Views side by side.
  case hStack(HStack)
  /// Views on top of each other.
  case vStack(VStack)
  /// Views behind each other.
  case zStack(ZStack)
  /// Views side by side that are as large as they like.
  case lazyHStack(HStack)
  /// Views on top of each other that are as large as they like.
  case lazyVStack(VStack)
  /// Rows of cells in columns.
  case grid(Grid)
  /// The cells of one row of a grid.
  case gridRow(GridRow)
  /// Rows of cells in given columns.
  case lazyVGrid(LazyVGrid)
  /// Columns of cells in given rows.
  case lazyHGrid(LazyHGrid)
  /// The first view that fits.
  case viewThatFits(ViewThatFits)
  /// Room that grows.
  case spacer(Spacer)
  /// A thin line between views.
  case divider(Divider)
  /// Views that share modifiers.
  case group(Group)
  /// A colour that fills its box.
  case color(Color)
  /// An outline that is filled or stroked.
  case shape(Shape)
  /// Colours that pass into each other and fill the view's box.
  case gradient(GradientStyle)
  /// A control that runs an intent.
  case button(Button)
  /// A control with two states.
  case toggle(Toggle)
  /// A control that opens a URL.
  case link(Link)
  /// A value in a range.
  case gauge(Gauge)
  /// How far something has come.
  case progressView(ProgressView)
  /// Data drawn as marks along axes.
  case chart(Chart)
  /// The backdrop of an accessory widget.
  case accessoryWidgetBackground(AccessoryWidgetBackground)
  /// Nothing; its container gives it no room.
  case emptyView(EmptyView)
  /// A view that this version does not know, kept as it was read.
  case unknown(name: String, payload: JSONValue)
}
