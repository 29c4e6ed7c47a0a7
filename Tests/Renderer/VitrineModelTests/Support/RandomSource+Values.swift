import VitrineDisplayList

@testable import VitrineCoding
@testable import VitrineDevices
@testable import VitrineGeometry
@testable import VitrineModel

extension RandomSource {
  mutating func color(_ depth: Int = 2) -> Color {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &self) {
    case 0: .system(any(SystemColor.self))
    case 1: .rgb(red: fraction(), green: fraction(), blue: fraction(), opacity: fraction())
    case 2:
      .rgb(
        red: Double(Int.random(in: 0...255, using: &self)) / 255, green: 1, blue: 0, opacity: 1)
    case 3: .named(name())
    case 4: .scheme(light: color(depth - 1), dark: color(depth - 1))
    default: .opacity(color(depth - 1), fraction())
    }
  }

  mutating func style(_ depth: Int = 2) -> ShapeStyle {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &self) {
    case 0: ShapeStyle.names.randomElement(using: &self)?.1 ?? .tint
    case 1: .color(color())
    case 2: .gradient(gradient())
    case 3: .colorGradient(color())
    case 4: .image(imagePaint())
    case 5: .level(style(depth - 1), Int.random(in: 1...5, using: &self))
    case 6: .blendMode(style(depth - 1), any(BlendMode.self))
    case 7: .shadow(style(depth - 1), shadowStyle())
    default: .opacity(style(depth - 1), fraction())
    }
  }

  private mutating func imagePaint() -> ImagePaint {
    with(ImagePaint()) {
      $0.name = $1.name()
      $0.scale = $1.positive()
      $0.sourceRect.x = $1.flip() ? 0 : 0.25
      $0.sourceRect.width = $1.flip() ? 0.5 : 0.75
      $0.sourceRect.height = $1.flip() ? 1 : 0.125
    }
  }

  private mutating func shadowStyle() -> ShadowStyle {
    flip()
      ? .drop(
        with(Shadow()) {
          $0.radius = $1.length()
          $0.y = $1.number()
        })
      : .inner(
        with(InnerShadow()) {
          $0.color = $1.flip() ? $0.color : $1.color()
          $0.radius = $1.length()
          $0.x = $1.number()
        })
  }

  mutating func gradient() -> GradientStyle {
    switch Int.random(in: 0..<5, using: &self) {
    case 0:
      .linear(
        colors(LinearGradient()) {
          $0.startPoint = $1.point()
          $0.endPoint = $1.point()
        })
    case 1:
      .radial(
        colors(RadialGradient()) {
          $0.center = $1.point()
          $0.startRadius = $1.length()
          $0.endRadius = $1.length()
        })
    case 2:
      .angular(
        colors(AngularGradient()) {
          $0.center = $1.point()
          $0.startAngle = $1.number()
          $0.endAngle = $1.number()
        })
    case 3:
      .elliptical(
        colors(EllipticalGradient()) {
          $0.center = $1.point()
          $0.startRadiusFraction = $1.length()
          $0.endRadiusFraction = $1.length()
        })
    default: .mesh(mesh())
    }
  }

  private mutating func colors<Payload: GradientPayload>(
    _ payload: Payload, _ set: (inout Payload, inout RandomSource) -> Void
  ) -> Payload {
    with(payload) { payload, random in
      let more = random.list(3) {
        Gradient.Stop(color: $0.color(), location: $0.maybe { $0.fraction() })
      }
      payload.stops = [Gradient.Stop(color: random.color())] + more
      payload.colorSpace = random.any(Gradient.ColorSpace.self)
      set(&payload, &random)
    }
  }

  private mutating func mesh() -> MeshGradient {
    with(MeshGradient()) { mesh, random in
      mesh.width = Int.random(in: 2...3, using: &random)
      mesh.height = Int.random(in: 2...3, using: &random)
      let count = mesh.width * mesh.height
      mesh.points = (0..<count).map { _ in random.point() }
      mesh.colors = (0..<count).map { _ in random.color() }
      mesh.background = random.color()
      mesh.smoothsColors = random.flip()
      mesh.colorSpace = random.any(Gradient.ColorSpace.self)
    }
  }

  private mutating func point() -> UnitPoint {
    flip() ? UnitPoint(x: 0, y: 0.5) : UnitPoint(x: number(), y: number())
  }

  mutating func font() -> Font {
    var font = Font()
    if flip() { font.style = any(Font.TextStyle.self) } else { font.size = maybe { $0.positive() } }
    guard flip() else { return font }
    font.width = maybe { $0.fontWidth() }
    font.monospacedDigit = flip()
    font.smallCaps = maybe { $0.any(Font.SmallCaps.self) }
    font.leading = any(Font.Leading.self)
    font.weight = maybe { $0.any(Font.Weight.self) }
    font.design = any(FontDesign.self)
    font.italic = flip()
    font.name = maybe { $0.name() }
    if font.name != nil, font.size != nil {
      font.relativeTo = maybe { $0.any(Font.TextStyle.self) }
    }
    return font
  }

  mutating func fontWidth() -> FontWidth {
    flip() ? .condensed : FontWidth(Double.random(in: -1...1, using: &self))
  }

  mutating func intent() -> Action.Intent {
    with(Action.Intent(type: name(), parameters: flip() ? object() : [:])) {
      guard $1.flip() else { return }
      $0.process = $1.any(Action.IntentProcess.self)
      $0.opensApp = $1.flip()
      $0.unassigned = $1.list(2) { $0.name() }
    }
  }

  mutating func extent() -> Extent { flip() ? .infinity : Extent(length()) }

  mutating func edges() -> EdgeSet { EdgeSet(rawValue: Int.random(in: 0...15, using: &self)) }

  mutating func insets() -> EdgeInsets {
    EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  mutating func path() -> Path {
    let rest = list(4) { source -> Path.Element in
      switch Int.random(in: 0..<5, using: &source) {
      case 0: .move(source.pathPoint())
      case 1: .line(source.pathPoint())
      case 2: .quadCurve(source.pathPoint(), control: source.pathPoint())
      case 3:
        .curve(
          source.pathPoint(), control1: source.pathPoint(), control2: source.pathPoint())
      default: .close
      }
    }
    return flip() ? Path() : Path([.move(pathPoint())] + rest)
  }

  private mutating func pathPoint() -> Point { Point(x: number(), y: number()) }

  mutating func shape() -> Shape {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: .rectangle(inked(Rectangle()))
    case 6:
      .unevenRoundedRectangle(
        inked(UnevenRoundedRectangle()) {
          $0.topLeading = $1.length()
          $0.topTrailing = $1.length()
          $0.bottomLeading = $1.length()
          $0.bottomTrailing = $1.length()
          $0.style = $1.any(RoundedCornerStyle.self)
        })
    case 1:
      .roundedRectangle(
        inked(RoundedRectangle()) {
          $0.cornerRadius = $1.length()
          $0.style = $1.any(RoundedCornerStyle.self)
        })
    case 2: .circle(inked(Circle()))
    case 3: .capsule(inked(Capsule()) { $0.style = $1.any(RoundedCornerStyle.self) })
    case 4: .ellipse(inked(Ellipse()))
    case 5: .containerRelative(inked(ContainerRelativeShape()))
    default:
      .path(
        inked(PathShape()) {
          $0.path = $1.path()
          $0.layoutDirectionBehavior = $1.any(LayoutDirectionBehavior.self)
        })
    }
  }

  private mutating func inked<Payload: ShapePayload>(
    _ payload: Payload, _ change: (inout Payload, inout RandomSource) -> Void = { _, _ in }
  ) -> Payload {
    var payload = payload
    change(&payload, &self)
    payload.modifiers = shapeModifiers(isInsettable: Payload.isInsettable)
    payload.painting.fill = maybe { $0.style() }
    payload.painting.fillStyle.isEOFilled = flip()
    payload.painting.fillStyle.isAntialiased = flip()
    if flip() {
      payload.painting.stroke = maybe { $0.stroke() }
    } else {
      payload.painting.strokeBorder = maybe { $0.stroke() }
    }
    return payload
  }

  /// Insets come first, if they are allowed.
  private mutating func shapeModifiers(isInsettable: Bool) -> [ShapeModifier] {
    guard flip() else { return [] }
    let insets: [ShapeModifier] = isInsettable && flip() ? [.inset(number())] : []
    return insets
      + list(3) { source in
        switch Int.random(in: 0..<6, using: &source) {
        case 0:
          .trim(
            source.with(Trim()) {
              $0.from = $1.fraction()
              $0.to = $1.fraction()
            })
        case 1:
          .offset(
            source.with(Offset()) {
              $0.x = $1.number()
              $0.y = $1.number()
            })
        case 2:
          .scale(
            source.with(ScaleEffect()) {
              $0.x = $1.number()
              $0.y = $1.number()
              $0.anchor = $1.point()
            })
        case 3:
          .rotation(
            source.with(RotationEffect()) {
              $0.degrees = $1.number()
              $0.anchor = $1.flip() ? UnitPoint() : $1.point()
            })
        case 4: .transform(source.with(AffineTransform()) { $0.c = $1.number() })
        default:
          .size(
            source.with(ShapeSize()) {
              $0.width = $1.length()
              $0.height = $1.length()
              $0.anchor = $1.point()
            })
        }
      }
  }

  private mutating func stroke() -> Stroke {
    var stroke = Stroke()
    stroke.style = style()
    stroke.lineWidth = length()
    stroke.lineCap = any(StrokeStyle.LineCap.self)
    stroke.lineJoin = any(StrokeStyle.LineJoin.self)
    stroke.miterLimit = flip() ? 10 : length()
    stroke.isAntialiased = flip()
    stroke.dash = flip() ? [] : [length(), 1]
    stroke.dashPhase = flip() ? 0 : length()
    return stroke
  }
}
