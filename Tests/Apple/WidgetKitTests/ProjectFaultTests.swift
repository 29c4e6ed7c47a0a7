import ActivityKit
import SwiftUI
import Testing
import VitrineCoding

@testable import VitrineWidgetRunner
@testable import WidgetKit

private struct TripAttributes: ActivityAttributes {
  enum Phase: String, Codable, Hashable { case boarding, flying }
  struct ContentState: Codable, Hashable {
    var phase: Phase
    var gate: String
    var minutes: Int
    var left: Date?
    var seats: [String]
  }
  var flight: String
}

private struct TripTint: Codable {
  var red: Double
  var progress: Float
  var steps: Int
}

private struct TripPreviews: PreviewProvider {
  static func state(_ minutes: Int) -> TripAttributes.ContentState {
    .init(phase: .flying, gate: "B", minutes: minutes, left: nil, seats: [])
  }
  static var previews: some View {
    let attributes = TripAttributes(flight: "LH 1")
    attributes.previewContext(state(1), viewKind: .content)
    attributes.previewContext(state(1), viewKind: .dynamicIsland(.compact))
    attributes.previewContext(state(2), isStale: true, viewKind: .content)
  }
}

/// A provider that never calls its completion handlers, as one that waits for a network.
private struct SilentProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepEntry { StepEntry(date: start, steps: 7) }
  func getSnapshot(in context: Context, completion: @escaping (StepEntry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<StepEntry>) -> Void) {}
}

/// A provider that calls its completion handlers on another thread, as one that loads data.
private struct LoadingProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepEntry { StepEntry(date: start) }
  func getSnapshot(in context: Context, completion: @escaping (StepEntry) -> Void) {
    later { completion(StepEntry(date: start, steps: 1)) }
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<StepEntry>) -> Void) {
    later { completion(Timeline(entries: [StepEntry(date: start, steps: 2)], policy: .never)) }
  }
  private func later(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.global().async { work() }
  }
}

/// Faults that were found in widgets of other projects.
@MainActor
struct ProjectFaultTests {
  private func archiver(patience: Double = 4, deploymentTarget: Double? = nil) -> WidgetArchiver {
    WidgetArchiver(
      makeArchiver().evaluator, patience: patience, deploymentTarget: deploymentTarget)
  }

  private func source(_ widget: WidgetDescription) throws -> any TimelineSource {
    guard case .timeline(let source) = widget.source else { throw WidgetFault("no timeline") }
    return source
  }

  @Test func `previews of providers give states without duplicates`() {
    let contexts = ProvidedPreview.all(of: TripPreviews.self)
      .compactMap { $0.context as? ActivityPreviewContext }
    #expect(contexts.count == 3)
    #expect(Set(contexts.map(\.state)).count == 2)
    #expect(contexts.allSatisfy { $0.attributesType == TripAttributes.self })
  }

  @Test func `sample states have the names of their fields`() throws {
    let state = try #require(SampleDecoder.value(TripAttributes.ContentState.self))
    #expect(state.gate == "gate" && state.minutes == 0 && state.phase == .boarding)
    #expect(state.left == nil && state.seats == [])
    #expect(SampleDecoder.value(TripAttributes.self)?.flight == "flight")
    // Black on black would be nothing, and so would a progress of zero.
    let tint = try #require(SampleDecoder.value(TripTint.self))
    #expect(tint.red == 0.5 && tint.progress == 0.5 && tint.steps == 0)
    // An enumeration with values is its first case; one without an end has no sample.
    enum Stop: Codable, Equatable { case gate(name: String, Int), arrived }
    struct Link: Codable { var rest: Chain }
    indirect enum Chain: Codable { case link(Link) }
    #expect(SampleDecoder.value([String: Stop].self) == [:])
    #expect(SampleDecoder.value(Stop.self) == .gate(name: "name", 0))
    if SampleDecoder.value(Chain.self) != nil { Issue.record("a chain has an end") }
  }

  @Test func `a provider that does not answer is skipped after a time limit`() async throws {
    let widget = described(
      StaticConfiguration(kind: "Silent", provider: SilentProvider()) { entry in
        Text(verbatim: "\(entry.steps)")
      })
    let archiver = archiver(patience: 0.05)
    let archive = try await archiver.archive(widget, try source(widget), in: .systemSmall)
    #expect(archive.entries.count == 1 && archive.preview != nil)
    #expect(archiver.evaluator.warnings.count == 2)
    // Its other families are not waited for as long.
    #expect(archiver.evaluator.hasWaitedInVain)
  }

  @Test func `a provider can answer from another thread`() async throws {
    let archive = try await archive(
      StaticConfiguration(kind: "Loading", provider: LoadingProvider()) { entry in
        Text(verbatim: "\(entry.steps)")
      }, .systemSmall)
    #expect(archive.entries.count == 1 && archive.reloadPolicy == .never)
  }

  @Test func `an entry of the past is archived with the date of the run`() async throws {
    let widget = StaticConfiguration(kind: "steps", provider: StepProvider()) { entry in
      Text("\(entry.steps)")
    }
    let late = try await StoppedClock.run(at: start + 60) {
      try await archive(widget, .systemSmall)
    }
    #expect(late.archived?.secondsSince1970 == 1_769_852_520)
    #expect(late.entries.first?.date.secondsSince1970 == 1_769_852_460)
    let punctual = try await StoppedClock.run(at: start) {
      try await archive(widget, .systemSmall)
    }
    #expect(punctual.archived == nil)
    let merged = ArchiveMerge.merge([punctual, late])
    #expect(merged?.archived?.secondsSince1970 == 1_769_852_520)
  }

  @Test(arguments: [(16.4, false, true), (17, false, false), (16.4, true, false)])
  func `a widget from before iOS 17 has no margins`(
    target: Double, hasBackground: Bool, isFilled: Bool
  ) async throws {
    let widget = described(
      StaticConfiguration(kind: "Old", provider: StepProvider()) { entry in
        if hasBackground {
          Text(verbatim: "a").containerBackground(.red, for: .widget)
        } else {
          Text(verbatim: "a")
        }
      })
    let archiver = archiver(deploymentTarget: target)
    let archive = try await archiver.archive(widget, try source(widget), in: .systemSmall)
    #expect(archive.contentMarginsDisabled == isFilled)
    #expect(archiver.evaluator.warnings.isEmpty != isFilled)
  }

  @Test(arguments: [(true, false), (false, true)])
  func `a widget without a background can be shown as iOS 17 shows it`(
    hasBackground: Bool, hasNotice: Bool
  ) async throws {
    let widget = described(
      StaticConfiguration(kind: "Old", provider: StepProvider()) { _ in
        if hasBackground {
          Text(verbatim: "a").containerBackground(.red, for: .widget)
        } else {
          Text(verbatim: "a")
        }
      })
    let archiver = WidgetArchiver(
      makeArchiver().evaluator, deploymentTarget: 16, showsBackgroundNotice: true)
    let archive = try await archiver.archive(widget, try source(widget), in: .systemSmall)
    let json = String(decoding: try ArchiveEncoder.encode(archive), as: UTF8.self)
    #expect(json.contains("Please adopt containerBackground API") == hasNotice)
    #expect(!archive.contentMarginsDisabled)
  }

  @Test func `bundles of modules that the program does not contain are ignored`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "p-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for bundle in ["App_Widget", "Other_Thing"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "\(bundle).resources/A.xcassets"),
        withIntermediateDirectories: true)
    }
    let program = folder.appending(path: "program")
    try Data("…$s6Widget4ViewV…".utf8).write(to: program)
    let resources = ResourceFolder(beside: program, and: [])
    let bundles = resources.catalogs.map { $0.deletingLastPathComponent().lastPathComponent }
    #expect(bundles == ["App_Widget.resources"])
  }

  @Test func `an empty label of a time interval differs from a missing one`() async throws {
    let span = start...(start + 60)
    let archive = try await archive(
      StaticConfiguration(kind: "Timer", provider: StepProvider()) { _ in
        SwiftUI.ProgressView(timerInterval: span) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
      }, .systemSmall)
    let json = String(decoding: try ArchiveEncoder.encode(archive), as: UTF8.self)
    #expect(json.contains("currentValueLabel"))
  }
}
