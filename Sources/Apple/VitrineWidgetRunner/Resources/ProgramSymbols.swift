import CVitrineRuntime
import Foundation
import WidgetKit

/// The names in a program: in its executable, and in the libraries that it consists of.
struct ProgramSymbols {
  private let files: [SymbolFile]

  /// Maps a program's executable, and the libraries of this program, into memory.
  init(_ program: URL) {
    let libraries = ProgramSymbols.libraries.map { URL(fileURLWithPath: $0) }
    files = (libraries + [program]).map(SymbolFile.init)
  }

  /// Whether the program contains the module of a resource bundle `Package_Module`; `true` if
  /// unknown.
  func hasModule(ofBundle name: String) -> Bool {
    guard let mark = name.firstIndex(of: "_") else { return true }
    // A package's name may contain underscores, too; every ending may be the module.
    var rest = name[name.index(after: mark)...]
    while true {
      let symbol = "$s\(rest.utf8.count)\(rest)"
      if files.contains(where: { $0.contains(symbol) ?? true }) { return true }
      guard let next = rest.firstIndex(of: "_") else { return false }
      rest = rest[rest.index(after: next)...]
    }
  }

  /// The paths of the libraries that this program consists of; empty if it is one file.
  static var libraries: [String] {
    var paths: [String] = []
    withUnsafeMutablePointer(to: &paths) { paths in
      vitrine_program_files(paths) { path, context in
        guard let path, let context else { return }
        context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: path))
      }
    }
    return paths
  }
}

/// A file with names.
private struct SymbolFile {
  private let bytes: Data?
  /// The parts of the file that contain names: its string tables, or the whole file if they cannot
  /// be found.
  private let tables: [Range<Int>]

  /// Maps a file into memory; if that fails, no names are known.
  init(_ file: URL) {
    bytes = try? Data(contentsOf: file, options: .alwaysMapped)
    let all = 0..<(bytes?.count ?? 0)
    let found = bytes.map { $0.withUnsafeBytes(SymbolFile.stringTables) } ?? []
    tables = found.isEmpty ? [all] : found
  }

  /// Whether the file contains a name; `nil` if it cannot be read.
  ///
  /// `Data` would copy the whole file for the search, which takes longer than everything else in
  /// archiving a widget.
  func contains(_ text: String) -> Bool? {
    guard let bytes else { return nil }
    let text = Array(text.utf8)
    return bytes.withUnsafeBytes { file in
      tables.contains { range in
        let table = UnsafeRawBufferPointer(rebasing: file[range])
        guard let start = table.baseAddress else { return false }
        return vitrine_has_name(start, table.count, text, text.count) != 0
      }
    }
  }

  // MARK: ELF

  /// The sections with names in a 64-bit ELF file, according to the System V ABI; empty for other
  /// files.
  private static func stringTables(_ file: UnsafeRawBufferPointer) -> [Range<Int>] {
    let isELF = file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
    guard isELF, let start = number(file, 0x28, UInt64.self),
      let size = number(file, 0x3a, UInt16.self), let count = number(file, 0x3c, UInt16.self)
    else { return [] }
    return (0..<count).compactMap { index in
      let (header, isTooFar) = start.addingReportingOverflow(index * size)
      guard !isTooFar, number(file, header + 4, UInt32.self) == 3,
        let offset = number(file, header + 24, UInt64.self),
        let length = number(file, header + 32, UInt64.self), length <= file.count,
        offset <= file.count - length
      else { return nil }
      return offset..<offset + length
    }
  }

  /// Reads a number in the processor's byte order; `nil` outside the file, or if it exceeds every
  /// offset in files.
  private static func number<Value: FixedWidthInteger>(
    _ file: UnsafeRawBufferPointer, _ place: Int, _ type: Value.Type
  ) -> Int? {
    guard place >= 0, place <= file.count - MemoryLayout<Value>.size else { return nil }
    return Int(exactly: file.loadUnaligned(fromByteOffset: place, as: type))
  }
}
