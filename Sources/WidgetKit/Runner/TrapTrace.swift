import SwiftUI

/// The traces that the runtime of a worker writes when it traps.
enum TrapTrace {
  /// Environment settings that make a worker's runtime write a backtrace to a file when it traps.
  ///
  /// Source: Swift's documentation, "Backtracing support in Swift". Registers and images are of no
  /// use here, and finding them costs time.
  static func settings(writingTo file: URL) -> String {
    [
      "enable=yes", "format=json", "output-to=\(file.path)", "interactive=no", "color=no",
      "threads=crashed", "registers=none", "images=none", "sanitize=no", "limit=\(mostFrames)",
      "top=0",
    ].joined(separator: ",")
  }

  /// Calls that are looked at: endless recursion has thousands.
  private static let mostFrames = 128

  /// The innermost call of the widgets' own code in a trace; `nil` where the runtime left none.
  static func place(in file: URL) -> SourcePlace? {
    guard let data = try? Data(contentsOf: file),
      let trace = try? JSONDecoder().decode(Trace.self, from: data),
      let frames = trace.threads.first(where: { $0.crashed == true })?.frames
    else { return nil }
    return frames.lazy.compactMap(\.sourceLocation).first(where: isOfWidgets)
  }

  /// Whether it is in code that the user may change, and no other library's.
  private static func isOfWidgets(_ place: SourcePlace) -> Bool {
    let file = place.file
    return file.hasPrefix("/") && !file.hasPrefix("//") && place.line > 0
      && !file.hasPrefix(librarySources) && !file.contains("/.build/checkouts/")
  }

  /// The folder of the sources that this file is in.
  private static let librarySources =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/"

  /// The part of the runtime's backtrace that is read.
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
