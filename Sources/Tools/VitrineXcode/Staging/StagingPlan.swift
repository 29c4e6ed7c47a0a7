import Foundation

/// The staged modules of one target, and the origin of their sources.
package struct StagingPlan: Sendable {
  /// A file that is not compiled, and why.
  package struct LeftOut: Sendable, Hashable, Codable {
    package var file: String
    package var reason: String
    /// The widgets and previews that it declares and that are not drawn for this reason.
    package var lost: [TargetReport.Lost] = []
  }

  /// A module of the staged package.
  package struct Module: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      /// The widgets.
      case program
      /// A framework of the project, or a target of a local package.
      case library
      /// Sources of C.
      case foreign
      /// A module map of a library that the machine has.
      case system
    }

    package var name: String
    package var kind: Kind
    /// Files by their paths below the module's folder.
    package var files: [String: StagedFile] = [:]
    package var leftOut: [LeftOut] = []
    /// Modules of the same package.
    package var modules: Set<String> = []
    /// Products of Vitrine's.
    package var products: Set<String> = []
    /// Products of fetched packages: product and identity of the package.
    package var remoteProducts: [String: String] = [:]
    /// Lines of `swiftSettings`.
    package var settings: [String] = []
    /// Lines of `cSettings`.
    package var cSettings: [String] = []
    /// The folder of public headers of C, relative to the module's.
    package var publicHeaders: String?
    /// Resources of a package's target: paths below the module's folder, and how they are treated.
    package var resources: [String: String] = [:]

    /// The imported modules that aren't available.
    var missing: Set<String> = []

    /// Whether its sources import a module that isn't available.
    func lacks(_ module: String) -> Bool { missing.contains(module) }

    package init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }

    /// Gives sources of one name different ones: the compiler's products are named after them.
    mutating func keepNamesApart() {
      var known: Set<String> = []
      for path in files.keys.sorted() where path.hasSuffix(".swift") {
        let place = URL(filePath: path)
        guard !known.insert(place.lastPathComponent).inserted else { continue }
        let stem = place.deletingPathExtension().lastPathComponent
        let name =
          (2...).lazy.map { "\(stem)-\($0).swift" }.first { known.insert($0).inserted } ?? stem
        let folder = path.dropLast(place.lastPathComponent.count)
        files[folder + name] = files.removeValue(forKey: path)
      }
    }

    /// Keeps the module where all of its sources are left out: others still import it, and the
    /// package manager takes no target without a source.
    mutating func keepFolder() {
      guard kind == .library, !files.keys.contains(where: { $0.hasSuffix(".swift") }) else {
        return
      }
      files["Empty.swift"] = .generated("// All sources of the module are left out.\n")
    }
  }

  /// Where a staged file comes from.
  package enum StagedFile: Sendable, Hashable {
    /// It is the user's, as it is.
    case link(URL)
    /// It is the user's, rewritten.
    case copy(URL, String)
    /// It is written by Vitrine.
    case generated(String)
  }

  /// The type with which a program that shows previews begins.
  static let previewProgram = "VitrinePreviewProgram"

  /// The target that is staged.
  package var target: ProjectTarget
  package var developmentLanguage: String
  package var modules: [Module]
  package var remotePackages: [RemotePackage] = []
  /// Modules that are imported and do not exist, and the files that import them.
  package var missingModules: [String: [String]] = [:]
  /// Modules of Apple's systems that are imported and have no stand-in: no package has them.
  package var systemModules: Set<String> = []
  /// Notes for the user, one line each.
  package var notes: [String] = []
  /// Warnings about files of the project.
  var problems: [TargetReport.Problem] = []
  /// The classes and functions in Objective-C that Swift can use.
  var objectiveCNames: Set<String> = []

  /// Whether widgets and previews of a module are drawn.
  func isShown(_ module: Module) -> Bool {
    module.kind == .program || target.previewedModules.contains(module.name)
  }

  /// The module with the widgets.
  package var program: Module? { modules.first { $0.kind == .program } }

  /// The indices of modules of Swift, in the order of their dependencies.
  var swiftModules: [Int] {
    var done: Set<Int> = []
    var order: [Int] = []
    func visit(_ position: Int) {
      guard done.insert(position).inserted else { return }
      for name in modules[position].modules.sorted() {
        if let next = modules.firstIndex(where: { $0.name == name }) { visit(next) }
      }
      switch modules[position].kind {
      case .program, .library: order.append(position)
      case .foreign, .system: break
      }
    }
    for position in modules.indices { visit(position) }
    return order
  }
}

extension StagingPlan {
  /// Whether another plan has the same modules and files, of which only the user's sources differ.
  func isLike(_ other: StagingPlan) -> Bool {
    modules.count == other.modules.count && remotePackages == other.remotePackages
      && zip(modules, other.modules).allSatisfy { $0.outline == $1.outline }
  }
}

extension StagingPlan.Module {
  /// The module without the texts of the user's sources.
  fileprivate var outline: Self {
    var outline = self
    outline.files = files.mapValues { file in
      switch file {
      case .link(let source), .copy(let source, _): .link(source)
      case .generated: file
      }
    }
    return outline
  }
}
