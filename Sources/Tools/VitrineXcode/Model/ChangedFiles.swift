import Foundation
import VitrineProcess

/// The files below a folder that differ from a commit of git, with those that git does not hold.
struct ChangedFiles {
  private let files: Set<String>

  /// The time limit of one call of git, in seconds.
  private static let timeout = 60.0

  /// Asks git.
  ///
  /// - Throws: `ProjectError` outside a repository, and for a commit that it does not have.
  init(since commit: String, in folder: URL) throws(ProjectError) {
    func paths(_ words: [String]) throws(ProjectError) -> [String] {
      guard let lines = ChangedFiles.git(words, in: folder) else {
        throw ProjectError(
          "git does not know '\(commit)' here", file: folder,
          hint: "name a commit, a tag or a branch of the project's repository")
      }
      return lines
    }
    guard !commit.hasPrefix("-") else {
      throw ProjectError("'\(commit)' is no commit", file: folder)
    }
    // What a branch changed is the difference from the commit that both have; without one, from the commit itself.
    let base = ChangedFiles.git(["merge-base", commit, "HEAD"], in: folder)?
      .first?.trimmingCharacters(in: .whitespacesAndNewlines)
    let changed = try paths(
      ["diff", "--name-only", "-z", "--relative", "--no-ext-diff", base ?? commit, "--", "."])
    let new = try paths(["ls-files", "--others", "--exclude-standard", "-z", "--", "."])
    files = Set((changed + new).map { folder.appending(path: $0).standardizedFileURL.path })
  }

  var isEmpty: Bool { files.isEmpty }

  func contains(_ file: URL) -> Bool { files.contains(file.standardizedFileURL.path) }

  /// Whether one of some files or folders, or what is in it, has changed.
  func include(oneOf places: [URL]) -> Bool {
    places.map(\.standardizedFileURL.path).contains { place in
      files.contains(place) || files.contains { $0.hasPrefix(place + "/") }
    }
  }

  /// The parts of git's output; `nil` if it fails.
  private static func git(_ words: [String], in folder: URL) -> [String]? {
    // A configuration of the repository must not run programs.
    let process = ChildProcess(
      "/usr/bin/env",
      ["git", "-c", "core.fsmonitor=false", "-c", "core.quotePath=false"] + words,
      folder: folder.path,
      environment: Toolchain.gitEnvironment.merging(["GIT_OPTIONAL_LOCKS": "0"]) { $1 },
      timeout: timeout)
    guard let result = try? process.run(), result.status == 0 else { return nil }
    return result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
