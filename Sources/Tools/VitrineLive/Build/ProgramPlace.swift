import Vitrine
import VitrinePlatform

/// A folder with one program of widgets and its resources, which later builds do not change.
///
/// The folder is deleted after its last use.
final class ProgramPlace: Sendable {
  private let folder: ScratchFolder
  /// The path of the program.
  let program: String
  /// Whether the program's module is a library of its own.
  let isInParts: Bool

  /// Links to a program and its bundles of resources.
  ///
  /// - Throws: `LiveError` when the program does not exist.
  init(linking built: String, beside products: String) throws(LiveError) {
    isInParts = false
    folder = try ScratchFolder(named: "program")
    let name = PathName.last(of: built) ?? "widgets"
    program = folder.path + "/" + name
    guard let file = FileReader.resolved(built),
      link(file, program) == 0 || symlink(file, program) == 0
    else { throw LiveError("the build left no program '\(built)'") }
    try addBundles(of: products)
  }

  /// Creates a folder for a program whose module is not linked yet.
  ///
  /// - Parameters:
  ///   - loader: the program that loads the module.
  ///   - base: the library of everything else.
  /// - Throws: `LiveError` when the folder cannot be created.
  init(
    named name: String, loader: String, base: String, beside products: String
  ) throws(LiveError) {
    isInParts = true
    folder = try ScratchFolder(named: "program")
    program = folder.path + "/" + name
    // The program finds its parts beside its own file, whose path a symbolic link would hide.
    guard link(loader, program) == 0, link(base, folder.path + "/" + ProgramPlace.baseName) == 0
    else { throw LiveError("the program cannot be linked: \(Errno(errno).text)") }
    try addBundles(of: products)
  }

  /// The file name of the library of everything but the module.
  static let baseName = "base.so"

  /// The path of the module, where the program looks for it.
  var module: String { program + ".so" }

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
