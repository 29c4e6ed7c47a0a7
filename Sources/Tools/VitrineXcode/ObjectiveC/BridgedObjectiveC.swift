import Foundation
import VitrineCoding
import VitrineProcess

/// The declarations of Objective-C that a target's Swift sees through its bridging header.
struct BridgedObjectiveC {
  /// The generated source.
  let source: String
  /// Stand-ins that it imports.
  let products: Set<String>
  /// What is said of it, in one line each.
  let notes: [String]
  /// The classes and functions that it declares.
  let names: Set<String>
  /// Included files that the project does not have.
  let missing: [ObjectiveCHeaders.Missing]

  /// Reads the headers; `nil` if the toolchain cannot.
  ///
  /// - Parameters:
  ///   - title: what the headers are, for notes.
  ///   - sources: files of Objective-C, in which constants have their values.
  ///   - declared: the names of types that the target's Swift declares.
  init?(
    _ headers: [URL], folders: [URL], sources: [URL], declared: Set<String>, title: String,
    _ toolchain: Toolchain
  ) {
    let reader = ObjectiveCHeaders(headers: headers, folders: folders, toolchain: toolchain)
    guard let interface = reader.interface() else { return nil }
    let products = interface.frameworks.filter { StandIn.named($0) != nil }
    let declarations = ObjectiveCDeclarations(
      interface.text, known: declared.union(BridgedObjectiveC.usable(products)),
      constants: BridgedObjectiveC.constants(reader.closure + sources))
    names = Set(declarations.classes + declarations.functions)
    missing = reader.included.missing
    let imports = ["Foundation"] + products.sorted()
    source = imports.map { "import \($0)\n" }.joined() + "\n" + declarations.source
    self.products = products
    let classes = declarations.classes.joined(separator: ", ")
    var notes: [String] = []
    if !declarations.classes.isEmpty {
      notes.append(
        "\(title) is Objective-C, which is not compiled: \(classes) "
          + (declarations.classes.count == 1 ? "has its" : "have their")
          + " declarations, properties with defaults, and methods that return defaults")
    }
    if !declarations.omitted.isEmpty {
      let shown = declarations.omitted.prefix(3).joined(separator: "; ")
      notes.append(
        "\(declarations.omitted.count.counted("declaration of \(title) is", "declarations of \(title) are")) omitted: \(shown)"
      )
    }
    self.notes = notes
  }

  /// Reads the bridging header of a target; headers that it includes may be anywhere in the project.
  init?(
    _ header: URL, of target: ProjectTarget, _ root: URL, _ toolchain: Toolchain, title: String
  ) {
    let files = ((try? ProjectFiles.walk(root) { !ProjectFiles.isForeign($0) }) ?? [])
      .filter { $0.hasSuffix(".h") || $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
      .map { root.appending(path: $0) }
    var folders = [root.standardizedFileURL]
    for file in files where file.pathExtension == "h" {
      var folder = file.deletingLastPathComponent().standardizedFileURL
      // Headers are named by any part of their paths.
      while !folders.contains(folder), folders.count < BridgedObjectiveC.mostFolders,
        folder.path.hasPrefix(root.standardizedFileURL.path)
      {
        folders.append(folder)
        folder = folder.deletingLastPathComponent()
      }
    }
    let declared = target.sources.reduce(into: Set<String>()) { names, file in
      guard let text = try? ProjectFiles.text(file) else { return }
      names.formUnion(SourceOutline.of(text).declarations.filter { !$0.isExtension }.map(\.name))
    }
    self.init(
      [header], folders: folders, sources: files.filter { $0.pathExtension != "h" },
      declared: declared, title: title, toolchain)
  }

  /// Most folders in which headers are looked for.
  private static let mostFolders = 200

  /// The types of stand-ins that headers name.
  private static func usable(_ products: Set<String>) -> Set<String> {
    products.isDisjoint(with: ["UIKit", "AppKit", "Cocoa"]) ? [] : ["UIColor", "UIImage", "UIView"]
  }

  /// The values of constants and macros that are texts or numbers.
  private static func constants(_ files: [URL]) -> [String: String] {
    var values: [String: String] = [:]
    for file in files {
      guard let text = try? ProjectFiles.text(file) else { continue }
      let pattern =
        #/(?:#define\s+(\w+)\s+|(?:\*|\b\w+)\s*(?:const)?\s+(\w+)\s*=\s*)\(?(@?"(?:[^"\\\n]|\\.)*"|-?[0-9][0-9.]*|YES|NO)\)?f?\s*(?:;|\n|$|\/\/)/#
      for match in text.matches(of: pattern) {
        guard let name = match.1 ?? match.2 else { continue }
        let value = match.3.hasPrefix("@") ? match.3.dropFirst() : match.3
        values[String(name)] = value == "YES" ? "true" : value == "NO" ? "false" : String(value)
      }
    }
    return values
  }
}
