import Vitrine

/// The Home Screen: widgets in a grid, with icons between them and a dock.
extension ScreenBuilder {
  /// The rectangles for widgets: one, or one on each side of a fold.
  private var rooms: [Rect] {
    let top = screen.column > 0 ? 47.0 : 76
    let height = size.height - (screen.column > 0 ? 34 : 150) - top
    guard let fold = screen.fold else {
      return [Rect(x: 0, y: top, width: size.width - screen.column, height: height)]
    }
    let end = fold.x + fold.width
    return [
      Rect(x: 0, y: top, width: fold.x, height: height),
      Rect(x: end, y: top, width: size.width - screen.column - end, height: height),
    ]
  }

  func homeScreens(_ widgets: [ScreenWidget]) -> [ScreenScene] {
    let grid = HomeGrid(
      rooms: rooms, small: Size(width: screen.grid.small, height: screen.grid.small),
      gap: Size(width: screen.grid.gapX, height: screen.grid.gapY), margin: 32)
    return pages(of: widgets, in: grid).map { page in
      var scene = scene()
      place(widgets, page, grid, into: &scene, namesColor: "white")
      for cell in grid.empty(on: page) {
        for icon in grid.icons(in: cell, side: 62) {
          scene.lower.fill(mirrored(icon), radius: 15, ScreenBuilder.icon)
        }
      }
      addDock(to: &scene)
      addStatus(to: &scene)
      return scene
    }
  }

  func pages(of widgets: [ScreenWidget], in grid: HomeGrid) -> [HomeGrid.Page] {
    grid.pages(of: widgets.map(\.target))
  }

  private static let icon: JSONValue = [
    "linearGradient": ["stops": ["#FFFFFF80", "#FFFFFF38"]]
  ]

  /// Places the widgets of a page, with their names below them.
  func place(
    _ widgets: [ScreenWidget], _ page: HomeGrid.Page, _ grid: HomeGrid,
    into scene: inout ScreenScene, namesColor: JSONValue?
  ) {
    for (index, cell) in page.widgets {
      let shown = widgets[index]
      let origin = grid.origin(of: cell)
      let box = whole(
        mirrored(Rect(origin: origin, size: shown.widget.size)))
      scene.widgets.append(.init(widget: shown.widget, origin: box.origin))
      guard let namesColor else { continue }
      scene.lower.text(
        .string(shown.title), in: Rect(x: box.minX, y: box.maxY + 4, width: box.width, height: 16),
        size: 12, weight: "medium", color: namesColor, hasShadow: true)
    }
  }

  /// Returns a box whose corner is on a pixel.
  func whole(_ box: Rect) -> Rect {
    func whole(_ value: Double) -> Double { (value * surface.scale).rounded() / surface.scale }
    return Rect(x: whole(box.minX), y: whole(box.minY), width: box.width, height: box.height)
  }

  private func addDock(to scene: inout ScreenScene) {
    guard screen.column == 0 else { return }
    let dock = Rect(x: 14, y: size.height - 116, width: size.width - 28, height: 96)
    scene.lower.fill(dock, radius: 38, "#FFFFFF47")
    let count = max(4, Int(saturating: (dock.width / 160).rounded(.down)))
    let pitch = dock.width / Double(count)
    for index in 0..<count {
      let x = dock.minX + (Double(index) + 0.5) * pitch - 31
      scene.lower.fill(
        Rect(x: x, y: dock.minY + 17, width: 62, height: 62), radius: 15, ScreenBuilder.icon)
    }
  }
}
