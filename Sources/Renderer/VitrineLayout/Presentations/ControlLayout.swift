import VitrineArchive
import VitrineCoding
import VitrineDevices
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Lays out a control for one presentation.
package struct ControlLayout {
  typealias Metrics = ControlTileMetrics

  /// The content of the control.
  package let content: ControlContent
  /// Whether the device is locked.
  package let isLocked: Bool
  /// Environment and context; its surface is replaced.
  package let presentationContext: PresentationContext

  /// Creates a control layout.
  package init(
    _ content: ControlContent, isLocked: Bool, on presentationContext: PresentationContext
  ) {
    (self.content, self.isLocked) = (content, isLocked)
    self.presentationContext = presentationContext
  }

  /// The picture of a presentation of `size` points.
  ///
  /// - Throws: `ArchiveError` when something cannot be laid out.
  package func composition(
    _ presentation: ControlPresentation, size: Size, island: ActivityTable.Island?
  ) throws(ArchiveError) -> Composition {
    let presentationContext = presentationContext(size, tile: Rect(origin: .zero, size: size))
    let parts: [Composition.Part]
    switch presentation {
    case .controlSmall: parts = try tile(presentationContext, texts: .none)
    case .controlLockScreen:
      parts = try tile(presentationContext, texts: .none, symbolSize: Metrics.lockScreenSymbolSize)
    case .controlMedium: parts = try tile(presentationContext, texts: .beside)
    case .controlLarge: parts = try tile(presentationContext, texts: .below)
    case .controlGallery: parts = try gallery(size)
    case .controlActionButton: parts = try actionButton(size, island: island)
    case .controlStatus: parts = try status(presentationContext)
    }
    return Composition("Control", size: size, parts: faded(parts, presentation))
  }

  // Control Center --------------------------------------------------------------------------------

  /// Where a tile has its texts.
  private enum Texts { case none, beside, below }

  private var isOn: Bool { content.isOn ?? false }

  /// A tile's background, symbol, texts and region.
  private func tile(
    _ presentationContext: PresentationContext, texts: Texts,
    symbolSize: Double = Metrics.symbolSize
  ) throws(ArchiveError) -> [Composition.Part] {
    let box = Rect(origin: .zero, size: presentationContext.surface.size)
    var parts: [Composition.Part] = [
      .items([
        presentationContext.fill(isOn ? Metrics.onTile : Metrics.offTile),
        region(presentationContext.outline),
      ])
    ]
    let cell = min(box.width, box.height)
    switch texts {
    case .none: parts += try symbol(presentationContext, in: box, size: symbolSize)
    case .beside:
      let square = Rect(x: 0, y: 0, width: cell, height: cell)
      parts += try symbol(presentationContext, in: square, size: symbolSize)
      let room = Rect(
        x: cell - Metrics.margin, y: 0, width: box.width - cell, height: box.height)
      parts += try column(
        presentationContext, [.title, .value], in: room, alignment: 0.5,
        titleLines: Metrics.mediumTitleLines)
    case .below:
      let room = box.inset(by: EdgeInsets(Metrics.margin))
      let side = symbolSize + Metrics.symbolRoom
      let square = Rect(x: room.minX, y: room.minY, width: side, height: side)
      parts += try symbol(presentationContext, in: square, size: symbolSize)
      parts += try column(presentationContext, [.title, .value, .subtitle], in: room, alignment: 1)
    }
    return parts
  }

  private func symbol(
    _ presentationContext: PresentationContext, in box: Rect, size: Double
  ) throws(ArchiveError) -> [Composition.Part] {
    guard let symbol = content.symbol else { return [] }
    var presentationContext = presentationContext
    var font = Font()
    font.size = size
    presentationContext.environment.font = font
    presentationContext.environment.foreground = Foreground(base: .color(symbolColor))
    // Source: Apple Human Interface Guidelines, Controls: a locked device shows a symbol as off.
    presentationContext.environment.redactionReasons.remove(.privacy)
    let view = PresentedView("symbol", ViewNode(.image(symbol.value)), at: symbol.path)
    return [presentationContext.place(try presentationContext.resolve(view), view.name, in: box)]
  }

  private var symbolColor: Color {
    isOn ? content.tint ?? Metrics.standardTint : Metrics.offInk
  }

  // Texts -----------------------------------------------------------------------------------------

  private enum Line: String { case title, value, subtitle }

  /// Lines in a column at the leading edge; `alignment` is their position within the box's height.
  private func column(
    _ presentationContext: PresentationContext, _ lines: [Line], in box: Rect, alignment: Double,
    titleLines: Int = 1
  ) throws(ArchiveError) -> [Composition.Part] {
    var rows: [(name: String, view: ResolvedView, size: Size)] = []
    for line in lines {
      guard let (text, font, color) = row(line) else { continue }
      let view = try resolve(
        text, line.rawValue, font, color, presentationContext,
        lines: line == .title ? titleLines : 1)
      rows.append((line.rawValue, view, view.size(ProposedViewSize(width: box.width, height: nil))))
    }
    let height = rows.map(\.size.height).reduce(0, +)
    var y = box.minY + (box.height - height) * alignment
    return rows.map { row in
      defer { y += row.size.height }
      let place = Rect(
        x: box.minX, y: y, width: min(row.size.width, box.width), height: row.size.height)
      return presentationContext.place(row.view, row.name, in: place)
    }
  }

  private func row(_ line: Line) -> (ControlContent.Part<Text>, Font, Foreground)? {
    var ink = Foreground(base: .color(isOn ? Metrics.onInk : Metrics.offInk))
    if line != .title { ink = ink.applying(.hierarchical(level: 2)) }
    switch line {
    case .title: return content.title.map { ($0, Metrics.title, ink) }
    case .value: return content.value.map { ($0, Metrics.value, ink) }
    case .subtitle: return content.subtitle.map { ($0, Metrics.value, ink) }
    }
  }

  /// The foreground of texts on dark capsules.
  private var light: Foreground { Foreground(base: .color(Metrics.offInk)) }

  private func resolve(
    _ text: ControlContent.Part<Text>, _ name: String, _ font: Font, _ ink: Foreground,
    _ presentationContext: PresentationContext, lines: Int = 1
  ) throws(ArchiveError) -> ResolvedView {
    var presentationContext = presentationContext
    presentationContext.environment.font = font
    presentationContext.environment.foreground = ink
    presentationContext.environment.lineLimit = LineLimit(lines)
    presentationContext.environment.isPrivacySensitive = text.isPrivate
    return try presentationContext.resolve(
      PresentedView(name, ViewNode(.text(text.value)), at: text.path))
  }

  // Other places ----------------------------------------------------------------------------------

  /// A small tile with the texts below it.
  private func gallery(_ size: Size) throws(ArchiveError) -> [Composition.Part] {
    let cell = ControlTable.cell
    let tileBox = Rect(x: (size.width - cell) / 2, y: 0, width: cell, height: cell)
    let presentationContext = presentationContext(size, tile: tileBox)
    var parts: [Composition.Part] = [.items([fill(tileBox, Metrics.offTile, presentationContext)])]
    parts += try symbol(presentationContext, in: tileBox, size: Metrics.symbolSize)
    var y = cell + 6
    for line in [Line.title, .value] {
      guard let (text, font, _) = row(line) else { continue }
      // The gallery itself is behind these: they have the system's colours.
      let ink = Foreground().applying(.hierarchical(level: line == .title ? 1 : 2))
      let view = try resolve(text, line.rawValue, font, ink, presentationContext)
      let content = view.size(ProposedViewSize(width: size.width, height: nil))
      let box = Rect(x: 0, y: y, width: size.width, height: content.height)
      parts.append(presentationContext.place(view, line.rawValue, in: box))
      y += content.height
    }
    return parts
  }

  /// The island with symbol and value, and the words beside the Action button.
  private func actionButton(
    _ size: Size, island: ActivityTable.Island?
  ) throws(ArchiveError) -> [Composition.Part] {
    var presentationContext = presentationContext(size, tile: Rect(origin: .zero, size: size))
    presentationContext.environment.colorScheme = .dark
    let height = ActivityTable.islandHeight
    // A phone without an island shows as much of the control (assumed).
    let (side, width) = (island?.side ?? 2 * height, island?.compact ?? 4 * height)
    let box = Rect(x: (size.width - width) / 2, y: 0, width: width, height: height)
    var parts: [Composition.Part] = [.items([fill(box, .system(.black), presentationContext)])]
    let leading = Rect(x: box.minX, y: 0, width: side, height: height)
    parts += try symbol(presentationContext, in: leading, size: Metrics.islandSymbolSize)
    if let value = content.value {
      presentationContext.environment.minimumScaleFactor = Metrics.islandScaleFactor
      let view = try resolve(value, "value", Metrics.value, light, presentationContext)
      let margins = ActivityTable.contentMargins(.compactTrailing)
      let trailing = Rect(x: box.maxX - side, y: 0, width: side, height: height)
      parts.append(presentationContext.place(view, "value", in: trailing.inset(by: margins)))
    }
    return parts + (try hint(size, presentationContext))
  }

  private func hint(_ size: Size, _ presentationContext: PresentationContext) throws(ArchiveError)
    -> [Composition.Part]
  {
    let hint = ControlHint(content).text { part in
      presentationContext.context.string(of: part.value, presentationContext.environment) {
        part.path
      }.characters
    }
    let view = try resolve(hint, "hint", Metrics.title, light, presentationContext)
    let top = ActivityTable.islandHeight + ControlTable.hintSpacing
    return pill(
      view, "hint", Rect(x: 0, y: top, width: size.width, height: ControlTable.hint),
      presentationContext)
  }

  /// The status after a press; nothing for a control without a status.
  private func status(_ presentationContext: PresentationContext) throws(ArchiveError)
    -> [Composition.Part]
  {
    guard let status = content.status else { return [] }
    let view = try resolve(status, "status", Metrics.title, light, presentationContext)
    return pill(
      view, "status", Rect(origin: .zero, size: presentationContext.surface.size),
      presentationContext)
  }

  /// A text in the middle of a box, on a capsule as wide as the text needs it.
  private func pill(
    _ view: ResolvedView, _ name: String, _ box: Rect, _ presentationContext: PresentationContext
  ) -> [Composition.Part] {
    let most = max(0, box.width - 2 * Metrics.margin)
    let text = view.size(ProposedViewSize(width: most, height: nil))
    let width = min(text.width, most)
    let room = Rect(x: box.midX - width / 2, y: box.minY, width: width, height: box.height)
    let outer = Rect(
      x: room.minX - Metrics.margin, y: room.minY, width: width + 2 * Metrics.margin,
      height: room.height)
    return [
      .items([fill(outer, Metrics.offTile, presentationContext)]),
      presentationContext.place(view, name, in: room),
    ]
  }

  // MARK: Drawing

  /// A presentationContext of `size` points whose outline is that of a tile when the tile fills it.
  private func presentationContext(_ size: Size, tile: Rect) -> PresentationContext {
    var presentationContext = presentationContext
    let isTile = tile.size == size
    presentationContext.surface = WidgetSurface(
      size: size, margins: .zero, mask: isTile ? .rounded(radius(of: tile)) : .none,
      background: nil)
    return presentationContext
  }

  private func radius(of tile: Rect) -> Double {
    min(Metrics.radius, min(tile.width, tile.height) / 2)
  }

  private func fill(_ box: Rect, _ color: Color, _ presentationContext: PresentationContext)
    -> DisplayList.Item
  {
    let box =
      presentationContext.isMirrored
      ? box.mirrored(in: presentationContext.surface.size.width) : box
    let path = Path.roundedRect(box, radius: radius(of: box), style: .continuous)
    return .fill(
      .init(path: path, paint: .color(color.resolved(in: presentationContext.environment))))
  }

  /// The region that runs the intent: a locked device lets it, unless it requires unlocking.
  private func region(_ shape: Path) -> DisplayList.Item {
    .hit(
      HitRegion(
        id: content.path.description, role: content.isOn == nil ? .button : .toggle, shape: shape,
        action: content.intent.map(Action.intent),
        isEnabled: !content.isDisabled && !(isLocked && content.requiresAuthentication),
        isOn: content.isOn))
  }

  /// The parts as an inactive control has them.
  ///
  /// The island is not part of the control and stays as it is.
  private func faded(
    _ parts: [Composition.Part], _ presentation: ControlPresentation
  ) -> [Composition.Part] {
    guard content.isDisabled else { return parts }
    return parts.map { part in
      switch part {
      case .items where presentation == .controlActionButton: part
      case .items(let items):
        .items([.group(.init(effect: .opacity(Metrics.disabledOpacity), items: items))])
      case .layout(let layout, let name, _):
        .layout(layout, name: name, effect: .opacity(Metrics.disabledOpacity))
      }
    }
  }
}
