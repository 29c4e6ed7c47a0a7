/// A thread of the program.
package enum SystemThread {
  /// Starts a thread that is not waited for; returns whether the system could create it.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = create(Job(work), stackBytes: nil) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Runs a closure on a thread with a stack of a given size, and waits for its end; returns
  /// whether the system could create the thread.
  ///
  /// - Parameters:
  ///   - stackBytes: the stack's size; only the pages that are touched take memory.
  ///   - work: the closure; it is released before this function returns.
  package static func run(stackBytes: Int, _ work: () -> Void) -> Bool {
    withoutActuallyEscaping(work) { work in
      // The caller waits, so that nothing runs concurrently.
      nonisolated(unsafe) let work = work
      let job = Job { work() }
      guard let thread = create(job, stackBytes: stackBytes) else { return false }
      pthread_join(thread, nil)
      job.end()
      return true
    }
  }

  /// The work of a thread.
  ///
  /// `@unchecked`: `work` is changed only after the thread has ended.
  private final class Job: @unchecked Sendable {
    private var work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
    func run() { work() }
    func end() { work = {} }
  }

  private static func create(_ job: Job, stackBytes: Int?) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    if let stackBytes {
      guard pthread_attr_setstacksize(&attributes, stackBytes) == 0 else { return nil }
    }
    let box = Unmanaged.passRetained(job)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, main, box.toOpaque()) == 0 else {
      box.release()
      return nil
    }
    return thread
  }

  #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      {
        Unmanaged<Job>.fromOpaque($0).takeRetainedValue().run()
        return nil
      }
  #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      {
        if let job = $0 { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
        return nil
      }
  #endif
}
