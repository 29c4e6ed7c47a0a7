import CBrotli
import VitrineCoding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compressed payloads, as in push notifications: JSON, compressed with Brotli, in Base64.
package enum PayloadText {
  /// Returns the JSON of a text that may be compressed; any other text unchanged.
  ///
  /// - Throws: `ArchiveError` when the text looks like Base64 but is not compressed JSON.
  package static func bytes(
    _ bytes: [UInt8], limits: ArchiveLimits, file: String
  ) throws(ArchiveError) -> [UInt8] {
    guard isBase64(bytes) else { return bytes }
    do throws(ArchiveError) {
      return try decompressed(bytes, limits: limits)
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }

  /// Decodes and decompresses a Brotli stream in Base64.
  ///
  /// - Throws: `ArchiveError` when it is not such a stream, or when the result is larger than an
  ///   archive may be.
  package static func decompressed(
    _ text: [UInt8], limits: ArchiveLimits
  ) throws(ArchiveError) -> [UInt8] {
    if let first = text.first(where: { !" \t\r\n".utf8.contains($0) }), "{[".utf8.contains(first) {
      throw ArchiveError(
        .notInArchive(
          "it is JSON that is not compressed; devices read it only compressed",
          hint: "compress the JSON with Brotli, and write the result in Base64, as Voltra's "
            + "'renderLiveActivityToString' does"))
    }
    guard text.count <= limits.archiveBytes, text.allSatisfy(isLetter),
      let data = Data(base64Encoded: Data(text), options: .ignoreUnknownCharacters)
    else { throw ArchiveError(.unreadable("it is neither JSON nor Base64")) }
    return try inflate(Array(data), limit: limits.archiveBytes)
  }

  /// Whether a text consists of letters of Base64 and is longer than a word.
  private static func isBase64(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 8 && bytes.allSatisfy(isLetter)
  }

  /// Whether Base64 has a letter, or a line break between letters.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      true
    case _: false
    }
  }

  private static func inflate(_ input: [UInt8], limit: Int) throws(ArchiveError) -> [UInt8] {
    guard let state = BrotliDecoderCreateInstance(nil, nil, nil) else {
      throw ArchiveError(.unreadable("there is not enough memory to decompress it"))
    }
    defer { BrotliDecoderDestroyInstance(state) }
    var output: [UInt8] = []
    var result = BROTLI_DECODER_RESULT_ERROR
    input.withUnsafeBufferPointer { source in
      var (left, next) = (source.count, source.baseAddress)
      var room = 0
      repeat {
        result = BrotliDecoderDecompressStream(state, &left, &next, &room, nil, nil)
        var size = 0
        while output.count <= limit, let part = BrotliDecoderTakeOutput(state, &size), size > 0 {
          output += UnsafeBufferPointer(start: part, count: size)
          size = 0
        }
      } while result == BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT && output.count <= limit
    }
    guard output.count <= limit else {
      throw ArchiveError(.limitExceeded(.archiveBytes, found: output.count, allowed: limit))
    }
    guard result == BROTLI_DECODER_RESULT_SUCCESS else {
      throw ArchiveError(.unreadable("its Base64 is not a complete Brotli stream"))
    }
    return output
  }
}
