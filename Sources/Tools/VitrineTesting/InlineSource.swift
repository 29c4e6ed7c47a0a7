import Synchronization
import Vitrine

/// The source files of tests, into which inline assertions write the texts that they record.
///
/// Places are those of the files that were compiled, so that what one assertion writes does not move
/// the next.
final class InlineSource: Sendable {
  /// Those of the process; tests of assertions have their own.
  @TaskLocal static var current = InlineSource()

  /// A reason why a text cannot be written.
  struct Fault: Error {
    let reason: String
    let hint: String?

    init(_ reason: String, hint: String? = nil) { (self.reason, self.hint) = (reason, hint) }
  }

  /// A file as it was compiled, and the closures that replace parts of it.
  private struct File {
    let source: String
    var edits: [Range<Int>: String] = [:]

    /// The file with all closures.
    var text: String {
      var bytes = Array(source.utf8)
      for (range, closure) in edits.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
        bytes.replaceSubrange(range, with: closure.utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static let limit = 16 << 20
  private let files = Mutex<[String: File]>([:])

  /// Writes a text as the trailing closure of an assertion.
  ///
  /// - Parameters:
  ///   - path: the path of the source file.
  ///   - line: the line of the assertion's call, from 1.
  ///   - column: its column in bytes, from 1.
  /// - Throws: `Fault` when the file is not the one that was compiled, or cannot be written.
  func record(_ text: String, in path: String, line: Int, column: Int) throws(Fault) {
    do {
      try files.withLock { files in
        var file = try files[path] ?? File(source: InlineSource.read(path))
        let call = try InlineCall(in: file.source, line: line, column: column)
        let closure = call.closure(text)
        if let other = file.edits[call.place], other != closure {
          throw Fault(
            "the assertion is reached with several texts",
            hint: "compare each in an assertion of its own, without a loop or arguments")
        }
        file.edits[call.place] = closure
        do throws(FileError) {
          try FileWriter.write(Array(file.text.utf8), to: path)
        } catch {
          throw Fault("'\(path)' cannot be written: \(error.text)", hint: error.hint)
        }
        files[path] = file
      }
    } catch {
      throw error as? Fault ?? Fault("\(error)")
    }
  }

  private static func read(_ path: String) throws(Fault) -> String {
    do throws(FileError) {
      return String(decoding: try FileReader.read(path, limit: limit), as: UTF8.self)
    } catch {
      throw Fault("'\(path)' cannot be read: \(error.text)", hint: error.hint)
    }
  }
}
