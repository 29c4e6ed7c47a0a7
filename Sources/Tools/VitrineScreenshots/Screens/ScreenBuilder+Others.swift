import Vitrine

/// StandBy, with widgets side by side, and the desktop of a Mac.
extension ScreenBuilder {
  func standBy(_ widgets: [ScreenWidget]) -> [ScreenScene] {
    let (large, small) = (
      widgets.filter { $0.target.family == nil }, widgets.filter { $0.target.family != nil }
    )
    let pairs = stride(from: 0, to: small.count, by: 2).map {
      Array(small[$0..<min($0 + 2, small.count)])
    }
    let scenes = large.map(wholeScreen) + pairs.map(sideBySide)
    return scenes.isEmpty ? [scene()] : scenes
  }

  private func wholeScreen(_ shown: ScreenWidget) -> ScreenScene {
    var scene = scene()
    let own = shown.widget.size
    let scale = min(size.width / own.width, size.height / own.height)
    let origin = Point(
      x: (size.width - own.width * scale) / 2, y: (size.height - own.height * scale) / 2)
    scene.widgets = [.init(widget: shown.widget, origin: origin, scale: scale)]
    return scene
  }

  /// Places two widgets next to each other, or one next to a clock.
  private func sideBySide(_ pair: [ScreenWidget]) -> ScreenScene {
    var scene = scene()
    let half = size.width / 2
    for (index, shown) in pair.enumerated() {
      let own = shown.widget.size
      let center = half * (pair.count == 1 ? 1.5 : Double(index) + 0.5)
      let origin = Point(
        x: center - own.width, y: size.height / 2 - own.height)
      scene.widgets.append(.init(widget: shown.widget, origin: origin, scale: 2))
    }
    if pair.count == 1 {
      scene.lower.text(
        clock, in: Rect(x: 40, y: 0, width: half - 40, height: size.height),
        size: 120, weight: "semibold")
    }
    return scene
  }

  func desktops(_ widgets: [ScreenWidget]) -> [ScreenScene] {
    let bar = 28.0
    let small = surface.device.size(of: .systemSmall, on: surface.request.design) ?? .zero
    let medium = surface.device.size(of: .systemMedium, on: surface.request.design) ?? .zero
    let space = max(0, medium.width - 2 * small.width)
    let grid = HomeGrid(
      rooms: [
        Rect(
          x: space, y: bar + space, width: size.width - 2 * space,
          height: size.height - bar - 2 * space)
      ], small: small, gap: Size(width: space, height: space), margin: 0)
    return pages(of: widgets, in: grid).map { page in
      var scene = scene()
      place(widgets, page, grid, into: &scene, namesColor: nil)
      let isDark = surface.request.colorScheme == .dark
      scene.upper.fill(
        Rect(x: 0, y: 0, width: size.width, height: bar), isDark ? "#0000004D" : "#FFFFFF4D")
      scene.upper.symbol(
        "apple.logo", in: mirrored(Rect(x: 14, y: 0, width: 30, height: bar)), size: 14)
      scene.upper.text(
        clock,
        in: mirrored(Rect(x: size.width - 84, y: 0, width: 70, height: bar)), size: 13,
        weight: "medium")
      return scene
    }
  }
}
