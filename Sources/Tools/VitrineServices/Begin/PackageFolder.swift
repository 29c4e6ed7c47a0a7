import Vitrine
import VitrineCommandLine
import VitrinePlatform

/// The folder of Vitrine's Swift package, with the modules that widget code imports.
package enum PackageFolder {
  /// The environment variable that names the folder.
  package static let variable = "VITRINE_PACKAGE"

  /// The folder in the package `vitrine-swift`, below the installation's prefix.
  private static let installed = "/lib/vitrine/swift"

  /// Returns the folder that the environment names, or that of the package that this program was
  /// built from or is installed with; `nil` if there is none.
  package static func find() -> String? {
    if let path = System.variable(variable) {
      return isPackage(path) ? FileReader.resolved(path) ?? path : nil
    }
    guard let program = SystemFiles.ownProgram.flatMap(FileReader.resolved) else { return nil }
    var folder = FileWriter.folder(of: program)
    while folder.count > 1 {
      for place in [folder, folder + installed] where isPackage(place) {
        return place
      }
      folder = FileWriter.folder(of: folder)
    }
    return nil
  }

  /// Whether a folder holds the package.
  private static func isPackage(_ folder: String) -> Bool {
    let manifest = try? FileReader.read(folder + "/Package.swift", limit: 1 << 20)
    return manifest.map { String(decoding: $0, as: UTF8.self) }?.contains("name: \"Vitrine\"")
      ?? false
  }
}
