import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The commands that compile and link one program in a separate folder without the package manager:
/// the planned commands without outputs for debuggers and editors.
///
/// Nothing imports the module of a program, so it needs no module file. Without that file, debug
/// information, an index and the package manager's scan of all files, a build takes less than half
/// the time.
struct ModuleCommands: Sendable {
  /// The sources of the module.
  let sources: Set<String>
  /// The arguments that compile the changes of the module.
  let compile: [String]
  /// The object files of the module.
  let objects: [String]
  /// The object files of everything else.
  let others: [String]
  private let folder: String
  private let linking: [String]
  private let bin: String

  /// The library of all other object files, which is linked once.
  var base: String { folder + "/" + ProgramPlace.baseName }
  /// The program that loads both libraries, which is linked once.
  var loader: String { folder + "/loader" }
  /// The file with the linker options that object files contain.
  var autolink: String { folder + "/libraries" }

  /// Reads the planned commands of a program; `nil` if their form is unknown.
  init?(_ program: String, package: String, folder: String) {
    guard let plan = BuildManifest(folder: package), let compile = plan.compile(program),
      let link = plan.link(program), let compiler = compile.arguments.first,
      let map = ModuleCommands.value(of: "-output-file-map", compile.arguments),
      let objects = OutputFileMap(map, movedTo: folder),
      let list = link.arguments.first(where: { $0.hasPrefix("@") })
    else { return nil }
    self.folder = folder
    bin = FileWriter.folder(of: compiler)
    sources = Set(compile.inputs.filter { $0.hasSuffix(".swift") })
    self.objects = objects.objects
    guard objects.write(), let files = ModuleCommands.lines(String(list.dropFirst())) else {
      return nil
    }
    let products = FileWriter.folder(of: map)
    // Wrapped modules are only for debuggers.
    others = files.filter { !$0.hasPrefix(products + "/") && !$0.hasSuffix(".swiftmodule.o") }
    self.compile =
      ModuleCommands.kept(of: compile.arguments)
      + ["-output-file-map", objects.file, "-gline-tables-only"]
    linking = Array(link.arguments.dropFirst())
  }

  private static let flags: Set<String> = [
    "-emit-module", "-parseable-output", "-g", "-gnone", "-serialize-diagnostics",
    "-emit-dependencies",
  ]
  private static let options: Set<String> = [
    "-emit-module-path", "-index-store-path", "-output-file-map",
  ]

  private static func kept(of arguments: [String]) -> [String] {
    var kept: [String] = []
    var words = arguments[...]
    while let word = words.popFirst() {
      if flags.contains(word) { continue }
      if options.contains(word) || word == "-Xcc" && words.first == "-g" {
        _ = words.popFirst()
      } else {
        kept.append(word)
      }
    }
    return kept
  }

  private static func value(of option: String, _ arguments: [String]) -> String? {
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else {
      return nil
    }
    return arguments[place + 1]
  }

  /// Returns the paths in a response file, one per line, with or without quotes.
  private static func lines(_ file: String) -> [String]? {
    guard let bytes = try? FileReader.read(file, limit: 64 << 20) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.hasPrefix("'") || line.hasPrefix("\"")
        ? String(line.dropFirst().dropLast()) : String(line)
    }
  }

  /// The folders to which the compiler writes what it read of C modules.
  var moduleCaches: [String] {
    ModuleCommands.value(of: "-module-cache-path", compile).map { [$0] } ?? []
  }

  /// The command that compiles the changes.
  var compileCommand: (program: String, words: [String])? {
    compile.first.map { ($0, Array(compile.dropFirst())) }
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

/// The compiler's map from sources to output files.
private struct OutputFileMap {
  let file: String
  let objects: [String]
  private let bytes: [UInt8]

  /// Reads a map, and moves its files to another folder.
  init?(_ path: String, movedTo folder: String) {
    guard let text = try? FileReader.read(path, limit: 64 << 20),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: Data(text))
    else { return nil }
    let old = FileWriter.folder(of: path)
    var moved: [String: [String: String]] = [:]
    for (source, outputs) in map {
      for kind in ["object", "swift-dependencies", "dependencies"] {
        guard let output = outputs[kind], output.hasPrefix(old + "/") else { continue }
        moved[source, default: [:]][kind] = folder + output.dropFirst(old.count)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(moved) else { return nil }
    (file, bytes) = (folder + "/output-file-map.json", Array(data))
    objects = moved.filter { !$0.key.isEmpty }.values.compactMap { $0["object"] }.sorted()
  }

  func write() -> Bool { (try? FileWriter.write(bytes, to: file)) != nil }
}
