import Vitrine

/// The Lock Screen: widgets below a clock, Live Activities and controls.
extension ScreenBuilder {
  func lockScreens(_ widgets: [ScreenWidget]) -> [ScreenScene] {
    var inline = widgets.filter { $0.target == .family(.accessoryInline) }
    var rows = lines(
      widgets.filter {
        $0.target == .family(.accessoryCircular) || $0.target == .family(.accessoryRectangular)
      })
    var activities = widgets.filter { $0.target == .activity(.lockScreen) }
    var tools = widgets.filter { $0.target == .control(.controlLockScreen) }
    var scenes: [ScreenScene] = []
    repeat {
      var scene = scene()
      addClock(to: &scene, inline.isEmpty ? nil : inline.removeFirst())
      if !rows.isEmpty { place(line: rows.removeFirst(), into: &scene) }
      stack(activities.prefix(2), into: &scene)
      activities.removeFirst(min(2, activities.count))
      addTools(to: &scene, tools.prefix(2))
      tools.removeFirst(min(2, tools.count))
      addStatus(to: &scene, showsClock: false)
      scenes.append(scene)
    } while !(inline.isEmpty && rows.isEmpty && activities.isEmpty && tools.isEmpty)
    return scenes
  }

  private static let gap = 14.0
  /// The distance of a Lock Screen's content from the upper edge.
  private static let lockTop = 76.0

  /// Distributes widgets over lines below the clock, as many as fit into each.
  private func lines(_ widgets: [ScreenWidget]) -> [[ScreenWidget]] {
    var lines: [[ScreenWidget]] = []
    var left = 0.0
    for shown in widgets {
      let need = shown.widget.size.width + ScreenBuilder.gap
      if lines.isEmpty || need > left {
        lines.append([])
        left = size.width - 32 + ScreenBuilder.gap
      }
      lines[lines.count - 1].append(shown)
      left -= need
    }
    return lines
  }

  private func addClock(to scene: inout ScreenScene, _ inline: ScreenWidget?) {
    let top = ScreenBuilder.lockTop
    if let inline {
      let own = inline.widget.size
      let box = whole(
        Rect(
          x: (size.width - own.width) / 2, y: top + (26 - own.height) / 2, width: own.width,
          height: own.height))
      scene.widgets.append(.init(widget: inline.widget, origin: box.origin))
    } else {
      scene.lower.text(
        ScreenBuilder.day, in: Rect(x: 20, y: top, width: size.width - 40, height: 26), size: 21,
        weight: "semibold", hasShadow: true)
    }
    scene.lower.text(
      clock, in: Rect(x: 20, y: top + 26, width: size.width - 40, height: 102),
      size: 98, weight: "semibold", hasShadow: true)
  }

  private func place(line: [ScreenWidget], into scene: inout ScreenScene) {
    let widths = line.map(\.widget.size.width)
    var x = (size.width - widths.reduce(0, +) - Double(line.count - 1) * ScreenBuilder.gap) / 2
    let height = line.map(\.widget.size.height).max() ?? 0
    for shown in line {
      let own = shown.widget.size
      let box = mirrored(
        Rect(
          x: x, y: ScreenBuilder.lockTop + 138 + (height - own.height) / 2, width: own.width,
          height: own.height))
      scene.widgets.append(.init(widget: shown.widget, origin: whole(box).origin))
      x += own.width + ScreenBuilder.gap
    }
  }

  /// Places Live Activities above the tools, the first one at the top.
  private func stack(_ activities: ArraySlice<ScreenWidget>, into scene: inout ScreenScene) {
    var end = size.height - 112
    for shown in activities.reversed() {
      let own = shown.widget.size
      let box = Rect(
        x: (size.width - own.width) / 2, y: end - own.height, width: own.width,
        height: own.height)
      scene.widgets.append(.init(widget: shown.widget, origin: whole(box).origin))
      end = box.minY - 10
    }
  }

  private func addTools(to scene: inout ScreenScene, _ tools: ArraySlice<ScreenWidget>) {
    for (index, x) in [46, size.width - 96].enumerated() {
      let box = Rect(x: x, y: size.height - 96, width: 50, height: 50)
      if let shown = tools.dropFirst(index).first {
        let own = shown.widget.size
        let origin = Point(x: box.midX - own.width / 2, y: box.midY - own.height / 2)
        scene.widgets.append(.init(widget: shown.widget, origin: origin))
      } else {
        scene.lower.fill(box, radius: 25, "#0000004D")
        let name = index == 0 ? "flashlight.on.fill" : "camera.fill"
        scene.lower.symbol(name, in: box, size: 20)
      }
    }
  }
}
