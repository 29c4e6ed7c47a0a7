import CHarfBuzz

/// A font that isn't built in, for example one in a font file that is an asset of an archive.
package struct FontFile: Sendable {
  let face: FaceFile

  /// The name under which texts request it, in addition to its own names.
  package var family: String { face.family }

  /// Why a file has no face that texts can be set in.
  package enum Failure: Error, Hashable, Sendable {
    /// HarfBuzz finds no glyphs in it: the file is not OpenType, is broken, or has only bitmaps.
    case noGlyphs
    /// A table is not in the file, which was not copied to its end.
    case cutOff(table: String)
    /// The font has no name, and none was given.
    case noName
    /// The colours of its glyphs are in an unsupported format.
    case colors(face: String, format: String)

    /// The message that describes the problem with the file.
    package var text: String {
      switch self {
      case .noGlyphs: "it is not a font with outlines"
      case .cutOff(let table): "the font is cut off: its table '\(table)' lies outside the file"
      case .noName: "the font has no name"
      case .colors(let face, let format):
        "the glyphs of '\(face)' are coloured by \(format), which is not drawn"
      }
    }
  }

  /// Reads the descriptions of the faces of an OpenType file.
  ///
  /// - Parameters:
  ///   - bytes: a TrueType or OpenType file, or a collection of them.
  ///   - family: the name to list all faces under; each face's own family name if `nil`.
  /// - Returns: the faces in the file's order, the named instances of a variable one behind it.
  /// - Throws: ``Failure``.
  package static func faces(
    of bytes: [UInt8], family: String? = nil
  ) throws(Failure) -> [FontFile] {
    let blob = FontBlob(bytes)
    guard blob.faceCount > 0 else { throw .noGlyphs }
    // HarfBuzz takes such a table for an empty one, and letters then get the outlines of others.
    if let table = tableOutside(bytes) { throw .cutOff(table: table) }
    var files: [FontFile] = []
    for index in 0..<min(blob.faceCount, mostFaces) {
      let contents = FaceFile.Contents.read(blob, face: index)
      let open = Typeface(FaceFile(family: "", weight: nil, contents: contents))
      let face = try FaceFile(open, contents, family: family)
      files.append(FontFile(face: face))
      files += open.instances.map { FontFile(face: face.instance($0, of: open)) }
    }
    return files
  }

  /// The tag of the first table that is not whole in the file; `nil` without one.
  ///
  /// Source: OpenType specification, "Organization of an OpenType Font".
  private static func tableOutside(_ bytes: [UInt8]) -> String? {
    func number(_ place: Int, bytes count: Int = 4) -> Int {
      guard place + count <= bytes.count else { return 0 }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let isCollection = bytes.starts(with: Array("ttcf".utf8))
    let faces =
      isCollection ? (0..<min(number(8), mostFaces)).map { number(12 + 4 * $0) } : [0]
    for face in faces {
      for index in 0..<number(face + 4, bytes: 2) {
        let record = face + 12 + 16 * index
        guard record + 16 <= bytes.count else { return "directory" }
        guard number(record + 8) + number(record + 12) > bytes.count else { continue }
        return String(decoding: bytes[record..<record + 4], as: UTF8.self)
      }
    }
    return nil
  }

  /// The maximum number of faces of a file that are listed.
  private static let mostFaces = 256
}

extension FaceFile {
  /// Reads the description of a face.
  ///
  /// - Throws: `FontFile.Failure`.
  fileprivate init(
    _ face: Typeface, _ contents: Contents, family: String?
  ) throws(FontFile.Failure) {
    guard face.glyphCount > 0, face.hasOutlines || face.hasPictures else { throw .noGlyphs }
    let name = family ?? face.familyName
    guard !name.isEmpty else { throw .noName }
    if let format = face.undrawnColors {
      throw .colors(face: face.fullName.isEmpty ? name : face.fullName, format: format)
    }
    let style = face.table("OS/2")
    let isVariable = face.axes.contains { $0.tag == openTypeTag("wght") }
    let weight = style.count > 5 ? Double(Int(style[4]) << 8 | Int(style[5])) : 400
    self.init(
      family: name, isItalic: style.count > 63 && style[63] & 1 == 1,
      weight: isVariable ? nil : weight.clamped(to: 1...1000), contents: contents)
    ownFamily = face.familyName
    names = [face.postScriptName, face.fullName].filter { !$0.isEmpty }
  }

  /// The face at a named place of its axes.
  fileprivate func instance(_ instance: Typeface.Instance, of face: Typeface) -> FaceFile {
    let weight = instance.coordinates[openTypeTag("wght")].map(Double.init) ?? weight
    var copy = FaceFile(
      family: family, isItalic: isItalic || instance.isSlanted,
      weight: weight.map { $0.clamped(to: 1...1000) }, contents: contents)
    copy.names = [instance.postScriptName, face.familyName + " " + instance.name]
    copy.isInstance = true
    copy.coordinates = instance.coordinates
    return copy
  }
}

extension FaceFile.Contents {
  /// Whether the bytes are part of the binary.
  var isEmbedded: Bool {
    if case .embedded = self { true } else { false }
  }
}
