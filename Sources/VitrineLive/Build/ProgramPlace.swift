import Vitrine
import VitrinePlatform

/// A folder with one program of widgets and its resources, which later builds do not change.
///
/// The folder is deleted after its last use.
final class ProgramPlace: Sendable {
  private let folder: ScratchFolder
  /// The path of the program.
  let program: String

  /// Links to a program and its bundles of resources.
  ///
  /// - Throws: `LiveError` when the program does not exist.
  init(linking built: String, beside products: String) throws(LiveError) {
    folder = try ScratchFolder(named: "program")
    let name = PathName.last(of: built) ?? "widgets"
    program = folder.path + "/" + name
    guard let file = FileReader.resolved(built),
      link(file, program) == 0 || symlink(file, program) == 0
    else { throw LiveError("the build left no program '\(built)'") }
    try addBundles(of: products)
  }

  /// Creates a folder for a program that is not linked yet.
  ///
  /// - Throws: `LiveError` when the folder cannot be created.
  init(named name: String, beside products: String) throws(LiveError) {
    folder = try ScratchFolder(named: "program")
    program = folder.path + "/" + name
    try addBundles(of: products)
  }

  private func addBundles(of products: String) throws(LiveError) {
    guard let place = FileReader.resolved(products) else {
      throw LiveError("'\(products)' does not exist")
    }
    for (name, isFolder) in FolderListing.entries(place)
    where isFolder && name.hasSuffix(".resources") {
      guard symlink(place + "/" + name, folder.path + "/" + name) == 0 else {
        throw LiveError("resources cannot be linked: \(Errno(errno).text)")
      }
    }
  }
}
