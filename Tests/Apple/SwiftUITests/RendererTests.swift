import SwiftUI
import Testing
import VitrineModel

/// Views that follow from where others are: drawn letters, anchors, and glass around several views.
@MainActor
struct RendererTests {
  /// Marks a run.
  private struct Mark: TextAttribute {}

  /// Draws every letter by itself, and notes what it is told.
  private final class Notes {
    var slices: [CGRect] = []
    var marked: [CGRect] = []
    var lines = 0
  }
  private struct LetterRenderer: TextRenderer {
    let notes: Notes
    func draw(layout: SwiftUI.Text.Layout, in ctx: inout GraphicsContext) {
      (notes.slices, notes.marked, notes.lines) = ([], [], layout.count)
      for run in layout.flatMap({ $0 }) {
        if run[Mark.self] != nil { notes.marked.append(run.typographicBounds.rect) }
        for letter in run {
          notes.slices.append(letter.typographicBounds.rect)
          ctx.draw(letter)
        }
      }
    }
  }

  @Test func `a renderer draws letters side by side, and reads the attributes of runs`() throws {
    let notes = Notes()
    let text = Text(verbatim: "ab") + Text(verbatim: "cd").customAttribute(Mark())
    let archived = try node(text.textRenderer(LetterRenderer(notes: notes)))
    #expect(archived.records.isEmpty)
    #expect(notes.lines == 1 && notes.slices.count == 4 && notes.marked.count == 1)
    for (left, right) in zip(notes.slices, notes.slices.dropFirst()) {
      #expect(abs(left.maxX - right.minX) < 0.001)
    }
    #expect(notes.marked.first?.minX == notes.slices[2].minX)
    #expect(notes.marked.first?.maxX == notes.slices[3].maxX)
    let drawn = "\(archived.node)"
    #expect(drawn.components(separatedBy: "clipShape").count - 1 == 4, "\(drawn)")
  }

  /// The bounds of the views inside, in order.
  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(
      value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]
    ) { value += nextValue() }
  }

  @Test func `an anchor is resolved in the space of the view that reads it`() throws {
    let view = HStack(spacing: 6) {
      ForEach(0..<2, id: \.self) { _ in
        Color.red.frame(width: 20, height: 10)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        let boxes = anchors.map { proxy[$0] }
        Text(verbatim: boxes.map { "\($0.minX) \($0.minY) \($0.width)" }.joined(separator: ", "))
      }
    }
    let archived = try node(view.padding(17))
    #expect("\(archived.node)".contains("0.0 0.0 20.0, 26.0 0.0 20.0"), "\(archived.node)")
    #expect(archived.records.isEmpty)
  }

  private struct GlassRow: SwiftUI.View {
    @Namespace private var space
    var body: some SwiftUI.View {
      GlassEffectContainer {
        HStack(spacing: 10) {
          ForEach(0..<3, id: \.self) { index in
            Color.clear.frame(width: 20, height: 20).glassEffect()
              .glassEffectUnion(id: index < 2, namespace: space)
          }
        }
      }
    }
  }

  @Test func `glass of one union is one shape around all of its views`() throws {
    let archived = try node(GlassRow())
    let widths = archived.node.frames.filter { $0.height == 20 && $0.width != 20 }.compactMap(
      \.width)
    #expect(widths == [50], "\(archived.node)")
  }
}

extension ViewNode {
  /// All frames with a size of the view, of its layers and of the views inside.
  fileprivate var frames: [Frame] {
    let own = modifiers.flatMap { modifier -> [Frame] in
      switch modifier {
      case .frame(let frame): [frame]
      case .background(let layer), .overlay(let layer): layer.content?.frames ?? []
      default: []
      }
    }
    let inner: [ViewNode] =
      switch content {
      case .group(let group): group.children
      case .zStack(let stack): stack.children
      case .hStack(let stack): stack.children
      default: []
      }
    return own + inner.flatMap(\.frames)
  }
}
