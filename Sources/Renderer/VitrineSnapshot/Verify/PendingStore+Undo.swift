import Vitrine

extension PendingStore {
  /// The files that a decision replaced or removed, so that it can be undone.
  package struct Decision: Sendable {
    /// The result of the decision.
    package let result: GoldenResult
    /// Whether the picture was accepted.
    package let isAccepted: Bool
    /// The pending files.
    fileprivate let kept: [(part: Part, bytes: [UInt8])]
    /// The golden and its frames before the decision; `nil` for a file that did not exist.
    fileprivate let golden: [(path: RelativePath, bytes: [UInt8]?)]
  }

  /// Accepts or removes a picture, and returns what this replaced.
  ///
  /// - Parameter project: the folder below which the golden must be.
  /// - Throws: `Failure`, as `accept` does.
  package func decide(
    _ result: GoldenResult, accepts: Bool, project: String = "."
  ) throws(Failure) -> Decision {
    var kept: [(part: Part, bytes: [UInt8])] = []
    for part in Part.allCases.filter({ $0 != .result }) + [.result] {
      if let bytes = try bytes(of: result.name, part) { kept.append((part, bytes)) }
    }
    let golden = accepts ? try goldenFiles(of: result, project: project) : []
    if accepts {
      try accept(result, project: project)
    } else {
      discard(result.name)
    }
    return Decision(result: result, isAccepted: accepts, kept: kept, golden: golden)
  }

  /// Restores the state before a decision.
  ///
  /// - Throws: `Failure` when a file cannot be written.
  package func takeBack(_ decision: Decision, project: String = ".") throws(Failure) {
    do throws(FileError) {
      if !decision.golden.isEmpty {
        let folder = try FolderLocation(given: project).open()
        for (path, bytes) in decision.golden {
          if let bytes {
            try folder.write(bytes, to: path, isDurable: true)
          } else {
            try folder.remove(path)
          }
        }
      }
      if isReport { return }
      let waiting = try location.openOrMake()
      // The result comes last, because a picture without a result is not pending.
      for (part, bytes) in decision.kept {
        try waiting.write(bytes, to: RelativePath(canonical: decision.result.name + part.suffix))
      }
    } catch {
      throw Failure(error, "cannot be restored", file: decision.result.golden)
    }
  }

  /// The maximum size of a golden or its frames, in bytes.
  private static let goldenLimit = 256 << 20

  func goldenFiles(
    of result: GoldenResult, project: String
  ) throws(Failure) -> [(path: RelativePath, bytes: [UInt8]?)] {
    do throws(FileError) {
      let folder = try FolderLocation(given: project).open()
      var files: [(path: RelativePath, bytes: [UInt8]?)] = []
      for path in try PendingStore.goldenPaths(of: result, project: project) {
        let isThere = try folder.entry(at: path) != nil
        files.append(
          (path, isThere ? try folder.read(path, limit: PendingStore.goldenLimit) : nil))
      }
      return files
    } catch {
      throw Failure(error, "cannot be read", file: result.golden)
    }
  }
}
