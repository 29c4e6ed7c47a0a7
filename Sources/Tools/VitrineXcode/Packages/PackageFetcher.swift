import Foundation
import Synchronization
import VitrineProcess

/// Fetches packages with the package manager, at the versions that a project pins.
///
/// The package manager and git alone decide what can be had: with the mirrors, proxies, credentials
/// and caches that the user has set up.
package struct PackageFetcher: Sendable {
  /// The folder of a project's copies.
  private let folder: URL
  /// Folders with the package manager's configuration for the project.
  private let configurations: [URL]
  private let progress: @Sendable (String) -> Void
  /// Whether packages that are not on the machine are fetched; otherwise only earlier copies are found.
  private let fetches: Bool
  /// The time limit for all packages together, and for one alone, in seconds.
  private static let (timeout, timeoutOfOne) = (300.0, 60.0)
  private static let checkouts = ".build/checkouts"
  /// How many packages are fetched at a time, when each is fetched alone.
  private static let width = 4

  /// Fetches into a folder.
  ///
  /// - Parameters:
  ///   - configurations: folders with the package manager's configuration for the project.
  ///   - progress: receives a message before anything is fetched.
  package init(
    _ folder: URL, configurations: [URL] = [], fetches: Bool = true,
    progress: @escaping @Sendable (String) -> Void
  ) {
    (self.folder, self.configurations, self.fetches) = (folder, configurations, fetches)
    self.progress = progress
  }

  /// Folders with packages that were fetched before.
  var places: [URL] {
    ProjectFiles.names(folder).map {
      folder.appending(path: $0).appending(path: PackageFetcher.checkouts)
    }
  }

  /// The repositories without a work tree, whose files this folder gets.
  var repositories: BareRepositories {
    BareRepositories(folder: folder.appending(path: "copies"))
  }

  /// Fetches packages together.
  ///
  /// Those that the package manager names as not available are left out
  /// of the next attempt; if it names none, each is fetched alone.
  func fetch(
    _ packages: [RemotePackage], _ toolchain: Toolchain
  ) -> [String: PackageCheckouts.Answer] {
    var answers: [String: PackageCheckouts.Answer] = [:]
    guard fetches else { return answers }
    var open = packages
    progress("fetching \(open.map(\.identity).sorted().joined(separator: ", "))")
    // Large projects are read for longer than packages are fetched.
    defer { progress("reading the project") }
    let end = ContinuousClock.now + .seconds(PackageFetcher.timeout * MachineLoad.delay)
    while open.count > 1, ContinuousClock.now < end {
      let attempt = resolve(open, in: "together", end, toolchain)
      if open.allSatisfy({ attempt.folders[$0.identity] != nil }) {
        return answers.merging(attempt.answers(open)) { $1 }
      }
      let named = open.filter { attempt.fault(of: $0) != nil }
      guard !named.isEmpty else { break }
      for package in named {
        guard let other = package.other else {
          answers[package.identity] = .absent(attempt.fault(of: package) ?? "")
          continue
        }
        open.append(other)
      }
      open.removeAll { named.contains($0) }
    }
    return answers.merging(alone(open, until: end, toolchain)) { $1 }
  }

  /// Fetches each package without the others, several at a time.
  private func alone(
    _ packages: [RemotePackage], until end: ContinuousClock.Instant, _ toolchain: Toolchain
  ) -> [String: PackageCheckouts.Answer] {
    let answers = SharedAnswers()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = PackageFetcher.width
    for package in packages {
      queue.addOperation {
        let answer = self.fetch(package, until: end, toolchain)
        answers.all.withLock { $0[package.identity] = answer }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return answers.all.withLock(\.self)
  }

  private func fetch(
    _ package: RemotePackage, until end: ContinuousClock.Instant, _ toolchain: Toolchain
  ) -> PackageCheckouts.Answer {
    let own = ContinuousClock.now + .seconds(PackageFetcher.timeoutOfOne * MachineLoad.delay)
    let attempt = resolve([package], in: package.identity, own, toolchain)
    if let found = attempt.folders[package.identity] { return .found(found) }
    let fault = attempt.fault(of: package) ?? attempt.reason
    guard let other = package.other else { return .absent(fault) }
    // The address with a key, if there is no public one.
    let second = fetch(other, until: end, toolchain)
    if case .found = second { return second }
    return .absent(fault)
  }

  /// Runs the package manager.
  private func resolve(
    _ packages: [RemotePackage], in name: String, _ end: ContinuousClock.Instant,
    _ toolchain: Toolchain
  ) -> Attempt {
    let manifest = PackageFetcher.manifest(packages)
    let place = folder.appending(path: "\(name)-\(Fingerprint.hash(manifest).prefix(8))")
    var attempt = Attempt()
    do {
      let source = place.appending(path: "Sources/Packages")
      try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
      try Data("".utf8).write(to: source.appending(path: "Packages.swift"), options: .atomic)
      try Data(manifest.utf8).write(
        to: place.appending(path: "Package.swift"), options: .atomic)
      try configure(place)
      let seconds = max((end - .now) / .seconds(1), 1)
      let result = try toolchain.resolve(
        place.path, timeout: seconds)
      if result.status != 0 { attempt.take(result.text) }
    } catch let error as ToolError {
      attempt.reason = error.message
    } catch {
      attempt.reason = error.localizedDescription
    }
    let checkouts = place.appending(path: PackageFetcher.checkouts)
    let names = ProjectFiles.names(checkouts)
    for package in packages {
      let found = names.first { $0.lowercased() == package.identity }
      attempt.folders[package.identity] = found.map { checkouts.appending(path: $0) }
    }
    return attempt
  }

  /// Gives the package manager the mirrors and registries of the project, as Xcode and `swift package
  /// config` keep them.
  private func configure(_ place: URL) throws {
    let own = place.appending(path: ".swiftpm/configuration")
    for name in ["mirrors.json", "registries.json"] {
      let files = configurations.map { $0.appending(path: name) }
      let copy = own.appending(path: name)
      guard let file = files.first(where: ProjectFiles.exists) else {
        try? FileManager.default.removeItem(at: copy)
        continue
      }
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try ProjectFiles.data(file, limit: ProjectFiles.sourceLimit).write(to: copy, options: .atomic)
    }
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

extension RemotePackage {
  /// The HTTPS address of a package with an SSH address, which needs no key; `nil` for others.
  fileprivate var other: RemotePackage? { byWeb.url == url ? nil : byWeb }
}

/// What came of one run of the package manager.
private struct Attempt {
  /// The folders of packages, by their identities.
  var folders: [String: URL] = [:]
  /// Why it failed, as far as no package is named.
  var reason = "the package manager did not fetch it"
  /// Its errors, each with the lines that belong to it.
  private var errors: [String] = []

  mutating func take(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline).map(String.init) {
      if line.hasPrefix("error: ") {
        errors.append(line)
      } else if !errors.isEmpty {
        errors[errors.count - 1] += "\n" + line
      }
    }
    let last = text.split(whereSeparator: \.isNewline).last.map(String.init)
    if let line = errors.first.map(Attempt.essence) ?? last { reason = line }
  }

  /// The error about a package's address; `nil` if there is none.
  func fault(of package: RemotePackage) -> String? {
    errors.first { error in
      // A conflict of versions names packages that can be had.
      error.contains(package.url) && !error.contains("could not be resolved")
    }.map(Attempt.essence)
  }

  func answers(_ packages: [RemotePackage]) -> [String: PackageCheckouts.Answer] {
    packages.reduce(into: [:]) { answers, package in
      answers[package.identity] = folders[package.identity].map { .found($0) } ?? .absent(reason)
    }
  }

  /// The line of git in an error, or else its first line.
  private static func essence(_ error: String) -> String {
    let lines = error.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let line = lines.first { $0.contains("fatal: ") } ?? lines.first ?? error
    // The package manager looks for the copy that git could not make, and says that alone.
    if line.contains("fatal: cannot change to") { return "git could not clone it" }
    return line.replacing(#/^.*(error|fatal): /#, with: "")
  }
}

/// Answers that threads share.
private final class SharedAnswers: Sendable {
  let all = Mutex<[String: PackageCheckouts.Answer]>([:])
}
