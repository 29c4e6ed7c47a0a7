import Synchronization
import VitrinePlatform

/// Where files for the system's libraries are worked on, and the processes that are kept for it.
///
/// A process is started when the first file of its kind comes up, and is used again after that.
package final class HelperPool: Sendable {
  /// The place where the work is done.
  package enum Place: Hashable, Sendable {
    /// A process that the program at a path becomes.
    case helper(String)
    /// This process: for archives that one has written oneself.
    case here
  }

  /// Name of the environment variable that chooses the place: the path of the command `vitrine`, or
  /// `none` for this process.
  package static let variable = "VITRINE_HELPER"

  /// The pool of this process.
  package static let shared = HelperPool()
  /// Processes of one kind that work at the same time.
  private static let width = 2

  private final class Slot: Sendable {
    let process = Mutex<HelperProcess?>(nil)
  }

  private let slots: [HelperService: [Slot]]
  private let standardPlace: Mutex<Place>
  /// Whether the environment can choose another place.
  private let followsEnvironment: Bool
  private let turn = Atomic(0)

  private convenience init() { self.init(.here, followsEnvironment: true) }

  /// A pool that works in a certain place.
  init(_ place: Place, followsEnvironment: Bool = false) {
    standardPlace = Mutex(place)
    self.followsEnvironment = followsEnvironment
    slots = Dictionary(
      uniqueKeysWithValues: HelperService.allCases.map {
        ($0, (0..<HelperPool.width).map { _ in Slot() })
      })
  }

  /// Declares that this program can be started as a helper.
  package func useThisProgram() {
    guard let program = SystemFiles.ownProgram else { return }
    standardPlace.withLock { $0 = .helper(program) }
  }

  /// The place where work is done: the one that the environment specifies, otherwise this program
  /// if possible.
  package var place: Place {
    guard followsEnvironment, let value = getenv(HelperPool.variable), value.pointee != 0 else {
      return standardPlace.withLock { $0 }
    }
    let text = String(cString: value)
    return text == "none" ? .here : .helper(text)
  }

  /// Does a job.
  ///
  /// - Throws: ``ImageError``, also for a job that its process did not outlive.
  func perform(_ job: PictureJob, on bytes: [UInt8]) throws(ImageError) -> PictureJob.Outcome {
    guard case .helper(let executable) = place, let slots = slots[job.service] else {
      return try job.perform(on: bytes)
    }
    for slot in slots {
      let outcome = slot.process.withLockIfAvailable { process in
        HelperPool.perform(job, on: bytes, executable, &process)
      }
      if let outcome { return try outcome.get() }
    }
    let slot = slots[turn.add(1, ordering: .relaxed).newValue & Int.max % slots.count]
    return try slot.process.withLock { HelperPool.perform(job, on: bytes, executable, &$0) }.get()
  }

  private static func perform(
    _ job: PictureJob, on bytes: [UInt8], _ executable: String, _ process: inout HelperProcess?
  ) -> Result<PictureJob.Outcome, ImageError> {
    Result { () throws(ImageError) in
      // A process that ended while it was idle is replaced once.
      for _ in 0..<2 {
        if process == nil { process = try HelperProcess(executable, job.service) }
        switch process?.perform(job, on: bytes) {
        case .outcome(let outcome)?: return outcome
        case .fault(let error)?: throw error
        case .neverStarted?, nil: process = nil
        case .ended(let isTimeOut)?:
          process = nil
          throw isTimeOut
            ? .tooSlow(format: job.service.name, seconds: Int(PictureHelper.mostComputing))
            : .libraryCrashed(format: job.service.name)
        }
      }
      throw .helperMissing(reason: "it ends at once")
    }
  }
}
