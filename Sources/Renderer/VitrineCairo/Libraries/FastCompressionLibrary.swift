/// The part of ISA-L that makes zlib streams, several times as quickly as other libraries.
struct FastCompressionLibrary: Sendable {
  /// The public part of the library's stream structure, as declared in its header.
  struct Stream {
    var input: UnsafePointer<UInt8>?
    var inputCount: UInt32 = 0
    var inputTotal: UInt32 = 0
    var output: UnsafeMutablePointer<UInt8>?
    var outputCount: UInt32 = 0
    var outputTotal: UInt32 = 0
    var tables: UnsafeRawPointer?
    var level: UInt32 = 0
    var levelMemoryCount: UInt32 = 0
    var levelMemory: UnsafeMutableRawPointer?
    var isLast: UInt16 = 0
    var flush: UInt16 = 0
    var wrapper: UInt16 = 0
    var windowBits: UInt16 = 0
  }

  private typealias Start = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void
  private typealias Deflate = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Int32

  private static let shared = Result { () throws(PNGError) in try FastCompressionLibrary() }
  private let start: Start
  private let deflate: Deflate

  private init() throws(PNGError) {
    let library = try SystemLibrary(
      .fastCompression,
      missing: PNGError.libraryMissing(
        library: "ISA-L", package: LibraryFile.fastCompression.package)
    )
    start = try library.function("isal_deflate_stateless_init", as: Start.self)
    deflate = try library.function("isal_deflate_stateless", as: Deflate.self)
  }

  /// The library, opened once.
  ///
  /// - Throws: ``PNGError/libraryMissing(library:package:)``.
  static func open() throws(PNGError) -> FastCompressionLibrary { try shared.get() }

  /// Compresses the input of a stream at once; returns whether the output fits.
  func compress(_ stream: UnsafeMutablePointer<Stream>, _ prepare: (inout Stream) -> Void) -> Bool {
    start(stream)
    prepare(&stream.pointee)
    return deflate(stream) == 0
  }
}
