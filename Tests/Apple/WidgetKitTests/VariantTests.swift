import SwiftUI
import Testing
import VitrineArchive
import VitrineCoding
import VitrineDevices
import VitrineModel

@testable import VitrineWidgetRunner
@testable import WidgetKit

@MainActor
struct VariantTests {
  private struct SchemeView: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
  }

  private struct ModeView: View {
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.isLuminanceReduced) private var isReduced
    var body: some View {
      if mode == .vibrant {
        Text(verbatim: isReduced ? "dim" : "vibrant")
      } else {
        Text(verbatim: "plain")
      }
    }
  }

  private struct SecretView: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View {
      Text(verbatim: reasons.contains(.privacy) ? "hidden" : "shown")
    }
  }

  private func variants(_ view: some View) async throws -> [VariantView.Variant] {
    let archive = try await archive(
      StaticConfiguration(kind: "k", provider: StepProvider()) { _ in view }, .systemSmall)
    return archive.entries[0].views[.systemSmall]?.variants ?? []
  }

  private func text(_ variant: VariantView.Variant) -> String? {
    if case .text(let text) = variant.view.content { text.content } else { nil }
  }

  private struct SizeView: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.levelOfDetail) private var detail
    var body: some View {
      if size.isAccessibilitySize {
        Text(verbatim: "large")
      } else {
        Text(verbatim: detail == .simplified ? "far" : "near")
      }
    }
  }

  @Test func `a view that reads the text size and the level of detail is evaluated under each`()
    async throws
  {
    let variants = try await variants(SizeView())
    // Most conditions select the view for accessibility sizes, so it is the one without conditions.
    #expect(variants.first.map(text) == "large" && variants.first?.dynamicTypeSize == nil)
    let usual = Set(DynamicTypeSize.allCases.filter { !$0.isAccessibility })
    for (name, detail) in [("near", LevelOfDetail.default), ("far", .simplified)] {
      let found = variants.filter { text($0) == name }
      #expect(Set(found.compactMap(\.dynamicTypeSize)) == usual)
      #expect(found.allSatisfy { $0.levelOfDetail == detail })
    }
  }

  private struct MetricView: View {
    @ScaledMetric private var side = 10.0
    var body: some View { Color.red.frame(width: side) }
  }

  @Test func `a length that grows with the text size is archived for each`() async throws {
    let variants = try await variants(MetricView())
    #expect(variants.count == DynamicTypeSize.allCases.count)
  }

  @Test func `a view that reads nothing has one variant`() async throws {
    let variants = try await variants(Text(verbatim: "same"))
    #expect(variants.count == 1 && text(variants[0]) == "same")
  }

  @Test func `a view that reads the colour scheme has one more`() async throws {
    let variants = try await variants(SchemeView())
    #expect(variants.map(text) == ["light", "dark"])
    #expect(variants.map(\.colorScheme) == [nil, .dark])
    #expect(variants.allSatisfy { $0.renderingMode == nil && $0.state == nil })
  }

  @Test func `conditions inside conditions are found`() async throws {
    let variants = try await variants(ModeView())
    #expect(variants.map(text) == ["plain", "vibrant", "dim"])
    #expect(variants.map(\.renderingMode) == [nil, .vibrant, .vibrant])
    #expect(variants.map(\.isLuminanceReduced) == [nil, false, true])
  }

  @Test func `a locked device has its own variant`() async throws {
    let variants = try await variants(SecretView())
    #expect(variants.map(text) == ["shown", "hidden"])
    #expect(variants.map(\.state) == [nil, .locked])
  }

  @Test func `families are merged by date, and the last entry stays current`() throws {
    func part(_ family: VitrineDevices.WidgetFamily, _ dates: [Double]) -> WidgetArchive {
      var archive = WidgetArchive()
      archive.entries = dates.map { date in
        var entry = Entry()
        entry.date = ArchiveDate(secondsSince1970: date)
        let text = VitrineModel.Text("\(family.rawValue) \(Int(date))")
        entry.views.byFamily[family] = VariantView(ViewNode(.text(text)))
        return entry
      }
      return archive
    }
    let merged = try #require(
      ArchiveMerge.merge([part(.systemSmall, [0, 60]), part(.systemLarge, [0, 90])]))
    let texts = merged.entries.map { entry in
      [VitrineDevices.WidgetFamily.systemSmall, .systemLarge].map { family in
        entry.views[family].flatMap { text($0.variants[0]) }
      }
    }
    #expect(
      texts == [
        ["systemSmall 0", "systemLarge 0"], ["systemSmall 60", "systemLarge 0"],
        ["systemSmall 60", "systemLarge 90"],
      ])
  }
}
