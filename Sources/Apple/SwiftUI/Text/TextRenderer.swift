internal import VitrineCoding
internal import VitrineGeometry
internal import VitrineModel

/// A type that draws the lines of texts.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of the text for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The room around the text in which is drawn, which is not limited here.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// No room around the text.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text for a renderer that chooses its size.
public struct TextProxy {
  let node: ViewNode
  let context: LoweringContext

  /// The size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(context.dimensions(of: node, in: proposal.archived).size)
  }
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

nonisolated extension View {
  /// Sets the renderer of the texts in the view.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    // Renderers are used only on the main actor.
    nonisolated(unsafe) let renderer = renderer
    return transformEnvironment { $0[TextRendererKey.self] = renderer }
  }
}

extension Text {
  /// The text as a renderer draws it; `nil` without a renderer.
  @MainActor func rendered(_ context: LoweringContext) -> [ViewNode]? {
    guard let renderer = context.environment[TextRendererKey.self], context.measuresContainers
    else {
      return nil
    }
    let (name, box, inner) = context.requestMeasurement()
    var text = run(context)
    let proxy = TextProxy(node: text, context: context)
    guard let box else { return [context.measured(text, name)] }
    let proposal = SwiftUI.ProposedViewSize(CGSize(box.size))
    let (own, chosen) = (
      proxy.sizeThatFits(proposal), renderer.sizeThatFits(proposal: proposal, text: proxy)
    )
    let layout = Layout(
      text: context.lines(of: text, in: box.size), node: text, attributes: attributeLists)
    var graphics = GraphicsContext(inner)
    renderer.draw(layout: layout, in: &graphics)
    text.modifiers.append(.hidden(true))
    if own != chosen {
      text.modifiers.append(.frame(chosen))
    }
    let drawn = graphics.drawing.nodes
    if !drawn.isEmpty {
      text.modifiers.append(.overlay(.stacked(drawn, alignment: .topLeading)))
    }
    return [context.measured(text, name)]
  }
}

extension LoweringContext {
  fileprivate func lines(of text: ViewNode, in size: VitrineGeometry.Size) -> MeasuredText {
    let proposal = VitrineGeometry.ProposedViewSize(size)
    return measuring(text.withRunBackgrounds) { layout, whole throws(ArchiveError) in
      try layout.lines(of: whole, in: proposal, on: pass.surface)
    } ?? MeasuredText()
  }
}

extension ViewNode {
  /// The text with a clear background for each run, by which the runs are measured.
  fileprivate var withRunBackgrounds: ViewNode {
    guard case .text(let text) = content else { return self }
    let clear = Modifier.background(Layer(style: .color(.system(.clear))))
    var whole = VitrineModel.Text()
    whole.runs = (text.runs ?? [ViewNode(content)]).map { run in
      [run].modified(by: [clear])[0]
    }
    var node = self
    node.content = .text(whole)
    return node
  }
}

extension Modifier {
  /// A frame of a size, from its top left corner.
  fileprivate static func frame(_ size: CGSize) -> Modifier {
    var frame = Frame()
    (frame.width, frame.height) = (Double(size.width), Double(size.height))
    frame.alignment = Alignment.topLeading.archived
    return .frame(frame)
  }
}

extension GraphicsContext {
  /// Draws a line of text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    // Nothing is beside a line, so that letters may extend beyond it.
    let rect = line.typographicBounds.rect
    draw(line.layout, rect.insetBy(dx: -rect.height / 2, dy: 0))
  }
  /// Draws a run of text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.line.layout, run.typographicBounds.rect)
  }
  /// Draws glyphs of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.run.line.layout, slice.typographicBounds.rect)
  }

  /// Draws the part of a text in a rectangle, so that glyphs are where the text has them.
  ///
  /// A letter that extends beyond its advance is cut off there.
  private func draw(_ layout: Text.Layout, _ part: CGRect) {
    let whole = CGRect(origin: .zero, size: CGSize(layout.text.size))
    var clip = PathShape()
    clip.path = Path(part).archived
    var text = layout.node
    text.modifiers += [.frame(whole.size), .clipShape(.path(clip))]
    place(text, in: whole)
  }
}
