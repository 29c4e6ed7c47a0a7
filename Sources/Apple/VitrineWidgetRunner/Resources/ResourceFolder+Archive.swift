import SwiftUI
import Vitrine
internal import VitrineArchive
internal import VitrineModel
import WidgetKit

extension ResourceFolder {
  /// Returns an archive that shows a view, with the images, colours, fonts and strings of the
  /// folder.
  ///
  /// - Parameter files: the bytes of further images by name.
  func archive(of node: ViewNode, _ files: [String: [UInt8]]) -> WidgetArchive {
    var archive = WidgetArchive()
    archive.kind = "Picture"
    var entry = Entry()
    entry.date = ArchiveDate(Date())
    entry.views.fallback = VariantView(node)
    archive.entries = [entry]
    archive.resources.strings = strings
    archive.resources.developmentLanguage = developmentLanguage
    archive.resources.assetCatalogs = catalogs.map(\.pathBelowRoot)
    for (name, file) in images {
      archive.resources.assets[name] = Asset { $0.file = file.pathBelowRoot }
    }
    for file in fonts {
      archive.resources.assets[file.lastPathComponent] = Asset { $0.file = file.pathBelowRoot }
    }
    for (name, bytes) in files {
      archive.resources.assets[name] = Asset { $0.data = Data(bytes).base64EncodedString() }
    }
    return archive
  }
}

extension URL {
  fileprivate var pathBelowRoot: String { String(standardizedFileURL.path.drop { $0 == "/" }) }
}

extension Asset {
  fileprivate init(_ set: (inout Representation) -> Void) {
    var representation = Representation()
    set(&representation)
    self.init(representations: [representation])
  }
}
