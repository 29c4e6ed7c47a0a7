// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Modules with the names of Apple's, for the sources of widgets and apps that import them on Linux: the
// sources compile, and services report that they aren't available.
//
// Each folder of Sources is a module and a product. What it imports, its files say. SwiftPM keeps what a
// manifest answered until its text changes, for all packages at the same path. Therefore the text changes
// with the folders and the imports; a test says the new value.
// imports: f4325c8326a19f61

/// The libraries of the main package, by its manifest.
let vitrine = Set(
  try String(contentsOfFile: "\(Context.packageDirectory)/../Package.swift", encoding: .utf8)
    .components(separatedBy: ".library(name: \"").dropFirst()
    .compactMap { $0.components(separatedBy: "\"").first })

/// A folder with the sources of a module.
struct Folder {
  var name: String
  var path: String
  /// The names of its files, those of sub-folders among them.
  var files: [String]
  /// The modules that its Swift files import, sorted.
  var imports: [String]

  /// Whether it is the map of a C library that the system has.
  var isSystemLibrary: Bool { files.contains("module.modulemap") }

  /// A folder by its path below the package's.
  init(_ name: String, below parent: String) {
    let path = "\(parent)/\(name)"
    let root = "\(Context.packageDirectory)/\(path)"
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let lines = files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = (try? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { $0.contains("import ") }
    }
    let imports = lines.compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { return nil }
      return String(words[index + 1])
    }
    (self.name, self.path, self.files) = (name, path, files)
    self.imports = Set(imports).sorted()
  }

  /// All folders of a folder of the package, sorted by name.
  static func all(in parent: String) -> [Folder] {
    let root = "\(Context.packageDirectory)/\(parent)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder)
      return exists && isFolder.boolValue && !name.hasPrefix(".")
    }.sorted().map { Folder($0, below: parent) }
  }

  /// The dependencies that the imports require: modules of this package, and of the main one.
  var dependencies: [Target.Dependency] {
    imports.compactMap { module in
      if vitrine.contains(module) { return .product(name: module, package: "Vitrine") }
      return modules.contains { $0.name == module } ? .target(name: module) : nil
    }
  }

  var target: Target {
    isSystemLibrary
      ? .systemLibrary(name: name, path: path)
      : .target(name: name, dependencies: dependencies, path: path)
  }
}

let modules = Folder.all(in: "Sources")

let package = Package(
  name: "StandIns",
  platforms: [.macOS(.v15)],
  products: modules.filter { !$0.isSystemLibrary }.map {
    .library(name: $0.name, targets: [$0.name])
  },
  dependencies: [.package(name: "Vitrine", path: "..")],
  targets: modules.map(\.target)
    + Folder.all(in: "Tests").map {
      .testTarget(name: $0.name, dependencies: $0.dependencies, path: $0.path)
    },
  swiftLanguageModes: [.v6]
)

// As in the main package: modules are compiled as a whole, unless another package fetched this one.
if !Context.packageDirectory.contains("/checkouts/"), Context.environment["VITRINE_BY_FILE"] == nil
{
  for target in package.targets where target.type != .system {
    target.swiftSettings = [
      .unsafeFlags(
        [
          "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "1",
          "-no-emit-module-separately-wmo", "-Xfrontend", "-disable-llvm-verify",
        ], .when(configuration: .debug))
    ]
  }
}

/// Whether a folder holds modules that this toolchain compiled; another one cannot read them.
func holdsModules(_ folder: String) -> Bool {
  let programs = (Context.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
  guard Context.environment["VITRINE_FROM_SOURCE"] == nil,
    let kept = try? String(contentsOfFile: folder + "/compiler", encoding: .utf8),
    let architecture = kept.split(separator: "\n").first,
    let swift = programs.first(where: FileManager.default.isExecutableFile)
  else { return false }
  let program = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
  let interface = program.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/swift/linux/Swift.swiftmodule/\(architecture).swiftinterface")
  let head = FileManager.default.contents(atPath: interface.path)?.prefix(1024) ?? Data()
  return String(decoding: head, as: UTF8.self).contains(kept.dropFirst(architecture.count + 1))
}

// As in the main package: the installed one holds its modules compiled.
if holdsModules(Context.packageDirectory + "/../Compiled") {
  let compiled = Context.packageDirectory + "/Compiled"
  package.products = package.products.map { .library(name: $0.name, targets: ["CompiledStandIns"]) }
  package.targets = [
    .systemLibrary(
      name: "CCompiledStandIns", path: "Compiled/CModules",
      pkgConfig: compiled + "/vitrine-standins.pc"),
    .target(
      name: "CompiledStandIns",
      dependencies: ["CCompiledStandIns", .product(name: "SwiftUI", package: "Vitrine")],
      path: "Compiled/CompiledStandIns"),
  ]
}
