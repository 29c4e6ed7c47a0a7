/// The part of libwebp that reads pictures.
struct WebPLibrary: Sendable {
  private typealias GetInfo =
    @convention(c) @Sendable (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  private typealias Decode =
    @convention(c) @Sendable (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?, Int, Int32
    ) -> UnsafeMutablePointer<UInt8>?

  private static let shared = Result { () throws(ImageError) in try WebPLibrary() }
  private let getInfo: GetInfo
  private let decode: Decode

  private init() throws(ImageError) {
    let library = try SystemLibrary(.webP, format: "in WebP")
    getInfo = try library.function("WebPGetInfo", as: GetInfo.self)
    decode = try library.function("WebPDecodeBGRAInto", as: Decode.self)
  }

  /// The library, opened once.
  ///
  /// - Throws: ``ImageError`` when it is not installed.
  static func open() throws(ImageError) -> WebPLibrary { try shared.get() }

  /// The size of a picture in pixels; `nil` when the bytes are damaged.
  func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard getInfo(bytes, bytes.count, &width, &height) != 0 else { return nil }
    return (Int(width), Int(height))
  }

  /// Writes straight BGRA rows of `width * 4` bytes; `false` when the bytes are damaged.
  func decode(
    _ bytes: [UInt8], to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int
  ) -> Bool {
    decode(bytes, bytes.count, pixels, width * height * 4, Int32(clamping: width * 4)) != nil
  }
}
