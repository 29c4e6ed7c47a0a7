import Vitrine
import VitrineCoding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The failed pictures that wait to be accepted or rejected.
///
/// Each picture is in the folder under the name of its case, with its frames, its golden, a picture
/// of the difference and the result as JSON. The folder can be copied to another machine and
/// accepted there, so nothing in it is trusted, neither names nor contents.
public struct PendingStore: Sendable {
  /// A file of a pending picture.
  package enum Part: String, CaseIterable {
    case result, picture, frames, expected, difference

    /// The suffix after the name of the case.
    package var suffix: String {
      switch self {
      case .result: ".json"
      case .picture: ".png"
      case .frames: ".frames.txt"
      case .expected: ".expected.png"
      case .difference: ".difference.png"
      }
    }
  }

  /// An error of the store.
  public struct Failure: Error, Hashable, Sendable {
    /// The message, one line in lower case.
    public var message: String
    /// The file with the error.
    public var file: String
    /// How to fix it.
    public var hint: String?
  }

  /// The default folder of pending pictures, relative to the project's folder.
  public static let standardFolder = standardPath.description
  package static let standardPath = RelativePath(fixed: ".vitrine", "pending")

  /// The location of the folder.
  package let location: FolderLocation

  /// The path of the folder.
  public var folder: String { location.path }

  /// Creates a store for the default folder below the current one.
  public init() { self.init(FolderLocation(given: ".", below: PendingStore.standardPath)) }

  /// Creates a store for the folder at a path, which need not exist.
  ///
  /// Symbolic links in the path are followed, except in that of the default folder.
  public init(folder: String) {
    let isStandard = folder == PendingStore.standardFolder
    self = isStandard ? PendingStore() : PendingStore(FolderLocation(given: folder))
  }

  /// Whether the pictures are those of a report, which keeps them whatever is decided.
  private(set) package var isReport = false

  package init(_ location: FolderLocation, isReport: Bool = false) {
    (self.location, self.isReport) = (location, isReport)
  }

  /// The files that are kept for one picture, in addition to the result.
  struct Evidence {
    var picture: [UInt8]
    var frames: String
    var expected: [UInt8]?
    var difference: [UInt8]?

    /// The hashes of the files that accepting depends on, and of the archive.
    func hashes(with archive: [UInt8]?) -> [String: String] {
      let files: [String: [UInt8]?] = [
        Part.picture.rawValue: picture, Part.frames.rawValue: Array(frames.utf8),
        Part.expected.rawValue: expected, "archive": archive,
      ]
      return files.compactMapValues { $0.map(PendingStore.hash) }
    }
  }

  /// Returns the hash of a file as results have it.
  static func hash(_ bytes: [UInt8]) -> String { XXHash64.text(XXHash64.hash(bytes)) }

  /// Returns the files with a name in the folder.
  public func files(of name: String) -> GoldenFiles { GoldenFiles(folder: folder, name: name) }
  /// Returns the path of the golden that a picture was compared with.
  public func expected(of name: String) -> String { path(of: name, .expected) }
  /// Returns the path of the picture of the difference.
  public func difference(of name: String) -> String { path(of: name, .difference) }

  /// Returns the path of a file, for messages.
  package func path(of name: String, _ part: Part) -> String { "\(folder)/\(name)\(part.suffix)" }

  /// Returns the bytes of a file; `nil` if it does not exist.
  ///
  /// - Throws: `Failure` if it cannot be read, or does not match its name.
  package func bytes(of name: String, _ part: Part) throws(Failure) -> [UInt8]? {
    do throws(GoldenPicture.Fault) {
      guard let bytes = try GoldenPicture.bytes(name + part.suffix, in: location) else {
        return nil
      }
      switch part {
      case .picture, .expected, .difference: try GoldenPicture.checkHeader(bytes)
      case .frames: _ = try GoldenPicture.frames(bytes)
      case .result: _ = try PendingStore.result(bytes, name: name)
      }
      return bytes
    } catch {
      // No repository holds pending files.
      throw Failure(message: error.message, file: path(of: name, part), hint: "verify again")
    }
  }

  /// Excludes the store's folder from the repository, if it is in the project's hidden one.
  package func ignoreFolder() { HiddenFolder(containing: location)?.exclude() }

  /// Stores a failed picture, and replaces an earlier one.
  ///
  /// - Throws: `Failure`.
  func keep(_ evidence: Evidence, of result: GoldenResult) throws(Failure) {
    discard(result.name)
    var result = result
    result.golden = ProjectPath.relative(result.golden)
    result.archive = ProjectPath.relative(result.archive)
    try write(evidence.picture, .picture, of: result.name)
    try write(Array(evidence.frames.utf8), .frames, of: result.name)
    if let bytes = evidence.expected { try write(bytes, .expected, of: result.name) }
    if let bytes = evidence.difference { try write(bytes, .difference, of: result.name) }
    let json = (try? ArchiveEncoder.encode(result)) ?? []
    // The result comes last, because a picture without it is not pending, even after an
    // interruption.
    try write(json, .result, of: result.name)
  }

  /// Copies the files of some results to another store.
  ///
  /// - Throws: `Failure`, also if a file does not match its name.
  public func copy(_ results: [GoldenResult], to other: PendingStore) throws(Failure) {
    for result in results where result.isPending {
      for part in Part.allCases.filter({ $0 != .result }) + [.result] {
        guard let bytes = try bytes(of: result.name, part) else { continue }
        try other.write(bytes, part, of: result.name)
      }
    }
  }

  /// Removes all files of a picture, unless they belong to a report.
  public func discard(_ name: String) {
    guard !isReport, let folder = try? location.open() else { return }
    for part in Part.allCases {
      if let path = try? RelativePath(canonical: name + part.suffix) { try? folder.remove(path) }
    }
  }

  private func write(_ bytes: [UInt8], _ part: Part, of name: String) throws(Failure) {
    do throws(FileError) {
      try location.openOrMake().write(bytes, to: RelativePath(canonical: name + part.suffix))
    } catch {
      throw Failure(error, "cannot be written", file: path(of: name, part))
    }
  }
}

extension PendingStore.Failure {
  /// Creates the failure for an error of the file system.
  init(_ error: FileError, _ what: String, file: String) {
    self.init(message: "\(what): \(error.text)", file: file, hint: error.hint)
  }
}
