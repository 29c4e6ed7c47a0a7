import Foundation
import Testing
import VitrineCoding
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

/// Ways of nesting a view in another one.
enum Nesting: String, CaseIterable, Sendable {
  case vStack, hStack, rowsOfColumns, baselineRows, zStack, group, button, label, toggle
  case borderedButton, gauge, circularGauge, progressView, chart
  case padding, frame, bounds, opacity, font, aspectRatio, fixedSize, overlay, background
  case grid, lazyVStack, lazyVGrid, viewThatFits, position, zIndex, gridCell
  case alignmentGuide, customGuide, containerFrame, ignoresSafeArea, safeAreaPadding, safeAreaInset

  /// The number of levels of one step.
  var levels: Int {
    switch self {
    // The styles are further modifiers.
    case .borderedButton, .chart: 5
    case .grid, .gauge, .circularGauge: 4
    case .button, .toggle, .progressView, .lazyVGrid: 3
    case .overlay, .background, .rowsOfColumns, .lazyVStack, .viewThatFits, .safeAreaInset: 2
    default: 1
    }
  }

  /// A view with one step around it.
  func around(_ view: ViewNode) -> ViewNode {
    switch self {
    case .vStack: VitrineTestSupport.vStack(view, color())
    case .hStack: VitrineTestSupport.hStack(view, color())
    case .rowsOfColumns: VitrineTestSupport.hStack(VitrineTestSupport.vStack(view, color()))
    case .baselineRows:
      VitrineTestSupport.hStack(view, color(), alignment: .firstTextBaseline)
    case .zStack: VitrineTestSupport.zStack(view, color())
    case .group: VitrineTestSupport.group(view)
    case .button: VitrineTestSupport.button(view)
    case .borderedButton: circle(VitrineTestSupport.button(view))
    case .gauge, .circularGauge: gauge(view)
    case .progressView: progress(view)
    case .chart: chart(view)
    case .label: VitrineTestSupport.label(view)
    case .toggle: VitrineTestSupport.toggle(view)
    case .padding: view.with(.padding(Padding()))
    case .frame: view.frame(10, nil)
    case .bounds: view.bounds { $0.maxWidth = .infinity }
    case .opacity: view.with(.opacity(0.5))
    case .font: view.with(.bold(true))
    case .aspectRatio: view.with(.aspectRatio(AspectRatio(contentMode: .fit)))
    case .fixedSize: view.with(.fixedSize(FixedSize()))
    case .grid: VitrineTestSupport.grid([view, color()])
    case .lazyVStack: VitrineTestSupport.lazyVStack(view, color())
    case .lazyVGrid: VitrineTestSupport.lazyVGrid([GridItem()], view, color())
    case .viewThatFits: VitrineTestSupport.viewThatFits(view, color())
    case .position: view.with(.position(Position()))
    case .zIndex: view.with(.zIndex(1))
    case .gridCell: view.with(.gridCellColumns(2))
    case .alignmentGuide: guided(view, nil)
    case .customGuide:
      VitrineTestSupport.hStack(view, color(), alignment: .custom("line", default: .top))
    case .containerFrame: view.with(.containerRelativeFrame(ContainerRelativeFrame()))
    case .ignoresSafeArea: view.with(.ignoresSafeArea(SafeAreaExtension()))
    case .safeAreaPadding: view.with(.safeAreaPadding(Padding()))
    case .safeAreaInset: color().with(.safeAreaInset(inset(view)))
    case .overlay: color().overlay(view)
    case .background: color().background(view)
    }
  }

  private func chart(_ view: ViewNode) -> ViewNode {
    var chart = Chart()
    var mark = ChartMark(.point)
    (mark.x, mark.y) = (ChartValue(1), ChartValue(1))
    var annotation = ChartAnnotation()
    annotation.content = view
    mark.annotations = [annotation]
    chart.marks = [mark]
    (chart.xAxis.visibility, chart.yAxis.visibility) = (.hidden, .hidden)
    return ViewNode(.chart(chart))
  }

  private func circle(_ button: ViewNode) -> ViewNode {
    var shape = ButtonBorderShape()
    shape.form = .circle
    return button.with(.buttonStyle(.bordered), .buttonBorderShape(shape))
  }

  private func gauge(_ view: ViewNode) -> ViewNode {
    var gauge = Gauge()
    gauge.currentValueLabel = view
    let isCircular = self == .circularGauge
    return ViewNode(.gauge(gauge)).with(.gaugeStyle(isCircular ? .accessoryCircular : .automatic))
  }

  private func progress(_ view: ViewNode) -> ViewNode {
    var progress = ProgressView()
    progress.value = 1
    progress.label = view
    return ViewNode(.progressView(progress))
  }

  private func guided(_ view: ViewNode, _ name: String?) -> ViewNode {
    var guide = AlignmentGuide()
    guide.vertical = name.map { .custom($0, default: .top) } ?? .center
    guide.relativeTo = name == nil ? .center : nil
    return view.with(.alignmentGuide(guide))
  }

  private func inset(_ view: ViewNode) -> SafeAreaInset {
    var inset = SafeAreaInset()
    inset.content = view
    return inset
  }

  /// A text with as many levels around it as the limit allows.
  func deepest(beyond: Int = 0) -> ViewNode {
    // The innermost view is a level too, and so is its guide.
    let inner = self == .customGuide ? 2 : 1
    let core = self == .customGuide ? guided(text("deep"), "line") : text("deep")
    return (0..<(Resolver.depthLimit - inner) / levels + beyond).reduce(core) { view, _ in
      around(view)
    }
  }
}

struct DepthTests {
  /// The default stack size of threads on some systems, in bytes.
  private static let smallStack = 512 << 10

  @Test(
    "views and modifiers nested to the limit fit into half a megabyte of stack",
    arguments: Nesting.allCases)
  func deep(_ nesting: Nesting) async {
    let items = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: try? layout(nesting.deepest()).makeDisplayList().items.count)
      }
      thread.stackSize = DepthTests.smallStack * Sanitizer.memoryFactor
      thread.start()
    }
    #expect(items != nil)
  }

  @Test("a view that is nested too deeply is rejected with its path", arguments: Nesting.allCases)
  func tooDeep(_ nesting: Nesting) throws {
    let error = try #require(throws: ArchiveError.self) {
      try layout(nesting.deepest(beyond: 4))
    }
    let found = Resolver.depthLimit
    guard case .limitExceeded(.layoutDepth, let depth, found) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(depth > found)
    #expect(error.path?.steps.isEmpty == false)
  }
}
