import SwiftUI
import Testing
import VitrineCoding

@testable import VitrineWidgetRunner
@testable import WidgetKit

/// A view that sets its state when it appears, around one that loads in a task.
private struct LateView: SwiftUI.View {
  @State private var title = "empty"
  @StateObject private var model = LateModel()
  var body: some SwiftUI.View {
    VStack {
      Text(verbatim: "title: \(title)")
      Text(verbatim: "runs: \(model.runs)")
      LoadedView()
      if title == "full" { LoadedView() }
    }
    .onAppear {
      title = "full"
      model.runs += 1
    }
  }
}

private final class LateModel: ObservableObject {
  var runs = 0
}

private struct LoadedView: SwiftUI.View {
  @State private var count = 0
  var body: some SwiftUI.View {
    Text(verbatim: "count: \(count)").task {
      await Task.yield()
      count += 1
    }
  }
}

@MainActor
struct AppearTests {
  private func texts(runsAppearActions: Bool) async throws -> (String, [String]) {
    let surface = ViewEvaluator.Surface(
      device: nil, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let evaluator = ViewEvaluator(
      surface: surface, layout: LayoutMeasurer(), runsAppearActions: runsAppearActions,
      hasString: { _, _ in false })
    let widget = described(
      StaticConfiguration(kind: "Late", provider: StepProvider()) { _ in LateView() })
    guard case .timeline(let source) = widget.source else { throw WidgetFault("no timeline") }
    let archive = try await WidgetArchiver(evaluator).archive(widget, source, in: .systemSmall)
    let json = String(decoding: try ArchiveEncoder.encode(archive), as: UTF8.self)
    return (json, evaluator.records.map(\.name))
  }

  @Test func `actions of appearing views are reported, and not performed`() async throws {
    let (json, names) = try await texts(runsAppearActions: false)
    #expect(json.contains("title: empty") && json.contains("count: 0"))
    #expect(!json.contains("title: full"))
    #expect(Set(names) == ["onAppear", "task"])
  }

  @Test func `actions of views that appear run once on request`() async throws {
    let (json, names) = try await texts(runsAppearActions: true)
    #expect(json.contains("title: full") && !json.contains("title: empty"))
    #expect(json.contains("runs: 1") && !json.contains("runs: 2"))
    // The view that appeared as a result has performed its own actions as well.
    #expect(!json.contains("count: 0") && !json.contains("count: 2"))
    #expect(names.isEmpty)
  }
}

/// The tallest of the views.
private struct HeightKey: SwiftUI.PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// A view whose state follows from its size, from preferences, and from its other state.
private struct ObservingView: SwiftUI.View {
  @State private var width: CGFloat = 0
  @State private var height: CGFloat = 0
  @State private var doubled: CGFloat = 0
  @State private var first = 0
  var body: some SwiftUI.View {
    VStack {
      Color.red.frame(width: 40, height: 30)
        .background {
          GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        .onPreferenceChange(HeightKey.self) { height = $0 }
        .onChange(of: width) { doubled = width * 2 }
        .onChange(of: 1, initial: true) { first += 1 }
      Text(verbatim: "\(width) \(height) \(doubled) \(first)")
    }
  }
}

extension AppearTests {
  @Test func `changes of values, sizes and preferences are acted on once`() async throws {
    let views = AppearedViews()
    var inputs = ArchiveInputs(
      environment: SwiftUI.EnvironmentValues(), size: .init(width: 200, height: 200),
      margins: .zero)
    inputs.appeared = views
    var json = ""
    for _ in 0..<6 {
      let node = try archive(ObservingView(), in: inputs, layout: LayoutMeasurer()).node
      json = JSONValue(encoding: node).dumpText
      #expect(await views.act().isEmpty)
    }
    #expect(json.contains("40.0 30.0 80.0 1"), "\(json)")
  }
}
