import VitrineLayout
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

extension Renderer {
  /// Lays out moments of the transition between two entries: a single picture, or a sheet of key
  /// frames.
  ///
  /// - Throws: `ArchiveError` as `layOut` does, and if the sheet has too many pixels.
  func layOut(
    _ document: WidgetDocument, _ request: RenderRequest, in transition: EntryTransition
  ) throws(ArchiveError) -> LaidOutWidget {
    var still = request
    still.transition = nil
    var before = still
    (before.entry, before.date) = (transition.from, nil)
    let after = try document.resolve(still)
    let last = try layOut(document, after)
    let change = WidgetTransition(
      from: try layOut(document, before), to: last, reducesMotion: transition.reducesMotion)
    var frames: [LaidOutWidget] = []
    for time in transition.times { frames.append(try change.widget(at: time)) }
    if let frame = frames.first, frames.count == 1 { return frame }
    let session = try RenderSession(document, after, renderer: self)
    var labels: [[DisplayList.Item]] = []
    for time in transition.times {
      labels.append(try session.label("\(time.dumpText) s", width: last.size.width))
    }
    return try last.showing(KeyFrameSheet(frames.map(\.displayList), labels).displayList)
  }
}

/// Key frames side by side, each with its time below it.
struct KeyFrameSheet {
  /// The number of frames per row.
  private static let columns = 4
  /// The space between and around frames, in points.
  private static let gap = 8.0
  /// The height of a label, in points.
  static let labelHeight = 16.0

  private let frames: [DisplayList]
  private let labels: [[DisplayList.Item]]

  /// Creates a sheet of frames of equal size, with the label of each one.
  init(_ frames: [DisplayList], _ labels: [[DisplayList.Item]]) {
    self.frames = frames
    self.labels = labels
  }

  /// The display list of the sheet.
  var displayList: DisplayList {
    let cell = frames.first?.size ?? .zero
    let (width, height) = (
      cell.width + KeyFrameSheet.gap, cell.height + KeyFrameSheet.labelHeight + KeyFrameSheet.gap
    )
    let columns = min(KeyFrameSheet.columns, frames.count)
    let rows = (frames.count + columns - 1) / max(1, columns)
    let size = Size(
      width: Double(columns) * width + KeyFrameSheet.gap,
      height: Double(rows) * height + KeyFrameSheet.gap)
    let page = Rect(origin: .zero, size: size)
    var items: [DisplayList.Item] = [.fill(.init(path: .rect(page), paint: .color(.white)))]
    for (index, frame) in frames.enumerated() {
      let corner = Point(
        x: KeyFrameSheet.gap + Double(index % columns) * width,
        y: KeyFrameSheet.gap + Double(index / columns) * height)
      items.append(KeyFrameSheet.placed(frame.items, corner))
      items.append(
        KeyFrameSheet.placed(labels[index], Point(x: corner.x, y: corner.y + cell.height)))
    }
    return DisplayList(size: size, items: items)
  }

  private static func placed(_ items: [DisplayList.Item], _ corner: Point) -> DisplayList.Item {
    .group(.init(effect: .transform(.translation(x: corner.x, y: corner.y)), items: items))
  }
}

extension RenderSession {
  /// The items of a line of small text, centred in a width in points.
  ///
  /// - Throws: `ArchiveError` if a font can't be used.
  func label(_ text: String, width: Double) throws(ArchiveError) -> [DisplayList.Item] {
    var font = Font()
    font.style = .caption2
    let view = ViewNode(.text(Text(text)), modifiers: [.font(font)])
    var environment = environment
    environment.colorScheme = .light
    environment.redactionReasons = []
    let surface = WidgetSurface(
      size: Size(width: width, height: KeyFrameSheet.labelHeight), margins: .zero, mask: .none,
      background: nil)
    return try WidgetLayout(
      view, at: NodePath(), on: surface, environment: environment, context: context
    ).makeDisplayList().items
  }
}
