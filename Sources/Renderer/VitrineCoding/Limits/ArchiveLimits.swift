/// The limits on the content of an archive and on a request, so that invalid input ends in a
/// message.
public struct ArchiveLimits: Hashable, Sendable {
  /// Size of the archive, in bytes.
  public var archiveBytes = 64 << 20
  /// Nesting of views; a view at the root has depth 1.
  ///
  /// Real widgets have fewer than 30 levels. With 64 levels, comparing, hashing and releasing an
  /// archive takes 150 KiB of stack in a release build and 768 KiB in a debug build. A view takes
  /// at most four JSON levels, so that `jsonDepth` suffices for all of them.
  public var depth = 64
  /// Nesting of JSON objects and arrays.
  ///
  /// Foundation's decoder has the same limit, so that other tools can read every archive.
  public var jsonDepth = 512
  /// JSON values in the whole archive.
  public var jsonValues = 4_000_000
  /// View nodes in the whole archive.
  public var nodeCount = 50_000
  /// Characters of one text.
  public var textLength = 20_000
  /// Marks of one chart.
  public var chartMarks = 10_000
  /// Pixels of one decoded image.
  public var imagePixels = 32_000_000
  /// Bytes of one image file.
  public var assetBytes = 64 << 20
  /// Bytes of the files of all images of a picture.
  public var allAssetBytes = 128 << 20
  /// Unicode scalars of all texts of a picture.
  public var textScalars = 250_000
  /// Unicode scalars of one character, such as a letter with its accents.
  ///
  /// A mark is compared with all marks between it and its base character: 1,000 marks take a
  /// millisecond, 200,000 take a minute.
  public var characterScalars = 1_000
  /// Pixels of all effects of a picture; blurred pixels count once more for every 16 pixels that
  /// are averaged.
  public var effectPixels = 1_000_000_000
  /// Lines, curves and dashes of all outlines of a picture, counted each time they are drawn.
  public var outlineSteps = 2_000_000
  /// Bytes of all pixels in memory at the same time: the picture, its effects and its images.
  public var memoryBytes = 512 << 20
  /// Pixels of the picture.
  public var outputPixels = 64_000_000
  /// Timeline entries, or states of a Live Activity.
  public var entries = 1_000
  /// Members of a bundle.
  public var members = 100

  /// The default limits.
  public static let standard = ArchiveLimits()

  package init() {}
}
