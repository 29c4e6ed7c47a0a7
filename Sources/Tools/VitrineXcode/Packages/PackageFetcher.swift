import Foundation
import VitrineProcess

/// Fetches packages with the package manager, at the versions that a project pins.
package struct PackageFetcher: Sendable {
  /// The folder of a project's copies.
  private let folder: URL
  private let progress: @Sendable (String) -> Void
  /// The time limit of one call, in seconds.
  private static let timeout = 300
  private static let checkouts = ".build/checkouts"

  /// Fetches into a folder.
  ///
  /// - Parameter progress: receives a message before anything is fetched.
  package init(_ folder: URL, progress: @escaping @Sendable (String) -> Void) {
    (self.folder, self.progress) = (folder, progress)
  }

  /// Folders with packages that were fetched before.
  var places: [URL] {
    ProjectFiles.names(folder).map {
      folder.appending(path: $0).appending(path: PackageFetcher.checkouts)
    }
  }

  /// Fetches packages together, or one by one if that fails, so that an unavailable package does
  /// not affect others.
  func fetch(
    _ packages: [RemotePackage], _ toolchain: Toolchain
  ) -> [String: PackageCheckouts.Answer] {
    var answers: [String: PackageCheckouts.Answer] = [:]
    var hosts: [String: String?] = [:]
    let packages = packages.map(\.byWeb).filter { package in
      guard let host = URL(string: package.url)?.host() else { return true }
      let fault = hosts[host] ?? NetworkHost.fault(host)
      hosts[host] = .some(fault)
      if let fault { answers[package.identity] = .absent(fault) }
      return fault == nil
    }
    guard !packages.isEmpty else { return answers }
    let names = packages.map(\.identity).sorted().joined(separator: ", ")
    progress("fetching \(names)")
    if packages.count > 1 {
      let found = fetch(packages, in: "together", toolchain)
      if found.values.allSatisfy(\.isFound) { return answers.merging(found) { $1 } }
    }
    for package in packages {
      answers.merge(fetch([package], in: package.identity, toolchain)) { $1 }
    }
    return answers
  }

  private func fetch(
    _ packages: [RemotePackage], in name: String, _ toolchain: Toolchain
  ) -> [String: PackageCheckouts.Answer] {
    let text = PackageFetcher.manifest(packages)
    let place = folder.appending(path: "\(name)-\(Fingerprint.hash(text).prefix(8))")
    let fault = resolve(text, in: place, toolchain)
    return packages.reduce(into: [:]) { answers, package in
      let checkouts = place.appending(path: PackageFetcher.checkouts)
      let found = ProjectFiles.names(checkouts).first { $0.lowercased() == package.identity }
      answers[package.identity] =
        found.map { .found(checkouts.appending(path: $0)) }
        ?? .absent(fault ?? "the package manager did not fetch it")
    }
  }

  /// Runs the package manager; returns why it failed.
  private func resolve(_ manifest: String, in place: URL, _ toolchain: Toolchain) -> String? {
    do {
      let source = place.appending(path: "Sources/Packages")
      try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
      try Data("".utf8).write(to: source.appending(path: "Packages.swift"), options: .atomic)
      try Data(manifest.utf8).write(
        to: place.appending(path: "Package.swift"), options: .atomic)
      let result = try toolchain.resolve(place.path, timeout: .init(PackageFetcher.timeout))
      return result.status == 0 ? nil : PackageFetcher.reason(result.text)
    } catch let error as ToolError {
      return error.message
    } catch {
      return error.localizedDescription
    }
  }

  /// The line of the package manager's output with the error.
  private static func reason(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let fatal = lines.first { $0.contains("fatal: ") } ?? lines.first { $0.contains("error: ") }
    guard let line = fatal ?? lines.last else { return "the package manager failed" }
    return line.trimmingCharacters(in: .whitespaces)
      .replacing(#/^(error|fatal): /#, with: "")
  }

  private static func manifest(_ packages: [RemotePackage]) -> String {
    let lines = packages.sorted { $0.identity < $1.identity }.map { package in
      let pin =
        package.version.map { "exact: \(PackageManifest.quoted($0))" }
        ?? package.revision.map { "revision: \(PackageManifest.quoted($0))" }
      return ".package(url: \(PackageManifest.quoted(package.url)), \(pin ?? package.requirement))"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Packages", platforms: [.iOS(.v18), .macOS(.v15)],
        dependencies: [
          \(lines.joined(separator: ",\n    "))
        ],
        targets: [.target(name: "Packages")])

      """
  }
}

extension PackageCheckouts.Answer {
  fileprivate var isFound: Bool {
    if case .found = self { true } else { false }
  }
}
