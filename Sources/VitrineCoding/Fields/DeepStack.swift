#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs work that recurses deeply on a stack that has the space for it.
///
/// Reading the deepest permitted archive takes up to 17 KiB a view in a debug build and 6 KiB in a
/// release build; a secondary thread may have no more than 512 KiB.
package enum DeepStack {
  /// JSON levels up to which any thread's own stack is enough.
  package static let shallow = 64
  /// The stack's size; only the pages that are touched take memory.
  private static let bytes = 16 << 20

  private final class Job {
    var work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
  }

  /// Runs `body` to its end on a thread of its own; on this one when there is no thread to be had.
  package static func run<Value>(_ body: () throws -> Value) throws -> Value {
    try withoutActuallyEscaping(body) { body in
      var outcome: Result<Value, any Error>?
      let job = Job { outcome = Result { try body() } }
      if !start(job) { job.work() }
      // The job lets go of `body` before this scope ends.
      job.work = {}
      switch outcome {
      case .some(let result): return try result.get()
      case .none: return try body()
      }
    }
  }

  /// Runs `body` that cannot fail to its end, as `run` does.
  package static func run<Value>(_ body: () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      var value: Value?
      let job = Job { value = body() }
      if !start(job) { job.work() }
      job.work = {}
      return value ?? body()
    }
  }

  private static func start(_ job: Job) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, bytes) == 0 else { return false }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passUnretained(job).toOpaque()
    let status = pthread_create(&thread, &attributes, DeepStack.main, context)
    guard status == 0 else { return false }
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    return true
  }

  #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { pointer in
        Unmanaged<Job>.fromOpaque(pointer).takeUnretainedValue().work()
        return nil
      }
  #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      { pointer in
        if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeUnretainedValue().work() }
        return nil
      }
  #endif
}
