import Vitrine
import VitrinePlatform

/// A folder with one program of widgets and its resources, which the next build leaves alone; it
/// goes with the last one who uses it.
final class ProgramPlace: Sendable {
  private let folder: ScratchFolder
  /// The program's file.
  let program: String

  /// Links a program and the bundles of resources beside it.
  ///
  /// - Throws: `LiveError` when there is no such program.
  init(linking built: String, beside products: String) throws(LiveError) {
    folder = try ScratchFolder(named: "program")
    let name = PathName.last(of: built) ?? "widgets"
    program = folder.path + "/" + name
    guard let file = FileReader.resolved(built),
      link(file, program) == 0 || symlink(file, program) == 0
    else { throw LiveError("the build left no program '\(built)'") }
    try addBundles(of: products)
  }

  /// Makes a folder for a program that is yet to be linked.
  ///
  /// - Throws: `LiveError` when it cannot be made.
  init(named name: String, beside products: String) throws(LiveError) {
    folder = try ScratchFolder(named: "program")
    program = folder.path + "/" + name
    try addBundles(of: products)
  }

  private func addBundles(of products: String) throws(LiveError) {
    guard let place = FileReader.resolved(products) else {
      throw LiveError("'\(products)' is not there")
    }
    for (name, isFolder) in FolderListing.entries(place)
    where isFolder && name.hasSuffix(".resources") {
      guard symlink(place + "/" + name, folder.path + "/" + name) == 0 else {
        throw LiveError("resources cannot be linked: \(Errno(errno).text)")
      }
    }
  }
}
