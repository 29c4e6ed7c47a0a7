import Foundation
import Testing
import Vitrine

@testable import VitrineDevices
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineModel

@Suite("Asset catalogues")
struct CatalogTests {
  private func write(_ files: [String: String], _ body: (String) throws -> Void) throws {
    try Sample.withFolder { folder in
      for (name, text) in files {
        let url = URL(filePath: folder + "/A.xcassets/" + name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (text == "png" ? Data(Sample.png) : Data(text.utf8)).write(to: url)
      }
      try body(folder)
    }
  }

  private func render(
    _ view: String, in folder: String, catalog: String = "A.xcassets",
    _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> LaidOutWidget {
    let json = Sample.json(
      #"{"zStack": {"children": [\#(view)]}, "modifiers": [{"containerBackground": "white"}]}"#,
      rest: #", "assetCatalogs": ["\#(catalog)"]"#)
    var request = RenderRequest(family: .systemSmall)
    change(&request)
    return try Renderer().layOut(Sample.document(json, folder: folder), request)
  }

  private func image(_ name: String) -> String { #"{"image": {"name": "\#(name)"}}"# }

  private func set(_ entries: String) -> String {
    #"{"images": [\#(entries)], "info": {"version": 1}}"#
  }

  @Test("the nearest available scale and idiom is used")
  func scales() throws {
    let files = [
      "a.imageset/Contents.json": set(
        """
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "a.png"},
        {"idiom": "mac", "scale": "1x", "filename": "none.png"},
        {"idiom": "ipad", "scale": "1x", "filename": "b.png"}
        """), "a.imageset/a.png": "png", "a.imageset/b.png": "png",
      "b.imageset/Contents.json": set(#"{"idiom": "universal"}"#),
    ]
    try write(files) { folder in
      func side(_ change: (inout RenderRequest) -> Void) throws -> Double? {
        try render(image("a"), in: folder, change).frames.first("Image \"a\"")?.frame.width
      }
      #expect(try side { $0.scale = 1 } == 4)
      #expect(try side { $0.scale = 3 } == 4)
      #expect(try side { $0.device = Device.named("iPad Pro 11-inch") } == 8)
      let empty = try render(image("b"), in: folder)
      #expect(empty.warnings.contains { $0.message.contains("'b': not in the archive") })
    }
  }

  @Test("a comma after the last value and the name of the file are accepted, as by Xcode and UIKit")
  func lenience() throws {
    let files = [
      "lake.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "a,].png"},], "info": {"version": 1,},}"#,
      "lake.imageset/a,].png": "png",
    ]
    try write(files) { folder in
      for (name, isKnown) in [("lake", true), ("lake.JPG", true), ("lake.txt", false)] {
        let rendering = try render(image(name), in: folder)
        #expect(rendering.warnings.isEmpty == isKnown, "\(name)")
      }
    }
  }

  @Test("a folder is a namespace only if its Contents.json says so")
  func namespaces() throws {
    let entry = set(#"{"idiom": "universal", "filename": "a.png"}"#)
    let files = [
      "Plain/x.imageset/Contents.json": entry, "Plain/x.imageset/a.png": "png",
      "Own/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Own/In/y.imageset/Contents.json": entry, "Own/In/y.imageset/a.png": "png",
      "App.appiconset/Contents.json": "not read",
    ]
    try write(files) { folder in
      for (name, isKnown) in [("x", true), ("Own/y", true), ("y", false)] {
        let rendering = try render(image(name), in: folder)
        #expect(rendering.warnings.isEmpty == isKnown, "\(name)")
      }
    }
  }

  private func color(_ entries: String) -> [String: String] {
    ["c.colorset/Contents.json": #"{"colors": [\#(entries)]}"#]
  }

  private func resolved(
    _ entries: String, _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> ResolvedColor? {
    var found: ResolvedColor?
    try write(color(entries)) { folder in
      let rendering = try render(#"{"color": {"named": "c"}}"#, in: folder, change)
      found = rendering.displayList.items.flatMap(\.all).compactMap(\.color).last
    }
    return found
  }

  @Test("components are read in every notation and colour space")
  func components() throws {
    func color(_ space: String, _ components: String) throws -> String? {
      try resolved(
        #"{"color": {"color-space": "\#(space)", "components": {\#(components)}}}"#)?.dumpText
    }
    let half = #""red": "0x80", "green": "128", "blue": "0.502", "alpha": "0.500""#
    #expect(try color("srgb", half) == "#808080/0.5")
    #expect(try color("srgb", #""red": "1.000", "green": 0, "blue": 1"#) == "#FF00FF")
    #expect(try color("display-p3", #""red": "1.0", "green": "0", "blue": "0""#) == "#FF0000")
    #expect(
      try color("display-p3", #""red": "0.784", "green": "0.235", "blue": "0.157""#) == "#D92A17")
    #expect(
      try color("extended-linear-srgb", #""red": "0.5", "green": "2.0", "blue": "-1.0""#)
        == "#BCFF00")
    #expect(try color("extended-gray", #""white": "0.5", "alpha": "1.0""#) == "#808080")
  }

  @Test("dark, high-contrast and system colours are read")
  func appearances() throws {
    func entry(_ name: String, _ appearances: String) -> String {
      #"{"color": {"reference": "\#(name)"}, "appearances": [\#(appearances)]}"#
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let entries = [
      entry("systemRedColor", ""), entry("systemGreenColor", dark),
      entry("systemBlueColor", high), entry("labelColor", dark + "," + high),
    ].joined(separator: ",")
    func row(
      _ name: SystemColor, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> ResolvedColor {
      var environment = EnvironmentValues()
      (environment.colorScheme, environment.colorSchemeContrast) = (scheme, contrast)
      return Color.system(name).resolved(in: environment)
    }
    // Catalogues contain previous names of UIKit.
    #expect(
      try resolved(entry("groupTableViewBackgroundColor", ""))
        == row(.systemGroupedBackground, .light))
    #expect(try resolved(entries) == row(.red, .light))
    #expect(try resolved(entries) { $0.colorScheme = .dark } == row(.green, .dark))
    #expect(
      try resolved(entries) { $0.colorSchemeContrast = .increased }
        == row(.blue, .light, .increased))
    let both = try resolved(entries) {
      $0.colorScheme = .dark
      $0.colorSchemeContrast = .increased
    }
    #expect(both == row(.label, .dark, .increased))
  }

  @Test("an error in a set is reported with file and key, and affects only that set")
  func faults() throws {
    let image = [
      "b.imageset/Contents.json": self.set(#"{"filename": "b.png"}"#), "b.imageset/b.png": "png",
    ]
    func fault(_ files: [String: String]) throws -> String? {
      var text: String?
      let all = files.merging(color(#"{"color": {"reference": "labelColor"}}"#)) { own, _ in own }
        .merging(image) { own, _ in own }
      try write(all) { folder in
        let view = try render(self.image("b"), in: folder)
        #expect(view.frames.first("Image \"b\"")?.frame.width == 8)
        let json = Sample.json(#""a""#, rest: #", "assetCatalogs": ["A.xcassets"]"#)
        let warnings = try Sample.document(json, folder: folder).warnings.map(\.message)
        #expect(warnings.count == 1 && warnings.allSatisfy { !$0.contains("\n") })
        text = warnings.first
      }
      return text
    }
    let file = "A.xcassets/a.imageset/Contents.json"
    let set = "a.imageset/Contents.json"
    #expect(try fault([set: "{"])?.contains(file) == true)
    #expect(
      try fault([set: #"{"images": [{"scale": "big"}]}"#])?.contains(".images[0].scale") == true)
    #expect(try fault(["a.imageset/x": ""])?.contains("cannot read '\(file)'") == true)
    let odd = color(#"{"color": {"color-space": "srgb", "components": {"red": "x"}}}"#)
    #expect(try fault(odd)?.contains(".colors[0].color.components") == true)
    let unknown = color(#"{"color": {"reference": "systemBleuColor"}}"#)
    #expect(try fault(unknown)?.contains("systemBlueColor") == true)
  }

  @Test(
    "a missing catalogue, or one outside the folder, is an error",
    arguments: [
      ("B.xcassets", "B.xcassets"), ("../A.xcassets", "must be in the archive's folder"),
    ])
  func absent(catalog: String, text: String) throws {
    try write([:]) { folder in
      let error = #expect(throws: ArchiveError.self) {
        try render(image("a"), in: folder, catalog: catalog)
      }
      #expect(error?.description.contains(text) == true)
    }
  }

  @Test("an image of a catalogue or a font that cannot be read is omitted with a warning")
  func foreignFiles() throws {
    try Sample.withFolder { folder in
      let pointer = "version https://git-lfs.github.com/spec/v1\nsize 1\n"
      let set = folder + "/A.xcassets/a.imageset"
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      let contents = self.set(#"{"idiom": "universal", "filename": "a.png"}"#)
      try Data(contents.utf8).write(to: URL(filePath: set + "/Contents.json"))
      for file in [set + "/a.png", folder + "/a.ttf"] {
        try Data(pointer.utf8).write(to: URL(filePath: file))
      }
      let json = Sample.json(
        image("a"),
        rest: #", "assetCatalogs": ["A.xcassets"], "assets": {"F": {"file": "a.ttf"}}"#)
      let widget = try Renderer().layOut(
        Sample.document(json, folder: folder), RenderRequest(family: .systemSmall))
      #expect(widget.warnings.contains { $0.message.hasPrefix("asset 'a'") })
      #expect(widget.warnings.contains { $0.message.hasPrefix("asset 'F': left out") })
      #expect(try !widget.png().isEmpty)
    }
  }

  @Test("an undefined colour is invisible, with a warning")
  func missingColor() throws {
    try write(color(#"{"color": {"reference": "labelColor"}}"#)) { folder in
      let rendering = try render(#"{"color": {"named": "C"}}"#, in: folder)
      #expect(rendering.warnings.contains { $0.message.contains("there is 'c'") })
    }
  }
}

extension DisplayList.Item {
  /// The item and all its descendants.
  fileprivate var all: [DisplayList.Item] {
    if case .group(let group) = self { [self] + group.items.flatMap(\.all) } else { [self] }
  }

  /// The fill colour of the item.
  fileprivate var color: ResolvedColor? {
    if case .fill(let fill) = self, case .color(let color) = fill.paint { color } else { nil }
  }
}
