import SwiftUI
import WidgetKit

/// The backtraces that the runtime of a worker writes when it traps.
enum TrapTrace {
  /// Environment settings that make a worker's runtime write a backtrace to a file when it traps.
  ///
  /// Source: Swift's documentation, "Backtracing support in Swift". Registers and images are not
  /// needed here and would cost time.
  static func settings(writingTo file: URL) -> String {
    [
      "enable=yes", "format=json", "output-to=\(file.path)", "interactive=no", "color=no",
      "threads=crashed", "registers=none", "images=none", "sanitize=no", "limit=\(mostFrames)",
      "top=0",
    ].joined(separator: ",")
  }

  /// The maximum number of calls that are examined; endless recursion has thousands.
  private static let mostFrames = 128

  /// Whether the runtime has written the whole backtrace, in which code without debug information has no
  /// places.
  static func isWritten(in file: URL) -> Bool { trace(in: file) != nil }

  /// The innermost call of the widgets' own code in a backtrace; `nil` if the runtime wrote none.
  static func place(in file: URL) -> SourcePlace? {
    let frames = trace(in: file)?.threads.first { $0.crashed == true }?.frames ?? []
    return frames.lazy.compactMap(\.sourceLocation).first(where: isOfWidgets)
  }

  private static func trace(in file: URL) -> Trace? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Trace.self, from: $0) }
  }

  /// Whether the location is in code of the user, not of a library.
  private static func isOfWidgets(_ place: SourcePlace) -> Bool {
    let file = place.file
    return file.hasPrefix("/") && !file.hasPrefix("//") && place.line > 0
      && !file.hasPrefix(librarySources) && !file.contains("/.build/checkouts/")
      && !file.contains(expansions) && !file.contains("/swift/stdlib/")
  }

  /// The folder that the compiler names for expansions of macros, which do not exist as files.
  private static let expansions = "/swift-generated-sources/"
  /// The folder of this library's sources.
  private static let librarySources =
    #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 } + "/"

  /// The part of the runtime's backtrace that is decoded.
  private struct Trace: Decodable {
    struct Thread: Decodable {
      var crashed: Bool?
      var frames: [Frame]?
    }

    struct Frame: Decodable {
      var sourceLocation: SourcePlace?
    }

    var threads: [Thread]
  }
}
