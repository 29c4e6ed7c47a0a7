import Foundation
import Testing
import VitrineWidgetRunner
import WidgetKit

@testable import VitrineWidgetTesting

/// A view that prints the conditions that it reads.
private struct ConditionsView: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.displayScale) private var scale

  var body: some View {
    VStack {
      Text(verbatim: "locale \(locale.identifier) \(1234.5.formatted())")
      Text(verbatim: "timeZone \(timeZone.identifier)")
      Text(verbatim: "date \(Int(Date().timeIntervalSince1970))")
      Text(verbatim: "margins \(margins.top)")
      Text(verbatim: "scale \(Double(scale))")
    }
    .containerBackground(.white, for: .widget)
  }
}

/// A view that asks UIKit for the device.
private struct DeviceView: View {
  var body: some View {
    let (screen, device) = (UIScreen.main, UIDevice.current)
    Text(
      verbatim: "\(device.model) \(device.systemName) \(device.systemVersion) "
        + "\(screen.bounds.width)×\(screen.nativeBounds.height) @\(screen.scale)"
    )
    .containerBackground(.white, for: .widget)
  }
}

/// Tests take as many archives as the values of their pictures need.
@MainActor
@Suite("Archives of assertions", .serialized)
struct EvaluatedFilesTests {
  /// The text of the archive for each picture of a view, and the number of runs of its code.
  private func archives(
    _ view: some View, in setting: WidgetSetting = WidgetSetting(),
    _ vary: (inout RequestAxes) -> Void
  ) async throws -> (texts: [String], count: Int) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var axes = RequestAxes()
    axes.families = [.systemSmall]
    axes.scale = [2]
    vary(&axes)
    let files = try await EvaluatedFiles(
      axes, in: setting, families: [.systemSmall], folder: folder
    ) { options, place in
      try await InProcessRunner.archive(view, named: "view", options, into: place)
    }
    let widget = try #require(files.widgets.first)
    let texts = try widget.pictures.map { picture in
      let archive = try #require(widget.archives.archive(for: picture))
      return try String(contentsOfFile: archive.file, encoding: .utf8)
    }
    return (texts, files.count)
  }

  @Test("each language has its own words and numbers")
  func languages() async throws {
    let (texts, count) = try await archives(ConditionsView()) {
      $0.locale = ["en_US", "de_DE"]
      $0.colorScheme = [.light, .dark]
    }
    #expect(count == 2)
    #expect(texts.count { $0.contains("locale de_DE 1.234,5") } == 2)
    #expect(texts.count { $0.contains("locale en_US 1,234.5") } == 2)
  }

  @Test("code sees the date, time zone, version of the system and scale of a picture")
  func values() async throws {
    let (texts, count) = try await archives(ConditionsView()) {
      $0.timeZone = ["Asia/Tokyo"]
      $0.design = [.ios18]
      $0.date = [ArchiveDate("2025-01-01T00:00:00Z")]
      $0.scale = [1]
    }
    #expect(count == 1)
    for line in ["timeZone Asia/Tokyo", "margins 16.0", "date 1735689600", "scale 1.0"] {
      #expect(texts[0].contains(line), "\(line)")
    }
  }

  @Test("code that reads no size runs once for all devices")
  func devices() async throws {
    let all: (inout RequestAxes) -> Void = { axes in
      axes.device = [Device.named("iPhone 16"), Device.named("iPhone 16 Pro Max")]
      axes.design = [.ios18, .ios26]
    }
    #expect(try await archives(Text(verbatim: "plain"), all).count == 1)
    #expect(try await archives(ConditionsView(), all).count > 1)
  }

  @Test("UIKit describes the device and the version of the system that are drawn")
  func uikit() async throws {
    let (texts, count) = try await archives(DeviceView()) { axes in
      axes.device = ["iPhone 16", "iPhone 16 Pro Max", "iPad mini 8.3-inch"].map(Device.named)
      axes.design = [.ios17, .ios18, .ios26]
    }
    #expect(count == 9)
    let devices = [
      ("iPhone iOS", "393.0×2556.0 @3.0"), ("iPhone iOS", "440.0×2868.0 @3.0"),
      ("iPad iPadOS", "744.0×2266.0 @2.0"),
    ]
    let wanted = devices.flatMap { names, screen in
      ["17.5", "18.5", "26.5"].map { "\(names) \($0) \(screen)" }
    }
    #expect(wanted.allSatisfy { line in texts.count { $0.contains(line) } == 1 }, "\(texts)")
  }

  @Test("values of the setting are those of the pictures")
  func setting() async throws {
    let setting = WidgetSetting(locale: Locale(identifier: "de_DE"))
    let (texts, count) = try await archives(ConditionsView(), in: setting) { _ in }
    #expect(count == 1 && texts.count == 1)
    #expect(texts[0].contains("locale de_DE 1.234,5"))
  }
}
