import VitrineCoding
import VitrineGeometry
import VitrineModel

extension ScreenComposer {
  // MARK: Fields

  /// The characters in a field, or its prompt.
  func field(_ view: ScreenView) -> ViewNode {
    let text = view.text ?? ""
    let prompt = view.prompt.map { ViewNode.text($0) } ?? label(view)
    let content = text.isEmpty ? prompt.with(.style(.placeholder)).ofSystem : .text(text)
    if view.view == .textEditor {
      return content.with(.pad(top: 8, leading: 5, bottom: 8, trailing: 5))
        .with(.full(.topLeading)).with(.behind(.color(.systemBackground)))
    }
    let lines: [Modifier] = view.axes == [.horizontal] ? [.lineLimit(LineLimit(1))] : []
    var node = content
    node.modifiers += lines
    return bordered(node.with(.wide()))
  }

  private func bordered(_ view: ViewNode) -> ViewNode {
    guard styles.textField == .roundedBorder else { return view }
    var shape = RoundedRectangle()
    shape.cornerRadius = 5
    var stroke = Stroke()
    stroke.style = .system(.systemGray4)
    stroke.lineWidth = 0.67
    (shape.painting.fill, shape.painting.strokeBorder) = (.system(.systemBackground), stroke)
    return view.with(.pad(top: 7, leading: 7, bottom: 7, trailing: 7))
      .with(.behind(ViewNode(.shape(.roundedRectangle(shape)))))
  }

  /// A dot for each character.
  func secureField(_ view: ScreenView) -> ViewNode {
    guard let text = view.text, !text.isEmpty else { return field(view) }
    let (diameter, gap, leading) = metrics.dot
    let dots = text.prefix(100).map { _ in
      ViewNode.circle(nil).with(.size(width: diameter, height: diameter))
    }
    let row = ViewNode.hStack(Array(dots), spacing: gap).with(.pad(leading: leading))
    return bordered(
      ViewNode.zStack(
        [ViewNode.text("0").with(.hidden(Flag(true))), row], alignment: .leadingMiddle
      )
      .with(.wide()))
  }

  // MARK: Pickers

  /// A picker in the style of the environment.
  func picker(_ view: ScreenView) -> ViewNode {
    switch styles.picker {
    case .segmented, .palette: segments(view.children, chosen: view.selection, fills: true)
    case .wheel: wheel(view)
    case .inline: inline(view)
    case .navigationLink: link(linked(view))
    case .automatic, .menu: menu(view)
    }
  }

  private func chosen(_ view: ScreenView) -> ViewNode? {
    view.selection.flatMap { view.children.indices.contains($0) ? view.children[$0] : nil }
  }

  /// The chosen option with chevrons; in a row of a form, the label before it.
  private func menu(_ view: ScreenView) -> ViewNode {
    let marks = ViewNode.symbol("chevron.up.chevron.down")
      .with(.imageScale(.small), .fontSize(20, .medium))
    let value = ViewNode.hStack([chosen(view), marks].compactMap { $0 }, spacing: 4)
    guard styles.isInForm else { return value.with(.style(.tint)).with(.pad(metrics.menuInsets)) }
    let (top, bottom) = (metrics.menuInsets.top, metrics.menuInsets.bottom)
    return row(label(view), [value.with(.style(.secondary)).with(.pad(top: top, bottom: bottom))])
  }

  private func linked(_ view: ScreenView) -> ScreenView {
    let value = chosen(view).map { [$0.with(.style(.secondary))] } ?? []
    var link = ScreenView(.navigationLink, label: row(view.label, value))
    link.detail = view.detail
    return link
  }

  private func inline(_ view: ScreenView) -> ViewNode {
    .vStack(view.children.enumerated().map { marked($1, $0 == view.selection) }, spacing: 23)
  }

  /// Equally wide labels, one of them on a raised field; they fill the width or take what they need.
  private func segments(_ labels: [ViewNode], chosen: Int?, fills: Bool) -> ViewNode {
    let padding = fills ? 0 : metrics.segment.padding
    let cells = labels.enumerated().map { index, label -> ViewNode in
      let isChosen = index == chosen
      let weight: Font.Weight = isChosen ? .semibold : fills ? .medium : .regular
      let cell = label.with(.fontSize(13, weight), .lineLimit(LineLimit(1)))
        .with(.pad(leading: padding, trailing: padding)).with(.full())
      if isChosen { return cell.with(.behind(raised)) }
      guard index > 0, index - 1 != chosen else { return cell }
      let line = ViewNode.color(.systemGray4).with(.size(width: 1, height: 18))
      return cell.with(.inFront(line, .leadingMiddle))
    }
    let row = ViewNode(.screenView(ScreenView(part: .equalWidths, children: cells)))
    var natural = FixedSize()
    natural.vertical = false
    return (fills ? row : row.with(.fixedSize(natural)))
      .with(.size(height: metrics.segment.height))
      .with(.behind(.box(metrics.segment.radius, .fill(level: 3))))
  }

  private var raised: ViewNode {
    var shadow = Shadow()
    (shadow.radius, shadow.y) = (4, 3)
    shadow.color = .opacity(.system(.black), 0.12)
    let white: Color = .scheme(
      light: .system(.white), dark: .rgb(red: 0.357, green: 0.357, blue: 0.376, opacity: 1))
    let inset = metrics.segment.inset
    return ViewNode.box(metrics.segment.selectedRadius, .color(white)).with(.shadow(shadow))
      .with(.pad(top: inset, leading: inset, bottom: inset, trailing: inset + 1))
  }

  /// The options around the chosen one, on a bar.
  private func wheel(_ view: ScreenView) -> ViewNode {
    wheels([WheelColumn(options: view.children, chosen: view.selection ?? 0)])
  }

  /// Buttons as segments of one field.
  func controls(_ view: ScreenView) -> ViewNode {
    let labels = view.children.map { child -> ViewNode in
      guard case .button(let button) = child.content else { return child }
      return button.label
    }
    return segments(labels, chosen: nil, fills: false)
  }

  // MARK: Values

  /// The chosen colour in a ring of all colours.
  func well(_ color: Color?) -> ViewNode {
    let (diameter, ring, inner) = metrics.well
    var gradient = AngularGradient()
    let hues: [(Double, Double, Double)] = [
      (0.91, 0.28, 0.27), (0.91, 0.32, 0.75), (0.43, 0.28, 0.91), (0.25, 0.6, 0.95),
      (0.27, 0.91, 0.54), (0.7, 0.9, 0.3), (0.89, 0.886, 0.24), (0.93, 0.6, 0.25),
      (0.91, 0.28, 0.27),
    ]
    gradient.stops = hues.map { red, green, blue in
      var stop = Gradient.Stop()
      stop.color = .rgb(red: red, green: green, blue: blue, opacity: 1)
      return stop
    }
    (gradient.startAngle, gradient.endAngle) = (0, 360)
    var circle = Circle()
    var stroke = Stroke()
    (stroke.lineWidth, stroke.style) = (ring, .gradient(.angular(gradient)))
    circle.painting.strokeBorder = stroke
    let middle = ViewNode.circle(.color(color ?? .system(.blue)))
      .with(.size(width: inner, height: inner))
    return ViewNode.zStack([ViewNode(.shape(.circle(circle))), middle])
      .with(.size(width: diameter, height: diameter))
  }

  /// A track that is filled up to the thumb.
  func slider(_ view: ScreenView) -> ViewNode {
    let (height, thumb, track) = metrics.slider
    var shadow = Shadow()
    (shadow.radius, shadow.y, shadow.color) = (6, 4, .opacity(.system(.black), 0.15))
    let knob = ViewNode.box(thumb.height / 2, .system(.white)).with(.shadow(shadow))
      .with(.size(width: thumb.width, height: thumb.height))
    let parts = [
      ViewNode.box(track / 2, .tint).with(.size(height: track)),
      ViewNode.box(track / 2, .fill(level: 1)).with(.size(height: track)),
    ]
    var split = ScreenView(part: .sliderTrack, children: parts + [knob])
    split.value = min(max(view.value ?? 0, 0), 1)
    let bar = ViewNode(.screenView(split)).with(.size(height: height))
      .with(.pad(leading: 1, trailing: 1))
    guard view.header != nil || view.footer != nil else { return bar }
    return .hStack([view.header, bar, view.footer].compactMap { $0 }, spacing: 8)
  }

  /// A wheel of spokes that turns while something is done, above its label.
  func activity(_ label: ViewNode?) -> ViewNode {
    let size = isLarge ? metrics.activity.large : metrics.activity.diameter
    let spokes = (0..<8).map { index -> ViewNode in
      var turn = RotationEffect()
      turn.degrees = Double(index) * 45
      // The spoke at the top is the darkest one, and those behind it fade.
      let opacity = 1 - Double((8 - index) % 8) * 0.1
      return ViewNode.box(size / 16, tint ?? .system(.systemGray))
        .with(.size(width: size / 8, height: size * 0.29))
        .with(.moved(x: 0, y: size * -0.35), .rotationEffect(turn), .opacity(opacity))
    }
    let wheel = ViewNode.zStack(spokes).with(.size(width: size, height: size))
    guard let label else { return wheel }
    return .vStack([wheel, label.with(.style(.secondary))], spacing: 8, alignment: .center)
  }

  /// Minus and plus on a field.
  func stepper() -> ViewNode {
    let (size, radius) = metrics.stepper
    let sides = ["minus", "plus"].map { ViewNode.symbol($0).ofSystem.with(.wide(.centered)) }
    let line = ViewNode.color(.separator).with(.size(width: 1, height: 18))
    return ViewNode.hStack([sides[0], line, sides[1]], spacing: 0)
      .with(.size(width: size.width, height: size.height))
      .with(.behind(.box(radius, .fill(level: 3))))
  }

  /// A label with a mark, and the content below it when the group is open.
  func disclosure(_ view: ScreenView) -> ViewNode {
    let isOpen = view.isExpanded == true
    let head = row(label(view), [view.detail, mark(isOpen: isOpen)].compactMap { $0 })
    return isOpen && !view.children.isEmpty ? .vStack([head] + view.children, spacing: nil) : head
  }

  /// A mark in the tint that tells whether a group is open.
  func mark(isOpen: Bool) -> ViewNode {
    let mark =
      isOpen
      ? Chevron.path(Size(width: 10.1, height: 5.1), lineWidth: 2.2, .down).with(.pad(top: 2.4))
      : Chevron.path(Size(width: 5.1, height: 10.1), lineWidth: 2.2, .forward)
    return mark.with(.style(.tint)).with(.size(width: 8, height: 13))
  }
}
