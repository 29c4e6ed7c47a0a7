import Synchronization
import VitrineDisplayList

/// The faces a text can be set in, and their fonts; both are opened at their first use.
final class FontBook: Sendable {
  /// The files, families together.
  let files: [FaceFile]
  /// The files of each family, and those that have a unique name.
  private let indices: [String: [Int]]
  /// The names of all families, in alphabetical order.
  let names: [String]
  private let store = Mutex(Store())

  private struct FontKey: Hashable {
    var file: Int
    var weight: Double
    var opticalSize: Double
    var horizontalScale: Double
  }

  private struct Store {
    var faces: [Int: Typeface] = [:]
    var fonts: [FontKey: ShapingFont] = [:]
  }

  /// The maximum number of fonts kept open; beyond it, the cache is emptied.
  private static let capacity = 256

  /// Creates a book of `files`; families of `extra` replace those with the same name.
  init(_ files: [FaceFile] = EmbeddedFaces.all, adding extra: [FaceFile] = []) {
    let replaced = Set(extra.map(\.family))
    let files = files.filter { !replaced.contains($0.family) } + extra
    self.files = files
    let members = files.indices.filter { !files[$0].isInstance }
    let families = Dictionary(grouping: members) { files[$0].family }
    let own = Dictionary(grouping: members) { files[$0].ownFamily ?? files[$0].family }
    var single: [String: [Int]] = [:]
    for index in files.indices {
      // Of two faces with one name the first is found.
      for name in files[index].names where single[name] == nil { single[name] = [index] }
    }
    names = families.keys.sorted()
    indices = single.merging(own) { $1 }.merging(families) { $1 }
  }

  /// Whether there is a family, or a face, of that name.
  func has(_ name: String) -> Bool { indices[name] != nil }

  /// Whether a family has a slanted face.
  func hasItalic(_ family: String) -> Bool {
    (indices[family] ?? []).contains { files[$0].isItalic }
  }

  /// The file of `family` that best matches a style; that of the fallback for an unknown family.
  func file(of family: String, weight: Double, isItalic: Bool) -> Int {
    let candidates = indices[family] ?? indices[EmbeddedFaces.sans] ?? [0]
    func distance(_ index: Int) -> Double {
      files[index].distance(weight: weight, isItalic: isItalic)
    }
    return candidates.min { distance($0) < distance($1) } ?? 0
  }

  /// The open face of a file.
  func typeface(_ file: Int) -> Typeface {
    store.withLock { typeface(file, in: &$0) }
  }

  private func typeface(_ file: Int, in store: inout Store) -> Typeface {
    if let face = store.faces[file] { return face }
    let face = Typeface(files[file])
    store.faces[file] = face
    return face
  }

  /// The font for `instance`, whatever its size; the fallback font for a face that is not in the
  /// book.
  func shapingFont(for instance: FontInstance) -> ShapingFont {
    let file = file(of: instance.face, weight: instance.weight, isItalic: instance.italic)
    let key = FontKey(
      file: file, weight: files[file].weight ?? instance.weight,
      opticalSize: instance.opticalSize, horizontalScale: instance.horizontalScale)
    return store.withLock { store in
      if let font = store.fonts[key] { return font }
      if store.fonts.count >= Self.capacity { store.fonts.removeAll() }
      let font = ShapingFont(
        face: typeface(file, in: &store), weight: key.weight, opticalSize: key.opticalSize,
        horizontalScale: key.horizontalScale)
      store.fonts[key] = font
      return font
    }
  }
}
