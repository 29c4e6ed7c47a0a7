import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pictures that failed and wait for somebody to accept or reject them.
///
/// Each lies in the folder under the name of its case, with its frames, the golden it was compared
/// with, a picture of the difference and the result as JSON. So the folder can be carried from one
/// machine to another and be accepted there.
public struct PendingStore: Sendable {
  /// Path of the folder.
  public let folder: String

  /// Where pictures wait unless a command says otherwise, as seen from the project's folder.
  public static let standardFolder = ".vitrine/pending"

  /// Why something could not be done.
  public struct Failure: Error, Hashable, Sendable {
    /// One line in lower case.
    public var message: String
    /// The file it is about.
    public var file: String
    /// What to do about it.
    public var hint: String?
  }

  /// Makes a store for the folder at a path, which need not exist.
  public init(folder: String = PendingStore.standardFolder) {
    self.folder = folder
  }

  /// What is kept of one picture beside the result.
  struct Evidence {
    var picture: [UInt8]
    var frames: String
    var expected: [UInt8]?
    var difference: [UInt8]?
  }

  /// The files of a name in the folder.
  public func files(of name: String) -> GoldenFiles { GoldenFiles(folder: folder, name: name) }
  /// Path of the golden that a picture was compared with.
  public func expected(of name: String) -> String { "\(folder)/\(name).expected.png" }
  /// Path of the picture of the difference.
  public func difference(of name: String) -> String { "\(folder)/\(name).difference.png" }
  private func result(of name: String) -> String { "\(folder)/\(name).json" }

  private func all(of name: String) -> [String] {
    let files = files(of: name)
    return [
      result(of: name), files.picture, files.frames, expected(of: name), difference(of: name),
    ]
  }

  /// Keeps a failed picture in place of what was kept of it before.
  ///
  /// - Throws: `Failure`.
  func keep(_ evidence: Evidence, of result: GoldenResult) throws(Failure) {
    discard(result.name)
    var result = result
    result.golden = ProjectPath.relative(result.golden)
    result.archive = ProjectPath.relative(result.archive)
    let files = files(of: result.name)
    try write(evidence.picture, to: files.picture)
    try write(Array(evidence.frames.utf8), to: files.frames)
    if let bytes = evidence.expected { try write(bytes, to: expected(of: result.name)) }
    if let bytes = evidence.difference { try write(bytes, to: difference(of: result.name)) }
    let json = (try? ArchiveEncoder.encode(result)) ?? []
    // Last, since what has no result is not pending: an interrupted run leaves nothing half done.
    try write(json, to: self.result(of: result.name))
  }

  /// Copies what is kept of some results to another store.
  ///
  /// - Throws: `Failure`.
  public func copy(_ results: [GoldenResult], to other: PendingStore) throws(Failure) {
    for result in results where result.isPending {
      for (from, to) in zip(all(of: result.name), other.all(of: result.name)) {
        guard let data = FileManager.default.contents(atPath: from) else { continue }
        try write(Array(data), to: to)
      }
    }
  }

  /// Removes all that is kept of a picture.
  public func discard(_ name: String) {
    for file in all(of: name) { try? FileManager.default.removeItem(atPath: file) }
  }

  /// The results of all pictures that wait, in alphabetical order.
  ///
  /// - Throws: `Failure` for a result that cannot be read.
  public func results() throws(Failure) -> [GoldenResult] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    var results: [GoldenResult] = []
    for name in names.sorted() where name.hasSuffix(".json") {
      let path = "\(folder)/\(name)"
      guard let data = FileManager.default.contents(atPath: path),
        let result = try? JSONDecoder().decode(GoldenResult.self, from: data),
        result.name + ".json" == name
      else {
        throw Failure(
          message: "is no result of 'vitrine verify'", file: path,
          hint: "remove it, or verify again")
      }
      results.append(result)
    }
    return results
  }

  /// Makes a pending picture the golden.
  ///
  /// - Parameter isAllowed: whether a golden may lie at a path; usually only below the current
  ///   folder, since a pending folder may come from elsewhere.
  /// - Throws: `Failure` when the picture is damaged or the golden cannot be written; then all is
  ///   as it was.
  public func accept(
    _ result: GoldenResult, allowing isAllowed: (String) -> Bool = ProjectPath.isInside
  ) throws(Failure) {
    guard isAllowed(result.golden) else {
      throw Failure(message: "lies outside of the current folder", file: result.golden)
    }
    let files = files(of: result.name)
    let stem = String(result.golden.dropLast(".png".count))
    let (picture, frames) = try evidence(files)
    try write(frames, to: stem + ".frames.txt")
    try write(picture, to: result.golden)
    discard(result.name)
  }

  /// The bytes of a pending picture, which must be whole, and of its frames.
  private func evidence(_ files: GoldenFiles) throws(Failure) -> ([UInt8], [UInt8]) {
    do throws(GoldenPicture.Fault) {
      guard let bytes = try GoldenPicture.bytes(files.picture),
        let frames = try GoldenPicture.bytes(files.frames)
      else { throw GoldenPicture.Fault(message: "is not there", hint: "verify again") }
      _ = try GoldenPicture.bitmap(GoldenPicture.file(bytes))
      return (bytes, frames)
    } catch {
      throw Failure(message: error.message, file: files.picture, hint: error.hint)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(Errno) {
      try GoldenWriter.write(bytes, to: path)
    } catch {
      throw Failure(message: "cannot be written: \(error.text)", file: path)
    }
  }
}

/// Writes files whole, and the folders they lie in.
enum GoldenWriter {
  /// Writes a file that appears whole or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(Errno) {
    try Folders.make(FileWriter.folder(of: path))
    try FileWriter.write(bytes, to: path)
  }
}

/// Paths as seen from the current folder, so that they mean the same on another machine.
public enum ProjectPath {
  /// The path without the current folder in front.
  public static func relative(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// Whether a path cannot lead out of the current folder.
  public static func isInside(_ path: String) -> Bool {
    let path = relative(path)
    return !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
      && path.hasSuffix(".png")
  }
}
