import CVitrineFonts
import Synchronization
import VitrineModel

/// The faces a text can be set in, and their fonts; both are opened when first asked for.
final class FontBook: Sendable {
  private let store = Mutex(Store())

  /// Names that `FontFamily.custom` finds a face for.
  let names = Set(EmbeddedFace.all.map(\.name)).sorted()

  private struct FaceKey: Hashable {
    var name: String
    var italic: Bool
  }

  private struct FontKey: Hashable {
    var face: FaceKey
    var weight: Double
    var opticalSize: Double
  }

  private struct Store {
    var faces: [FaceKey: Typeface] = [:]
    var fonts: [FontKey: ShapingFont] = [:]

    mutating func face(_ key: FaceKey) -> Typeface {
      if let face = faces[key] { return face }
      let file = EmbeddedFace.all.first { $0.name == key.name && $0.italic == key.italic }
      let face = Typeface(file: file?.file() ?? VitrineFontFile())
      faces[key] = face
      return face
    }
  }

  /// Most fonts kept open; a process that asks for more starts afresh.
  private static let capacity = 256

  /// Name of the face that stands in for the system's own and for names nobody knows.
  private static let standIn = "Inter"

  /// The face and axes in which `font` is set.
  func instance(of font: ResolvedFont) -> FontInstance {
    FontInstance(
      face: faceName(of: font.family), size: font.size.clamped(to: 0...FontBook.largestSize),
      weight: font.weight.clamped(to: 1...1000).rounded(),
      opticalSize: SystemDesignSpace.quantisedInterOpticalSize(at: font.size),
      italic: font.italic)
  }

  /// Beyond this many points a size is taken for an accident; it keeps all sums finite.
  private static let largestSize = 10_000.0

  private func faceName(of family: FontFamily) -> String {
    if case .custom(let name) = family, names.contains(name) { return name }
    return Self.standIn
  }

  /// The font for `instance`, whatever its size; the stand-in for a face the book does not have.
  func shapingFont(for instance: FontInstance) -> ShapingFont {
    let name = names.contains(instance.face) ? instance.face : Self.standIn
    let key = FontKey(
      face: FaceKey(name: name, italic: instance.italic), weight: instance.weight,
      opticalSize: instance.opticalSize)
    return store.withLock { store in
      if let font = store.fonts[key] { return font }
      if store.fonts.count >= Self.capacity { store.fonts.removeAll() }
      let font = ShapingFont(
        face: store.face(key.face), weight: key.weight, opticalSize: key.opticalSize)
      store.fonts[key] = font
      return font
    }
  }
}
