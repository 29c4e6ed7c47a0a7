import Vitrine
import VitrineArchive
import VitrineSnapshot

extension FuzzTarget {
  /// Readers of JSON files: archives, matrices, reports.
  static let archives = [
    FuzzTarget("archive", .init(folder: "Golden", endings: [".json"])) { bytes in
      for isLenient in [false, true] {
        _ = try? ArchiveDecoder(isLenient: isLenient).decode(bytes)
      }
    },
    FuzzTarget("render", .init(folder: "Golden", endings: [".json"])) { bytes in
      guard let document = try? WidgetDocument(bytes: bytes, file: "input", folder: nil) else {
        return
      }
      var request = RenderRequest(family: document.archive.supportedFamilies.first ?? .systemSmall)
      request.scale = 1
      _ = try? renderer.layOut(document, request).png()
    },
    FuzzTarget("payload", .init(folder: "Golden/payloads", endings: [".json"])) { bytes in
      for isLenient in [false, true] {
        let decoder = ArchiveDecoder(isLenient: isLenient)
        guard let document = try? WidgetDocument(bytes: bytes, decoder: decoder),
          let written = try? ArchiveEncoder.encode(document.archive)
        else { continue }
        // What an archive's encoder writes must be readable.
        precondition((try? decoder.decode(written)) != nil)
      }
    },
    FuzzTarget("matrix", .init(folder: "Golden", endings: ["matrix.json"])) { bytes in
      let decoder = ArchiveDecoder(isStrict: true)
      guard let matrix = try? decoder.decode(GoldenMatrix.self, bytes, file: "input").0 else {
        return
      }
      for name in matrix.cases.keys.sorted().prefix(4) { _ = matrix.requests(for: name).count }
    },
    FuzzTarget(
      "report",
      .init(folder: "", endings: [], texts: [#"{"vitrineReport": "1.0", "results": []}"#])
    ) { bytes in
      _ = try? ReportFile.read(bytes)
    },
    FuzzTarget("frames", .init(folder: "Golden/layout", endings: [".frames.txt"])) { bytes in
      _ = FrameDump.tree(String(decoding: bytes, as: UTF8.self))
    },
    FuzzTarget("catalog", .init(folder: "Golden", endings: ["Contents.json"])) { bytes in
      _ = try? ArchiveDecoder().decode(CatalogContents.self, bytes, file: "Contents.json")
    },
  ]

  private static let renderer = Renderer()
}
