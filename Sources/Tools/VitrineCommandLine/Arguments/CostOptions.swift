import CVitrineMemory
import Vitrine
import VitrineArguments
import VitrineSnapshot

/// Options for the time and memory of one picture.
package struct CostOptions: ParsableArguments {
  package var timeout: Double?
  package var memoryLimit: Int?
  package var operands: [String] = []

  package init() {}

  package static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "timeout", .number("SECONDS", 0.001...86_400), \.timeout,
      "Time limit for one picture, in seconds; default: \(Int(Deadline.standardSeconds)) if CI is set"
    ),
    .option(
      "memory-limit", .integer("MIB", 16...65_536), \.memoryLimit,
      "Memory limit for one picture, in MiB; default: \(ArchiveLimits.standard.memoryBytes >> 20)"),
  ]

  /// The time limit for one picture, in seconds.
  package var seconds: Double? {
    timeout ?? (RecordMode.isContinuousIntegration() ? Deadline.standardSeconds : nil)
  }

  /// The limits on the cost of a picture.
  package var limits: ArchiveLimits {
    var limits = ArchiveLimits.standard
    if let memoryLimit { limits.memoryBytes = memoryLimit << 20 }
    return limits
  }

  /// Creates a renderer that keeps the limits, and limits the process.
  ///
  /// - Parameter jobs: the number of pictures drawn at a time; `nil` is one for each core.
  /// - Throws: `CommandError` when the folder of fonts or a font in it cannot be read.
  package func renderer(fonts folder: String?, jobs: Int? = 1) throws(CommandError) -> Renderer {
    let fonts = try FontFolder(option: folder)
    limitProcess(jobs: jobs)
    return Renderer(limits: limits, fonts: fonts, timeout: seconds)
  }

  /// Limits the memory of this process to that of its pictures and what it keeps between them.
  ///
  /// - Parameters:
  ///   - jobs: the number of pictures drawn at a time; `nil` is one for each core.
  ///   - kept: the memory that the process keeps between pictures, in bytes.
  package func limitProcess(jobs: Int?, kept: Int = 0) {
    vitrine_keep_memory()
    let jobs = max(1, jobs ?? System.cores)
    let bytes = UInt64(limits.memoryBytes) * UInt64(jobs) + UInt64(max(0, kept))
    let threads = Int32(clamping: (jobs > 1 ? jobs : 0) + CostOptions.watchers)
    // On systems without such a limit, pictures are still measured one by one.
    _ = vitrine_limit_memory(bytes, threads, ExitCode.notRendered.rawValue, CostOptions.lastWords)
  }

  /// Removes the limit, for work other than drawing.
  package static func liftLimit() { _ = vitrine_limit_memory(0, 0, 0, lastWords) }

  /// The number of threads that watch the time, in addition to those that draw.
  private static let watchers = 2

  /// The error of a picture that exhausted the memory of its process.
  package static let outOfMemory = ReportedDiagnostic(
    .error, "out of memory",
    hint: "use fewer or smaller images and views, or raise --memory-limit")

  /// The message for exhausted memory, allocated in advance and kept for the whole process.
  ///
  /// Unsafe: the pointer is created once and never changed or freed.
  private nonisolated(unsafe) static let lastWords: UnsafePointer<CChar> = {
    let text = outOfMemory.text() + "\n"
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
    for (index, byte) in text.utf8.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[text.utf8.count] = 0
    return UnsafePointer(copy)
  }()
}
