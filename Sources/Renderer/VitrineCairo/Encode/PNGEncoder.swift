import VitrineDisplayList

/// Writes bitmaps as PNG files in sRGB.
///
/// Identical input gives identical bytes, except for those of the compression `fast` on different
/// kinds of processors. Pictures with few colours are written with a palette, other opaque ones as
/// RGB, all others as RGBA.
package struct PNGEncoder: Sendable {
  /// The level of compression.
  package let compression: PNGCompression
  /// The memory that encoders share.
  let workspaces: PNGWorkspaces

  /// Creates a PNG encoder.
  package init(_ compression: PNGCompression = .default) {
    self.init(compression, workspaces: .shared)
  }

  init(_ compression: PNGCompression = .default, workspaces: PNGWorkspaces) {
    self.compression = compression
    self.workspaces = workspaces
  }

  /// Makes sure that the compression can be had here.
  ///
  /// - Throws: ``PNGError/libraryMissing(library:package:)``.
  package func checkCompression() throws(PNGError) {
    if compression == .fast { _ = try FastCompressionLibrary.open() }
  }

  /// A PNG file of `bitmap`, with text entries such as `("Software", "Vitrine")` before the pixels.
  ///
  /// - Throws: ``PNGError`` when the bitmap is empty, too large for the format or memory runs out,
  ///   when a text entry breaks the format's rules, or when ``PNGCompression/fast`` lacks its library.
  package func encode(
    _ bitmap: Bitmap, text: [(keyword: String, text: String)] = []
  ) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .emptyPicture }
    var entries: [PNGChunk] = []
    for (keyword, text) in text { entries.append(try .text(keyword: keyword, text)) }
    return try workspaces.lend { (workspace) throws(PNGError) in
      let lines =
        compression == .small
        ? try smallest(bitmap, workspace) : Scanlines(bitmap, in: workspace.lines)
      return try file(of: lines, entries, workspace)
    }
  }

  /// Rows with the filter that a quick level compresses best: the highest one takes a hundred times as
  /// long, and seldom prefers another.
  private func smallest(
    _ bitmap: Bitmap, _ workspace: PNGWorkspace
  ) throws(PNGError) -> Scanlines {
    let usual = Scanlines(bitmap, in: workspace.lines)
    guard case .direct(let pixel) = usual.format else { return usual }
    let count = try workspace.compress(usual.bytes, .level(6)).count
    let filter: PNGFilter = usual.filter == .none ? .paeth : .none
    let other = Scanlines(bitmap, in: workspace.lines, pixel: pixel, filter: filter)
    guard try workspace.compress(other.bytes, .level(6)).count >= count else { return other }
    return Scanlines(bitmap, in: workspace.lines, pixel: pixel, filter: usual.filter)
  }

  private func file(
    of lines: Scanlines, _ entries: [PNGChunk], _ workspace: PNGWorkspace
  ) throws(PNGError) -> [UInt8] {
    var chunks = [.header(lines), .sRGB] + entries
    if case .indexed(let palette) = lines.format { chunks += palette.chunks }
    let pixels = try workspace.compress(lines.bytes, compression.method(for: lines))
    return try PNGChunk.file(of: chunks, pixels: pixels)
  }
}

extension PNGCompression {
  /// How rows are compressed.
  ///
  /// The rows of a widget card of 1092 x 510 pixels take 4.6 ms and 132,000 bytes at level 4 of
  /// libdeflate, 5.3 ms and 130,000 bytes at level 5, 5.7 ms and 122,000 bytes at level 6. A photograph shrinks by 3 % between 1 and 6 at three times
  /// the cost. Rows of a palette are a quarter as long, so that level 6 is quick enough.
  func method(for lines: Scanlines) -> PNGWorkspace.Method {
    switch self {
    case .fast: .fast
    case .small: .level(12)
    case .default:
      switch (lines.format, lines.filter) {
      case (.indexed, _): .level(6)
      case (.direct, .paeth): .level(1)
      case (.direct, .none): .level(4)
      }
    }
  }
}
