import VitrineCoding

/// A fingerprint of the faces of a build.
package enum FontFingerprint {
  /// A checksum of all faces of the binary, as 8 hexadecimal digits.
  ///
  /// The directory at the head of an OpenType file holds the checksums of all its tables.
  package static let text: String = {
    var description: [UInt8] = []
    for face in EmbeddedFaces.all {
      guard case .embedded(let contents) = face.contents else { continue }
      let file = contents()
      let head = UnsafeBufferPointer(start: file.bytes, count: min(file.count, 1024))
      description += Array(face.family.utf8) + Array(String(file.count).utf8) + Array(head)
    }
    return String(XXHash64.text(XXHash64.hash(description)).prefix(8))
  }()
}
