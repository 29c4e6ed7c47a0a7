import VitrinePlatform

/// A process without rights that works on untrusted files; ends with the value.
struct HelperProcess: ~Copyable {
  private let connection: ConnectedProcess

  /// Starts a program that answers jobs of one service on its standard input.
  ///
  /// - Throws: ``ImageError/helperMissing(reason:)``.
  init(_ executable: String, _ service: HelperService) throws(ImageError) {
    let libraries = getenv("LD_LIBRARY_PATH").map { "LD_LIBRARY_PATH=" + String(cString: $0) }
    do throws(ConnectedProcess.StartError) {
      connection = try ConnectedProcess(
        [executable, PictureHelper.argument, service.rawValue],
        environment: [libraries].compactMap { $0 })
    } catch {
      throw .helperMissing(reason: error.text)
    }
  }

  /// The result of a job.
  enum Reply {
    case outcome(PictureJob.Outcome)
    case fault(ImageError)
    /// The process had ended before it received the job.
    case neverStarted
    /// The process ended, or did not end in time.
    case ended(isTimeOut: Bool)
  }

  /// Hands over a job and waits for its outcome.
  borrowing func perform(_ job: PictureJob, on bytes: [UInt8]) -> Reply {
    let channel = HelperChannel(
      descriptor: connection.descriptor, deadline: SystemClock.now + PictureHelper.mostSeconds)
    guard channel.write(HelperMessage.bytes(job.request(count: bytes.count))) else {
      return .neverStarted
    }
    guard channel.write(bytes),
      let answer = HelperMessage.read(HelperMessage.Answer.self, from: channel)
    else { return ended() }
    if let error = answer.error { return .fault(error) }
    // The helper may be controlled by the file's author, so its answers are checked, too.
    guard job.accepts(answer.count) else { return ended() }
    if answer.count == 0 {
      guard let size = answer.size else { return ended() }
      return .outcome(.size(size))
    }
    guard let bytes = channel.read(answer.count) else { return ended() }
    return .outcome(.bytes(bytes))
  }

  /// How the process ended; it is stopped if it is still running.
  private borrowing func ended() -> Reply {
    switch connection.end() {
    case .signal(let number)?: .ended(isTimeOut: number == SIGXCPU)
    case .code?: .ended(isTimeOut: false)
    case nil: .ended(isTimeOut: true)
    }
  }
}
