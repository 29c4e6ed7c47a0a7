import VitrineCoding
import VitrineGeometry
import VitrineModel

// Concise views and modifiers to compose others of.

extension ViewNode {
  static func text(_ characters: String) -> ViewNode { ViewNode(.text(Text(characters))) }

  /// A word of the system, in the language of the screen.
  static func system(_ word: String) -> ViewNode {
    var text = Text()
    var localized = LocalizedText(word)
    localized.table = LocalizedText.systemTable
    text.localized = localized
    return ViewNode(.text(text))
  }

  static func symbol(_ name: String) -> ViewNode {
    var image = Image()
    image.systemName = name
    return ViewNode(.image(image))
  }

  static func vStack(
    _ children: [ViewNode], spacing: Double? = 0, alignment: HorizontalAlignment = .leading
  ) -> ViewNode {
    var stack = VStack()
    (stack.children, stack.spacing, stack.alignment) = (children, spacing, alignment)
    return ViewNode(.vStack(stack))
  }

  static func hStack(_ children: [ViewNode], spacing: Double? = 0) -> ViewNode {
    var stack = HStack()
    (stack.children, stack.spacing) = (children, spacing)
    return ViewNode(.hStack(stack))
  }

  static func zStack(_ children: [ViewNode], alignment: Alignment = .center) -> ViewNode {
    var stack = ZStack()
    (stack.children, stack.alignment) = (children, alignment)
    return ViewNode(.zStack(stack))
  }

  static func color(_ color: SystemColor) -> ViewNode { ViewNode(.color(.system(color))) }

  static var spacer: ViewNode { ViewNode(.spacer(Spacer())) }

  static var empty: ViewNode { ViewNode(.emptyView(EmptyView())) }

  /// A horizontal line of one pixel.
  static var line: ViewNode { vStack([ViewNode(.divider(Divider()))]) }

  /// A vertical line of one pixel.
  static var verticalLine: ViewNode { hStack([ViewNode(.divider(Divider()))]) }

  /// A view that scrolls along some axes.
  static func scroll(_ content: ViewNode, _ axes: [Axis] = [.vertical]) -> ViewNode {
    var view = ScreenView(.scrollView, children: [content])
    view.axes = axes
    return ViewNode(.screenView(view))
  }

  /// A rectangle with round corners in a style.
  static func box(_ radius: Double, _ style: ShapeStyle) -> ViewNode {
    var shape = RoundedRectangle()
    shape.cornerRadius = radius
    shape.painting.fill = style
    return ViewNode(.shape(.roundedRectangle(shape)))
  }

  /// A circle in a style.
  static func circle(_ style: ShapeStyle?) -> ViewNode {
    var shape = Circle()
    shape.painting.fill = style
    return ViewNode(.shape(.circle(shape)))
  }

  func with(_ more: Modifier...) -> ViewNode { modified(by: more) }

  func modified(by more: [Modifier]) -> ViewNode {
    var node = self
    node.modifiers += more
    return node
  }

  /// The view in a style of the system's, which links and buttons in it do not have.
  func written(in style: ShapeStyle) -> ViewNode {
    with(.style(style)).traits { $0.foreground = Foreground().applying(style) }
  }

  /// The view as one that the system draws in its own colours.
  var ofSystem: ViewNode { ViewNode(.screenView(ScreenView(part: .ofSystem, children: [self]))) }

  /// The view as one over which another is presented.
  var behind: ViewNode { ViewNode(.screenView(ScreenView(part: .behind, children: [self]))) }

  /// The view with the screen's traits.
  func traits(_ change: (inout ScreenTraits) -> Void) -> ViewNode {
    var traits = ScreenTraits()
    change(&traits)
    return with(.screen(traits))
  }

  /// Whether the style of the view gives buttons a ground.
  var hasButtonGround: Bool {
    modifiers.contains { modifier in
      if case .buttonStyle(let style) = modifier { style.hasGround } else { false }
    }
  }

  var isText: Bool {
    if case .text = content { true } else { false }
  }

  /// What the modifiers of the view tell its container; the outermost one wins.
  var screenTraits: ScreenTraits {
    var all = ScreenTraits()
    for case .screen(let traits) in modifiers { all.merge(traits) }
    return all
  }
}

extension Modifier {
  static func size(
    width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center
  ) -> Modifier {
    var frame = Frame()
    (frame.width, frame.height, frame.alignment) = (width, height, alignment)
    return .frame(frame)
  }

  /// A box as wide as it can be.
  static func wide(minHeight: Double? = nil, _ alignment: Alignment = .leadingMiddle) -> Modifier {
    var frame = Frame()
    frame.maxWidth = .infinity
    frame.minHeight = minHeight.map { Extent($0) }
    frame.alignment = alignment
    return .frame(frame)
  }

  /// A box as large as it can be.
  static func full(_ alignment: Alignment = .center) -> Modifier {
    var frame = Frame()
    (frame.maxWidth, frame.maxHeight, frame.alignment) = (.infinity, .infinity, alignment)
    return .frame(frame)
  }

  /// The proposed box, also when the view is larger.
  static func room() -> Modifier {
    var frame = Frame()
    (frame.minWidth, frame.maxWidth) = (0, .infinity)
    (frame.minHeight, frame.maxHeight) = (0, .infinity)
    return .frame(frame)
  }

  static func pad(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) -> Modifier {
    pad(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  static func pad(_ insets: EdgeInsets) -> Modifier {
    var padding = Padding()
    padding.insets = insets
    return .padding(padding)
  }

  static func behind(_ view: ViewNode) -> Modifier {
    var layer = Layer()
    layer.content = view
    return .background(layer)
  }

  static func inFront(_ view: ViewNode, _ alignment: Alignment) -> Modifier {
    var layer = Layer()
    (layer.content, layer.alignment) = (view, alignment)
    return .overlay(layer)
  }

  /// A box that is at least as wide and high as a length.
  static func atLeast(_ length: Double) -> Modifier {
    var frame = Frame()
    (frame.minWidth, frame.minHeight) = (Extent(length), Extent(length))
    return .frame(frame)
  }

  static func moved(x: Double, y: Double) -> Modifier {
    var offset = Offset()
    (offset.x, offset.y) = (x, y)
    return .offset(offset)
  }

  static func masked(by view: ViewNode) -> Modifier {
    var layer = Layer()
    layer.content = view
    return .mask(layer)
  }

  static func rounded(_ radius: Double) -> Modifier {
    var shape = RoundedRectangle()
    shape.cornerRadius = radius
    return .clipShape(.roundedRectangle(shape))
  }

  /// The shadow of what floats.
  static func floatingShadow(radius: Double = 8) -> Modifier {
    var shadow = Shadow()
    (shadow.radius, shadow.y, shadow.color) = (radius, 2, .opacity(.system(.black), 0.12))
    return .shadow(shadow)
  }

  static func style(_ style: ShapeStyle) -> Modifier { .foregroundStyle(style) }

  static func textStyle(_ style: Font.TextStyle, _ weight: Font.Weight? = nil) -> Modifier {
    .font(Font(style: style, weight: weight))
  }

  static func fontSize(_ size: Double, _ weight: Font.Weight? = nil) -> Modifier {
    var font = Font()
    (font.size, font.weight) = (size, weight)
    return .font(font)
  }

  static func ignoringSafeArea(_ edges: EdgeSet) -> Modifier {
    var area = SafeAreaExtension()
    area.edges = edges
    return .ignoresSafeArea(area)
  }
}

extension Alignment {
  static let centered = Alignment.center
  static let leadingMiddle = Alignment(horizontal: .leading, vertical: .center)
  static let trailingMiddle = Alignment(horizontal: .trailing, vertical: .center)
  static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  static let top = Alignment(horizontal: .center, vertical: .top)
  static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  static let topLeading = Alignment(horizontal: .leading, vertical: .top)
}

extension ShapeStyle {
  static let secondary = ShapeStyle.hierarchical(level: 2)

  static func system(_ color: SystemColor) -> ShapeStyle { .color(.system(color)) }
}

extension ScreenView {
  /// The index of the child that is shown: the first one without a selection; `nil` if there are none.
  var chosenIndex: Int? {
    let count = self.children.count
    return count > 0 ? min(max(self.selection ?? 0, 0), count - 1) : nil
  }
}

extension ViewNode {
  /// A view with more room; that of a button reacts to taps, too.
  func touched(_ room: (ViewNode) -> ViewNode) -> ViewNode {
    var node = self
    switch content {
    case .button(var button):
      button.label = room(button.label)
      node.content = .button(button)
    case .screenView(var view) where [.menu, .shareLink, .navigationLink].contains(view.view):
      guard let label = view.label else { return room(self) }
      view.label = label.touched(room)
      node.content = .screenView(view)
    default: return room(self)
    }
    return node
  }

  /// Whether there is nothing in the view.
  var isEmpty: Bool {
    switch content {
    case .emptyView: true
    case .group(let group): group.children.allSatisfy(\.isEmpty)
    default: false
    }
  }

  /// The views in the view; of tabs, the chosen one.
  var shownChildren: [ViewNode] {
    if case .screenView(let tabs) = content, tabs.view == .tabView {
      return tabs.chosenIndex.map { [tabs.children[$0]] } ?? []
    }
    guard case .container(let children) = content.traits.role else { return [] }
    return children
  }
}
