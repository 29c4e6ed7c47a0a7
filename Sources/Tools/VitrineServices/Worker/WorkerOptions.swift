import Vitrine
import VitrineArguments
import VitrineCairo
import VitrineCommandLine

/// Options for the folders of a worker, and the limits of its requests.
struct WorkerOptions: ParsableArguments {
  /// The folder that contains the archives of requests.
  var root = "."
  /// The folder that contains the assets of archives in requests.
  var assetFolder: String?
  /// The folder that pictures are written below.
  var output: String?
  var jobs: Int?
  /// The size of each process's caches, in bytes.
  var cache = 32 << 20
  var isOrdered = false
  /// The compression of PNG files.
  var compression = PNGCompression.default
  var fontFolder: String?
  var costs = CostOptions()
  var isStrict = false
  var isLenient = false
  var operands: [String] = []

  static let arguments: [ArgumentDefinition<Self>] =
    [
      .option(
        "root", .file("DIR"), \.root,
        "Folder that contains the archives of requests; default: the current folder"),
      .option(
        "assets", .file("DIR"), \.assetFolder,
        "Folder that contains the images and fonts of archives in requests; default: none"),
      .option(
        "output", short: "o", .file("DIR"), \.output,
        "Folder that pictures are written below, created if it is missing; default: none"),
      .jobs(\.jobs),
      .option(
        "cache", .bytes("BYTES", 0...(1 << 40)), \.cache,
        "Memory that each job keeps between requests; default: 32MiB"),
      .flag("ordered", \.isOrdered, "Answer in the order of requests"),
      .fontFolder(\.fontFolder), .compression(\.compression),
    ] + CostOptions.arguments.map { $0.of(\.costs) } + [.strict(\.isStrict), .lenient(\.isLenient)]

  /// The number of processes that draw.
  var processes: Int { jobs ?? System.cores }
  /// The decoder for archives.
  var decoder: ArchiveDecoder { ArchiveDecoder(isLenient: isLenient) }

  /// Checks that the folders and libraries exist, and that the fonts can be read.
  ///
  /// - Throws: `CommandError`.
  func check() throws(CommandError) {
    for folder in [root, assetFolder].compactMap({ $0 }) where !Folders.exists(folder) {
      throw .failed(
        ReportedDiagnostic(.error, "there is no such folder", file: folder), .unusable)
    }
    _ = try FontFolder(option: fontFolder)
    try compression.check()
    do throws(HashLibrary.Missing) {
      _ = try HashLibrary.open()
    } catch {
      throw .usage(error.message, hint: error.hint)
    }
  }
}
