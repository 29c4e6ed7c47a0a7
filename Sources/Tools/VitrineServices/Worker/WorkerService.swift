import Vitrine
import VitrineArguments
import VitrineCairo
import VitrineCommandLine
import VitrinePlatform

/// The process that draws requests for a worker, one at a time.
package enum WorkerService {
  /// The first word of its command line; the worker's own words follow.
  package static let argument = "--serve-requests"

  /// Answers requests until the worker ends.
  package static func serve(_ words: [String]) -> Never {
    HelperPool.shared.useThisProgram()
    Signals.ignoreBrokenPipesAndFullQuotas()
    guard let command = try? WorkerCommand.parse(words, pointer: ""),
      var drawing = try? RequestDrawing(command.options)
    else { System.exit(.unusable) }
    command.options.costs.limitProcess(jobs: 1)
    endWithWorker()
    let channel = HelperChannel(descriptor: STDIN_FILENO)
    while let request = WorkerMessage.read(from: channel) {
      let answer = drawing.answer(request.bytes, number: request.number)
      let message = WorkerMessage(number: request.number, bytes: answer.bytes)
      guard message.write(to: channel) else { break }
      drawing.makeRoom()
    }
    _exit(0)
  }

  /// Ends this process when the worker ends, even in the middle of a picture.
  private static func endWithWorker() {
    _ = SystemThread.start {
      var entry = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while poll(&entry, 1, -1) <= 0 || entry.revents == 0 {}
      UnfinishedFiles.removeAllForGood()
      _exit(0)
    }
  }
}

/// A line on its way to a process that draws, or the answer on its way back: the line's number and
/// the number of bytes, each in eight bytes in little-endian order, and the bytes.
struct WorkerMessage {
  let number: Int
  let bytes: [UInt8]

  /// The maximum size of a message, in bytes.
  private static let mostBytes = 1 << 31

  /// Reads a message; `nil` if the other end is closed.
  static func read(from channel: HelperChannel) -> WorkerMessage? {
    guard let head = channel.read(16) else { return nil }
    let numbers = [head[..<8], head[8...]].map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
    guard (0...mostBytes).contains(numbers[1]), let bytes = channel.read(numbers[1]) else {
      return nil
    }
    return WorkerMessage(number: numbers[0], bytes: bytes)
  }

  /// Writes the message, and returns whether the other end received it.
  func write(to channel: HelperChannel) -> Bool {
    let head = [number, bytes.count].flatMap { value in
      withUnsafeBytes(of: UInt64(value).littleEndian) { Array($0) }
    }
    return channel.write(head + bytes)
  }
}
