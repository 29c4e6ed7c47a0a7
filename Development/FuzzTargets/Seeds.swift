import Foundation

extension FuzzTarget.Seeds {
  /// The inputs, the smallest first, without files of more than `size` bytes.
  ///
  /// - Parameter root: the repository's root.
  package func inputs(root: String, size: Int) -> [[UInt8]] {
    let files = endings.isEmpty ? [] : files(in: root + "/" + folder, size: size)
    return (texts.map { Array($0.utf8) } + files).sorted { $0.count < $1.count }
  }

  private func files(in folder: String, size: Int) -> [[UInt8]] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { name in endings.contains { name.hasSuffix($0) } }
      .compactMap { FileManager.default.contents(atPath: folder + "/" + $0) }
      .filter { $0.count <= size }.map { Array($0) }
  }
}

extension FuzzTarget {
  /// The folder for inputs that were found, relative to the repository's root, with a folder for
  /// each target.
  package static let corpus = "Tests/Tools/FuzzTests/Corpus"

  /// Inputs that once caused a trap or took too long.
  ///
  /// - Parameter root: the repository's root.
  package func found(root: String) -> [[UInt8]] {
    let folder = "\(root)/\(FuzzTarget.corpus)/\(name)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { FileManager.default.contents(atPath: folder + "/" + $0) }
      .map { Array($0) }
  }
}
