import CVitrineSandbox
import VitrinePlatform

/// The process that works on untrusted files whose formats are large or rare.
///
/// Their libraries are large, and librsvg aborts its process if it finds an internal error. In a
/// separate process, that affects one picture, and a library that obeys a file has nothing to work
/// with: no files, no network, no other processes, little memory and time.
package enum PictureHelper {
  /// The first word on the command line of such a process; the second is the service.
  package static let argument = "--serve-pictures"
  /// The maximum memory of the process, in bytes.
  package static let mostMemory: UInt64 = 1 << 30
  /// The processor time of a job, in seconds; up to one more can pass.
  package static let mostComputing: UInt32 = 2
  /// The time limit of a job on a busy machine, in seconds; less than that of a picture.
  package static let mostSeconds = 15.0
  /// The maximum number of bytes of a file.
  package static let mostBytes = 512 << 20

  /// Performs jobs until the connection is closed, or the process has to end.
  ///
  /// - Parameter service: the second word on the command line.
  package static func serve(_ service: String) -> Never {
    guard let service = HelperService(rawValue: service) else { _exit(2) }
    // Libraries read their own files now.
    let missing = failure(of: service)
    guard missing != nil || vitrine_enter_sandbox(mostMemory) == 0 else { _exit(3) }
    let channel = HelperChannel(descriptor: 0)
    while let request = HelperMessage.read(HelperMessage.Request.self, from: channel) {
      guard request.service == service, (0...mostBytes).contains(request.count),
        let job = PictureJob(request), let bytes = channel.read(request.count)
      else { break }
      guard vitrine_limit_time(mostComputing) == 0 else { break }
      guard answer(job, bytes, missing, on: channel) else { break }
    }
    _exit(0)
  }

  /// Does a job; returns whether the answer was taken.
  private static func answer(
    _ job: PictureJob, _ file: [UInt8], _ missing: ImageError?, on channel: HelperChannel
  ) -> Bool {
    var answer = HelperMessage.Answer()
    var bytes: [UInt8] = []
    do throws(ImageError) {
      if let missing { throw missing }
      switch try job.perform(on: file) {
      case .size(let size): answer.size = size
      case .bytes(let all): bytes = all
      }
      answer.count = bytes.count
    } catch {
      answer.error = error
    }
    return channel.write(HelperMessage.bytes(answer)) && channel.write(bytes)
  }

  /// Opens the library of a service; returns why that fails.
  private static func failure(of service: HelperService) -> ImageError? {
    do throws(ImageError) {
      switch service {
      case .svg: _ = try SVGLibrary.open()
      case .pdf: _ = try PDFLibrary.open()
      case .webP: _ = try WebPLibrary.open()
      case .font: break
      }
      return nil
    } catch {
      return error
    }
  }
}
