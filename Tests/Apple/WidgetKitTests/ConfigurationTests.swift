import SwiftUI
import Testing
import VitrineArchive
import VitrineCoding
import VitrineFoundation
import VitrineModel

@testable import VitrineWidgetRunner
@testable import WidgetKit

@MainActor
struct ConfigurationTests {
  @Test func `modifiers of a configuration are collected`() {
    let description = described(
      StaticConfiguration(kind: "steps", provider: StepProvider()) { Text("\($0.steps)") }
        .configurationDisplayName("Steps")
        .description("Counts \("all") steps.")
        .supportedFamilies([.systemSmall, .accessoryInline])
        .disfavoredLocations([.lockScreen, .standby], for: [.systemSmall])
        .containerBackgroundRemovable(false)
        .contentMarginsDisabled())
    #expect(description.kind == "steps")
    #expect(description.displayName == "Steps")
    #expect(description.description == "Counts all steps.")
    #expect(description.families == [.systemSmall, .accessoryInline])
    #expect(
      description.disfavoredLocations == [
        DisfavoredLocation(.lockScreen, for: [.systemSmall]),
        DisfavoredLocation(.standBy, for: [.systemSmall]),
      ])
    #expect(!description.containerBackgroundRemovable && description.contentMarginsDisabled)
  }

  @Test func `a widget that supports no family is drawn in all families of the platform`() {
    let hidden = described(
      StaticConfiguration(kind: "steps", provider: StepProvider()) { Text("\($0.steps)") }
        .supportedFamilies([]))
    var plain = hidden
    plain.families = nil
    #expect(RunnerOptions().families(of: hidden) == RunnerOptions().families(of: plain))
  }

  @Test func `names in the gallery come from the string tables`() {
    var name = LocalizedString()
    name.value = "All steps"
    // Nothing else runs on the main actor in between.
    LocalizedStrings.use(
      ["en": ["Localizable": ["gallery.steps": name]]], developmentLanguage: "en")
    defer { LocalizedStrings.use([:], developmentLanguage: "en") }
    let description = described(
      StaticConfiguration(kind: "steps", provider: StepProvider()) { Text("\($0.steps)") }
        .configurationDisplayName(Text("gallery.steps", comment: "a name"))
        .description("gallery.other"))
    #expect(description.displayName == "All steps")
    #expect(description.description == "gallery.other")
  }

  @Test func `a timeline becomes entries, a preview and a placeholder`() async throws {
    let archive = try await archive(
      StaticConfiguration(kind: "steps", provider: StepProvider()) { Text("\($0.steps) steps") },
      .systemSmall)
    let texts = archive.entries.map { $0.views[.systemSmall]?.variants.map(\.view.content) }
    #expect(texts == [[content("10 steps")], [content("20 steps")]])
    #expect(archive.entries.map(\.date.secondsSince1970) == [1_769_852_460, 1_769_856_060])
    #expect(archive.entries[0].relevance?.score == 0.5)
    #expect(archive.preview?.views[.systemSmall]?.variants[0].view.content == content("1000 steps"))
    #expect(archive.placeholder?.views[.systemSmall] != nil)
    #expect(archive.reloadPolicy == .after(ArchiveDate(secondsSince1970: 1_769_859_660)))
  }

  /// Interpolated numbers are placeholders of a key.
  private func content(_ text: String) -> VitrineModel.Content {
    var localized = LocalizedText("%lld steps")
    var argument = LocalizedArgument()
    argument.number = text.split(separator: " ").first.flatMap { Double($0).map { TextNumber($0) } }
    localized.arguments = [argument]
    var content = VitrineModel.Text()
    content.localized = localized
    return .text(content)
  }

  @Test func `members of a bundle keep their order`() {
    let members = StepsBundle<First, Second, Switch>().body.members
    #expect(members.map(\.kind) == ["first", "second", "switch"])
    #expect(SameWidget<First>().members.map(\.kind) == ["first"])
  }

  private struct First: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "first", provider: StepProvider()) { _ in Text("1") }
    }
  }

  private struct Second: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "second", provider: StepProvider()) { _ in Text("2") }
    }
  }

  private struct Switch: WidgetKit.ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "switch") { EmptyControlWidgetTemplate() }
    }
  }
}
