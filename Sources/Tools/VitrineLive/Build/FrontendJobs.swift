import VitrineProcess

/// The compiler jobs that the driver would start for each source, so that one source
/// can be compiled without the driver.
///
/// The driver determines what else to compile after a change. If only bodies of functions
/// changed, which the fingerprints of the source's declarations show, there is nothing else.
struct FrontendJobs: Sendable {
  private var jobs: [String: Job] = [:]

  private struct Job: Sendable {
    var words: [String]
    /// The path of the driver's record of the source's dependencies, which must stay unchanged.
    var record: String
    /// The path of the job's own record.
    var ownRecord: String { record + ".alone" }
  }

  /// Adds the driver's list of jobs, one per line, with words quoted for a shell.
  mutating func add(_ list: String) {
    for line in list.split(separator: "\n") {
      let words = ShellWords.split(line)
      let sources = words.indices.filter { $0 > 0 && words[$0 - 1] == "-primary-file" }
      let option = "-emit-reference-dependencies-path"
      guard sources.count == 1, let place = words.firstIndex(of: option), place + 1 < words.count
      else { continue }
      var job = Job(words: words, record: words[place + 1])
      job.words[place + 1] = job.ownRecord
      jobs[words[sources[0]]] = job
    }
  }

  /// Variables with which a job takes less time: the C library asks for large pages, of which the system
  /// has to provide fewer.
  static let environment = ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]

  /// Returns the command that compiles one source.
  func command(for source: String) -> (program: String, words: [String])? {
    guard let job = jobs[source], let program = job.words.first else { return nil }
    return (program, Array(job.words.dropFirst()))
  }

  /// Whether a source declared the same when it was compiled alone as when the driver compiled it.
  func declaresTheSame(_ source: String) -> Bool {
    guard let job = jobs[source], let earlier = DeclarationFingerprints(record: job.record) else {
      return false
    }
    return earlier == DeclarationFingerprints(record: job.ownRecord)
  }
}
