import VitrineCoding
import VitrineGeometry

/// The views of an archive.
package indirect enum Content: Hashable, Sendable {
  case text(Text)
  case image(Image)
  case label(Label)
  case hStack(HStack)
  case vStack(VStack)
  case zStack(ZStack)
  case lazyHStack(HStack)
  case lazyVStack(VStack)
  case grid(Grid)
  case gridRow(GridRow)
  case lazyVGrid(LazyVGrid)
  case lazyHGrid(LazyHGrid)
  case viewThatFits(ViewThatFits)
  case spacer(Spacer)
  case divider(Divider)
  case group(Group)
  case color(Color)
  /// An outline that is filled or stroked.
  case shape(Shape)
  /// A gradient that fills the view.
  case gradient(GradientStyle)
  case button(Button)
  case toggle(Toggle)
  case link(Link)
  case gauge(Gauge)
  case progressView(ProgressView)
  case chart(Chart)
  case accessoryWidgetBackground(AccessoryWidgetBackground)
  case emptyView(EmptyView)
  /// A view that WidgetKit does not draw.
  case unsupported(UnsupportedView)
  /// A view that UIKit draws on the screen of an app.
  case screenView(ScreenView)
  /// A view that this version does not know, kept as it was read.
  case unknown(name: String, payload: JSONValue)
}
