import Vitrine
import VitrineFiles
import VitrineProcess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The commands that compile and link a program's own modules in a separate folder without the package
/// manager: the planned commands without outputs for debuggers and editors.
///
/// Nothing imports the module of a program, so it needs no module file. Without that file, debug
/// information, an index and the package manager's scan of all files, a build takes less than half
/// the time.
struct ModuleCommands: Sendable {
  /// A module whose sources change while it is shown.
  struct Module: Sendable {
    let sources: Set<String>
    /// The program and the arguments that compile its changes.
    let compile: [String]
    let objects: [String]

    /// The command that compiles the changes.
    var command: (program: String, words: [String]) { (compile[0], Array(compile.dropFirst())) }
  }

  /// The modules in the order of their dependencies; the last one is that of the program.
  let modules: [Module]
  /// The folders to which the compiler writes what it read of C modules.
  let moduleCaches: [String]
  /// The object files of everything else.
  let others: [String]
  private let folder: String
  private let linking: [String]
  private let bin: String

  /// The sources of all modules.
  var sources: Set<String> { modules.reduce(into: []) { $0.formUnion($1.sources) } }
  /// The object files of all modules.
  var objects: [String] { modules.flatMap(\.objects) }
  /// The library of all other object files, which is linked once.
  var base: String { folder + "/" + ProgramPlace.baseName }
  /// The program that loads both libraries, which is linked once.
  var loader: String { folder + "/loader" }
  /// The file with the linker options that object files contain.
  var autolink: String { folder + "/libraries" }

  /// Reads the planned commands of a program; `nil` if their form is unknown.
  ///
  /// - Parameters:
  ///   - names: the modules in the order of their dependencies; the last one is that of the program.
  ///   - folder: the path of the folder for outputs.
  init?(_ names: [String], plan: BuildManifest, folder: String) {
    let planned = names.compactMap(plan.compile)
    guard let program = names.last, planned.count == names.count,
      let compiler = planned.first?.arguments.first, let link = plan.link(program),
      let list = link.arguments.first(where: { $0.hasPrefix("@") }),
      let files = ModuleCommands.lines(String(list.dropFirst()))
    else { return nil }
    self.folder = folder
    bin = FileWriter.folder(of: compiler)
    var modules: [Module] = []
    for (name, command) in zip(names, planned) {
      let isProgram = name == program
      let made = Module(
        command, named: name, in: folder, isProgram: isProgram, isAlone: names.count == 1)
      guard let made else { return nil }
      modules.append(made)
    }
    self.modules = modules
    let products = planned.compactMap { $0.value(of: "-output-file-map").map(FileWriter.folder) }
    // Wrapped modules are only for debuggers.
    others = files.filter { file in
      !file.hasSuffix(".swiftmodule.o") && !products.contains { file.hasPrefix($0 + "/") }
    }
    moduleCaches = planned.compactMap { $0.value(of: "-module-cache-path") }.withoutRepeats
    linking = Array(link.arguments.dropFirst())
  }

  /// Returns the paths in a response file, one per line, with or without quotes.
  private static func lines(_ file: String) -> [String]? {
    guard let bytes = try? FileReader.read(file, limit: 64 << 20) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.hasPrefix("'") || line.hasPrefix("\"")
        ? String(line.dropFirst().dropLast()) : String(line)
    }
  }

  // MARK: Linking

  /// The command that extracts the libraries that object files need.
  var extract: (program: String, words: [String]) {
    (bin + "/swift-autolink-extract", objects + others + ["-o", autolink])
  }

  /// Returns the command that links everything else as a library; `nil` if its libraries are unknown.
  ///
  /// Its `main` loads the module. Names refer to its own declarations, which saves the loader from
  /// searching for them.
  func linkBase() -> (program: String, words: [String])? {
    let words = [
      "-shared", "-Wl,-S,-Bsymbolic,-z,pack-relative-relocs,-soname,\(ProgramPlace.baseName)",
      "-Wl,--defsym,main=vitrine_run_module", start,
    ]
    return libraries.map { linker(words + others + $0 + ["-o", base]) }
  }

  /// The command that links the program, which consists of both libraries.
  var linkLoader: (program: String, words: [String]) {
    linker(["-pie", "-Wl,-rpath,$ORIGIN,--allow-shlib-undefined", base, "-o", loader])
  }

  /// The command that links the module without its libraries, which the program has loaded: reading
  /// their names would take most of the time.
  func linkAlone(to output: String) -> (program: String, words: [String]) {
    (
      bin + "/ld.lld",
      ["-shared", "--eh-frame-hdr", "--build-id=none", "-z", "undefs"] + names + [start] + objects
        + ["-o", output]
    )
  }

  /// Returns the command that links the module with its libraries, and so finds missing names; `nil`
  /// if the libraries are unknown.
  func linkChecked(to output: String) -> (program: String, words: [String])? {
    let words = ["-shared", "-Wl,-z,defs"] + names.flatMap { ["-Xlinker", $0] }
    return libraries.map { linker(words + [start] + objects + [base] + $0 + ["-o", output]) }
  }

  /// Options with which the module defines `main`, and names of its tables for the program.
  ///
  /// Only aliases of the runtime's tables are visible, and previews are optional.
  private var names: [String] {
    let previews = ["-u", "__start_vitrine_previews", "-u", "__stop_vitrine_previews"]
    let table = "swift5_protocol_conformances"
    return ["-z", "start-stop-visibility=default"] + previews
      + (definitions + [
        "vitrine_module_conformances=__start_\(table)",
        "vitrine_module_conformances_end=__stop_\(table)",
      ]).flatMap { ["--defsym", $0] }
  }

  private func linker(_ words: [String]) -> (program: String, words: [String]) {
    (
      bin + "/clang",
      ["-fuse-ld=lld", "-Wl,--build-id=none", "-Wl,-rpath,\(runtime)", "-L\(runtime)"] + words
    )
  }

  private var runtime: String { FileWriter.folder(of: bin) + "/lib/swift/linux" }

  /// The object file that makes the tables of an image known to the runtime.
  private var start: String {
    #if arch(arm64)
      runtime + "/aarch64/swiftrt.o"
    #else
      runtime + "/x86_64/swiftrt.o"
    #endif
  }

  /// The libraries of all object files as linker arguments; `nil` if they are unknown.
  private var libraries: [String]? {
    guard let bytes = try? FileReader.read(autolink, limit: 16 << 20) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init).withoutRepeats + linkerWords + ["-lswiftCore"]
  }

  /// The names that the planned command defines, such as `main`.
  private var definitions: [String] {
    let words = linking.filter { $0 != "-Xlinker" }
    return words.indices.dropFirst().filter { words[$0 - 1] == "--defsym" }.map { words[$0] }
  }

  /// The linker arguments of the planned command without definitions: libraries and their folders.
  private var linkerWords: [String] {
    var kept: [String] = []
    var words = linking[...]
    while let word = words.popFirst() {
      if word == "-L" || word == "-Xlinker" {
        guard let value = words.popFirst() else { continue }
        if value == "--defsym" {
          words = words.dropFirst(2)
        } else {
          kept += [word, value]
        }
      } else if word.hasPrefix("-l") || word.hasPrefix("-L") {
        kept.append(word)
      }
    }
    return kept
  }
}

extension ModuleCommands.Module {
  /// Creates the command of a module; `nil` if the files for it cannot be written.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder for outputs.
  ///   - isAlone: whether there is no other module.
  fileprivate init?(
    _ planned: BuildManifest.Command, named name: String, in folder: String, isProgram: Bool,
    isAlone: Bool
  ) {
    let sources = planned.sources
    guard let map = OutputFileMap(of: sources, in: folder + "/" + name), map.write() else {
      return nil
    }
    self.sources = Set(sources)
    objects = map.objects
    var words = planned.argumentsWithoutOutputs
    let interfaces = folder + "/Modules"
    // Before the module files of the last whole build.
    if !isAlone { words.insert(contentsOf: ["-I", interfaces], at: 1) }
    words += ["-c", "-incremental", "-enable-batch-mode", "-Onone", "-gline-tables-only"]
    words += ["-output-file-map", map.file] + sources
    if !isProgram {
      guard (try? Folders.make(interfaces)) != nil else { return nil }
      words += ["-emit-module", "-emit-module-path", "\(interfaces)/\(name).swiftmodule"]
    }
    compile = words
  }
}

/// The compiler's map from sources to output files.
private struct OutputFileMap {
  let file: String
  let objects: [String]
  private let map: [String: [String: String]]

  /// Creates a map for sources of a module, of which two may have one name.
  init?(of sources: [String], in folder: String) {
    guard (try? Folders.make(folder)) != nil else { return nil }
    var map = ["": ["swift-dependencies": folder + "/module.swiftdeps"]]
    var objects: [String] = []
    for (number, source) in sources.enumerated() {
      let stem = "\(folder)/\(number)-\(PathName.last(of: source) ?? "")"
      objects.append(stem + ".o")
      map[source] = [
        "object": stem + ".o", "swift-dependencies": stem + ".swiftdeps",
        "dependencies": stem + ".d",
      ]
    }
    (self.map, self.objects) = (map, objects)
    file = folder + "/output-file-map.json"
  }

  func write() -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(map) else { return false }
    return (try? FileWriter.write(Array(data), to: file)) != nil
  }
}
