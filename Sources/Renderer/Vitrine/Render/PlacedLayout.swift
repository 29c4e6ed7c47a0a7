import VitrineDisplayList
import VitrineGeometry
import VitrineLayout

/// The tree of placed views, retained for their frames.
///
/// Unchecked: nodes are classes without locks, but none changes after it was placed, and nothing
/// else refers to them once the widget is laid out.
struct PlacedLayout: @unchecked Sendable {
  let composition: Composition

  /// The boxes of all views as a tree, in the points of the layout.
  var frames: FrameTree { FrameTree(composition) }

  /// The frames with each view's path in the archive.
  var locatedFrames: FrameTree { FrameTree(composition, isLocated: true) }

  /// The visible views and their containers in a picture of a size.
  func placedViews(in size: Size) -> [PlacedView] {
    let views = PlacedView.all(in: composition)
    return scale(to: size).map { scale in views.map { $0.scaled(by: scale) } } ?? views
  }

  /// The part of a picture of a size for the widget's content, in points; `nil` if several views
  /// form the picture.
  func contentRoom(in size: Size) -> Rect? {
    let layouts = composition.layouts
    guard layouts.count == 1, let room = layouts.first?.room else { return nil }
    return scale(to: size).map(room.scaled) ?? room
  }

  /// The display list of a picture of a size, with texts and symbols drawn for a check.
  func displayList(_ ink: InkDrawing, in size: Size) -> DisplayList {
    composition.makeDisplayList(ink).scaled(to: size)
  }

  /// The part of a picture of a size that a camera covers; `nil` for none.
  func camera(in size: Size) -> Rect? {
    composition.camera.map { camera in scale(to: size).map(camera.scaled) ?? camera }
  }

  /// The scale of a picture relative to the layout, in both directions; `nil` for the same size.
  private func scale(to size: Size) -> Size? {
    let own = composition.size
    guard own != size, own.width > 0, own.height > 0 else { return nil }
    return Size(width: size.width / own.width, height: size.height / own.height)
  }
}
