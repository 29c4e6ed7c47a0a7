import Foundation
import VitrineProcess

/// Repositories without a work tree, as git mirrors, Xcode and the package manager keep them.
///
/// Xcode has them in `SourcePackages/repositories`, the package manager in its cache.
struct BareRepositories {
  /// The folder for the files of one version of each.
  let folder: URL
  /// The time limit of one call of git, in seconds.
  private static let timeout = 60.0

  /// The repository of a package in one of several folders; `nil` if none has it.
  static func find(_ package: RemotePackage, in places: [URL]) -> URL? {
    for place in places {
      for name in [""] + ProjectFiles.names(place) where isName(name, of: package, in: place) {
        let repository = name.isEmpty ? place : place.appending(path: name)
        if isBare(repository) { return repository }
      }
    }
    return nil
  }

  /// `Kit`, `Kit.git`, or `Kit-1a2b3c4d` with a hash of the address.
  private static func isName(_ name: String, of package: RemotePackage, in place: URL) -> Bool {
    var name = (name.isEmpty ? place.lastPathComponent : name).lowercased()
    if name.hasSuffix(".git") { name.removeLast(4) }
    guard name.hasPrefix(package.identity) else { return false }
    let rest = name.dropFirst(package.identity.count)
    return rest.isEmpty
      || rest.first == "-" && rest.count >= 9 && rest.dropFirst().allSatisfy(\.isHexDigit)
  }

  private static func isBare(_ folder: URL) -> Bool {
    ["HEAD", "objects", "refs"].allSatisfy { ProjectFiles.exists(folder.appending(path: $0)) }
  }

  /// The files of a package, at the commit that the project pins, or else at the newest version that
  /// it allows.
  func checkOut(_ package: RemotePackage, of repository: URL) -> PackageCheckouts.Answer {
    let tags = git(["tag", "--list"], in: repository)?.split(whereSeparator: \.isNewline) ?? []
    let commits =
      [package.revision].compactMap { $0 }
      + PackageRequirement(package).names(among: tags.map(String.init))
    for commit in commits {
      guard let found = git(["rev-parse", "--verify", "-q", "\(commit)^{commit}"], in: repository)
      else { continue }
      return copy(
        package, at: found.trimmingCharacters(in: .whitespacesAndNewlines), of: repository)
    }
    return .absent("\(repository.path) has no version of it that the project accepts")
  }

  private func copy(
    _ package: RemotePackage, at commit: String, of repository: URL
  ) -> PackageCheckouts.Answer {
    let place = folder.appending(path: "\(package.identity)-\(commit.prefix(12))")
    if PackageFolder.exists(place) { return .found(place) }
    // What another run was making when it was ended is not taken for a whole copy.
    let unfinished = folder.appending(path: "\(place.lastPathComponent).unfinished")
    try? FileManager.default.removeItem(at: unfinished)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard
      git(["clone", "-q", "--no-checkout", repository.path, unfinished.path], in: folder) != nil,
      git(["checkout", "-q", "--detach", commit], in: unfinished) != nil,
      PackageFolder.exists(unfinished)
    else { return .absent("\(repository.path) has no package at \(commit.prefix(12))") }
    do {
      try FileManager.default.moveItem(at: unfinished, to: place)
      return .found(place)
    } catch {
      return .absent(error.localizedDescription)
    }
  }

  /// The output of git; `nil` if it fails.
  private func git(_ words: [String], in folder: URL) -> String? {
    let process = ChildProcess(
      "/usr/bin/env", ["git", "-C", folder.path] + words,
      environment: Toolchain.gitEnvironment, timeout: BareRepositories.timeout)
    guard let result = try? process.run(), result.status == 0 else { return nil }
    return String(decoding: result.output, as: UTF8.self)
  }
}
