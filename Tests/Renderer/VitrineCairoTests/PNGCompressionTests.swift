import Testing
import VitrineDisplayList
import VitrineTestSupport

@testable import VitrineCairo

/// The compressions that are available on this machine.
private let available = PNGCompression.allCases.filter {
  (try? PNGEncoder($0).checkCompression()) != nil
}

@Suite("Compressions of PNG files")
struct PNGCompressionTests {
  /// A gradient with noise in a part of it.
  private func picture(_ width: Int, _ height: Int, noise: Int, seed: UInt64 = 3) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    return Bitmap(
      width: width,
      (0..<width * height).map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: width)
        guard column >= noise else {
          return Pixel(
            .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator), 9)
        }
        let level = UInt8((row + column) * 255 / (width + height))
        return Pixel(level, 255 - level, UInt8(row % 256))
      })
  }

  @Test("all decode to the same pixels, for drawings and photographs", arguments: available)
  func pixels(_ compression: PNGCompression) throws {
    for (width, height, noise) in [(300, 200, 0), (300, 200, 40), (200, 100, 200), (1, 1, 0)] {
      let bitmap = picture(width, height, noise: noise)
      let file = try PNGEncoder(compression).encode(bitmap)
      #expect(try ImageDecoder().decode(file) == bitmap)
    }
  }

  @Test("all write films whose first picture other decoders show", arguments: available)
  func films(_ compression: PNGCompression) throws {
    let frames = [picture(60, 40, noise: 0), picture(60, 40, noise: 9)]
    let file = try PNGEncoder(compression).encode(frames: frames, milliseconds: 40)
    #expect(try ImageDecoder().decode(file) == frames[0])
  }

  @Test("'small' takes no more bytes than 'default', whichever filter suits")
  func sizes() throws {
    for noise in [0, 40, 300] {
      let bitmap = picture(300, 200, noise: noise)
      let files = try [PNGCompression.small, .default].map { try PNGEncoder($0).encode(bitmap) }
      #expect(files[0].count <= files[1].count)
    }
  }

  @Test("incompressible data fits into the space that each compressor requests")
  func bounds() throws {
    var generator = SeededGenerator(seed: 5)
    let noise = (0..<300_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var compressors: [any Compressor] = [
      try DeflateCompressor(level: 1), try DeflateCompressor(level: 12),
    ]
    if available.contains(.fast) { compressors.append(try FastCompressor()) }
    for compressor in compressors {
      for count in [0, 1, 100, noise.count] {
        let room = UnsafeMutableRawBufferPointer.allocate(
          byteCount: compressor.bound(count), alignment: 16)
        defer { room.deallocate() }
        let length = noise[..<count].withUnsafeBytes { compressor.compress($0, to: room) }
        let stream = Array(room[..<(try #require(length))])
        #expect(zlibDecompress(stream, limit: 1 << 20) == Array(noise[..<count]))
      }
    }
  }

  @Test("earlier content of a stream's memory does not affect 'fast'")
  func memory() throws {
    guard available.contains(.fast) else { return }
    let rows = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 % 300 * ($0 / 300)) }
    let compressor = try FastCompressor()
    let files = try [0, 1, 8, 0x5555].map { (bits: UInt16) in
      compressor.stream.pointee.windowBits = bits
      var file = [UInt8](repeating: 0, count: compressor.bound(rows.count))
      let length = rows.withUnsafeBytes { rows in
        file.withUnsafeMutableBytes { compressor.compress(rows, to: $0) }
      }
      return Array(file[..<(try #require(length))])
    }
    #expect(Set(files).count == 1)
  }

  @Test("a missing library is named with its package")
  func missingLibrary() {
    let error = PNGError.libraryMissing(library: "ISA-L", package: "libisal2")
    #expect(throws: error) {
      try SystemLibrary(LibraryFile("libnowhere", 1, "libnowhere1", "tests"), missing: error)
    }
    #expect(error.description == "the compression 'fast' needs ISA-L, which is not installed")
    #expect(error.hint == "apt-get install libisal2, or use another compression")
  }

  @Test("successive pictures share compressors and memory")
  func reuse() throws {
    let workspaces = PNGWorkspaces()
    let encoder = PNGEncoder(workspaces: workspaces)
    let large = picture(300, 200, noise: 10)
    let first = try encoder.encode(large)
    let allocations = workspaces.allocations
    for _ in 0..<10 {
      _ = try encoder.encode(picture(100, 90, noise: 50))
      #expect(try encoder.encode(large) == first)
    }
    #expect(workspaces.made == 1)
    // A photo needs a compressor of its own; nothing else is allocated after the largest picture.
    #expect(workspaces.allocations <= allocations + 1)
  }
}
