import Foundation
import LayoutCases
import Vitrine
import VitrineArchive
import VitrineLayout
import VitrineCoding
import VitrineDevices
import VitrineGeometry

/// A folder of serialized trees with the pictures that Apple's SwiftUI drew of them.
struct AppleCases {
  /// One picture of a tree.
  struct Case: Decodable {
    var id: String
    /// Light or dark.
    var mode: ColorScheme
    /// Size of the picture in points.
    var size: [Double]
    /// Pixels per point.
    var scale: Double
    /// Path of the tree in the folder.
    var tree: String
    /// Path of the picture in the folder.
    var png: String
    /// What drew the picture.
    var renderer: String?

    /// Whether the view was in a window, whose safe area it ignores.
    var isInWindow: Bool { renderer?.contains("UIWindow") ?? false }

    private enum CodingKeys: String, CodingKey {
      case id, mode, scale, tree, png, renderer
      case size = "size_pt"
    }
  }

  private let folder: String
  /// The pictures that the folder's manifest names.
  let cases: [Case]
  private let renderer = Renderer()

  /// Reads the manifest of a folder.
  init(_ folder: String) throws {
    self.folder = folder
    let manifest = try Data(contentsOf: URL(fileURLWithPath: folder + "/manifest.json"))
    cases = try JSONDecoder().decode([Case].self, from: manifest)
  }

  /// Draws the picture of a case, and returns the names that have no translation.
  func picture(_ one: Case) throws -> (png: [UInt8], unknown: Set<String>, warnings: [Diagnostic]) {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + one.tree))
    let (root, _) = try ArchiveDecoder().decode(AppleNode.self, Array(bytes))
    var translation = AppleTranslation()
    let document = try document(translation.view(root), one)
    var request = RenderRequest(family: .systemSmall)
    request.colorScheme = one.mode
    request.scale = one.scale
    let surface = WidgetSurface(
      size: Size(width: one.size[0], height: one.size[1]),
      margins: one.isInWindow
        ? EdgeInsets(top: AppleTranslation.windowInset, leading: 0, bottom: 0, trailing: 0) : .zero,
      mask: .none, background: nil)
    let rendering = try renderer.layOut(document, request, on: surface)
    return (try rendering.png(), translation.unknown, document.warnings)
  }

  /// Returns an archive with one view in a frame of the picture's size.
  private func document(_ view: JSONValue, _ one: Case) throws -> WidgetDocument {
    let style: JSONValue = ["buttonStyle": AppleTranslation.buttonStyle("automatic")]
    let frame: JSONValue = ["width": .number(one.size[0]), "height": .number(one.size[1])]
    let archive: JSONValue = [
      "vitrine": "1.0", "kind": .string(one.id),
      "entries": [
        [
          "date": "2025-01-01T00:00:00Z",
          "views": [
            "default": [
              "zStack": ["children": [view]],
              "modifiers": [["frame": frame], style, ["ignoresSafeArea": true]],
            ]
          ],
        ]
      ],
      "assets": .object(try assets()),
    ]
    return try WidgetDocument(
      bytes: ArchiveEncoder.encode(archive), file: one.id, folder: folder)
  }

  /// The image sets of the folder's asset catalogues.
  private func assets() throws -> [String: JSONValue] {
    var assets: [String: JSONValue] = [:]
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in files where file.hasSuffix(".imageset/Contents.json") {
      let set = String(file.dropLast("/Contents.json".count))
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      let images = try JSONDecoder().decode(ImageSet.self, from: data).images
      let name = URL(fileURLWithPath: set).deletingPathExtension().lastPathComponent
      let representations = images.compactMap { $0.representation(in: set) }
      if !representations.isEmpty { assets[name] = .array(representations) }
    }
    return assets
  }

  /// The description of an image set in an asset catalogue.
  private struct ImageSet: Decodable {
    let images: [Image]

    struct Image: Decodable {
      let filename: String?
      let scale: String?
      let appearances: [[String: String]]?

      func representation(in set: String) -> JSONValue? {
        guard let filename else { return nil }
        let isDark = appearances?.contains { $0["value"] == "dark" } ?? false
        return .fields([
          "file": .string(set + "/" + filename),
          "scale": scale.flatMap { Double($0.dropLast()) }.map { .number($0) },
          "colorScheme": isDark ? "dark" : nil,
        ])
      }
    }
  }
}
