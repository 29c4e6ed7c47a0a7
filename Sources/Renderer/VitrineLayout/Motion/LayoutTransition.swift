import VitrineDisplayList
import VitrineModel

/// A transition between two layouts of one widget.
struct LayoutTransition {
  private let after: WidgetLayout
  private let background: [ViewMatch]
  private let content: [ViewMatch]
  private let reducesMotion: Bool

  /// Matches the views of two layouts.
  init(
    from before: WidgetLayout, to after: WidgetLayout, animation: Animation?, reducesMotion: Bool
  ) {
    self.after = after
    self.reducesMotion = reducesMotion
    let matcher = ViewMatcher(
      before.builder, after.builder, animation: animation, reducesMotion: reducesMotion)
    background = matcher.children(
      [before.background].compactMap(\.self), [after.background].compactMap(\.self))
    content = matcher.children(
      [before.content].compactMap(\.self), [after.content].compactMap(\.self))
    ViewMatch.joinMatchedGeometry(in: background + content)
  }

  /// Seconds until nothing moves any more.
  var duration: Double { (background + content).reduce(0) { max($0, $1.duration) } }

  /// The display list at a time in seconds.
  func makeDisplayList(at time: Double) -> DisplayList {
    let view = MovingView(time: time, reducesMotion: reducesMotion)
    let builder = after.movingBuilder
    func items(_ matches: [ViewMatch]) -> [DisplayList.Item] {
      matches.compactMap(view.node).flatMap { builder.items(PlacedNode($0)) }
    }
    return after.makeDisplayList(background: items(background), content: items(content))
  }
}
