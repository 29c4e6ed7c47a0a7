import Vitrine
import VitrineProcess

/// The compiler jobs that the driver would start for each source, so that one source
/// can be compiled without the driver.
///
/// The driver determines what else to compile after a change. If only bodies of functions
/// changed, which the hash of a source's interface shows, there is nothing else.
struct FrontendJobs: Sendable {
  private var jobs: [String: [String]] = [:]

  /// Adds the driver's list of jobs, one per line, with words quoted for a shell.
  mutating func add(_ list: String) {
    for line in list.split(separator: "\n") {
      var words = ShellWords.split(line)
      let sources = words.indices.filter { $0 > 0 && words[$0 - 1] == "-primary-file" }
      // The driver's own record of the source's dependencies must stay unchanged.
      let option = "-emit-reference-dependencies-path"
      guard sources.count == 1, let place = words.firstIndex(of: option), place + 1 < words.count
      else { continue }
      words[place + 1] += ".alone"
      jobs[words[sources[0]]] = words
    }
  }

  /// Variables with which a job takes less time: the C library asks for large pages, of which the system
  /// has to provide fewer.
  static let environment = ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]

  /// The sources, in order.
  var sources: [String] { jobs.keys.sorted() }

  /// Returns the command that compiles one source.
  func command(for source: String) -> (program: String, words: [String])? {
    guard let job = jobs[source], let program = job.first else { return nil }
    return (program, Array(job.dropFirst()))
  }

  /// Returns the command that prints the hash of a source's interface.
  func hashing(_ source: String) -> (program: String, words: [String])? {
    guard let program = jobs[source]?.first else { return nil }
    return (program, ["-frontend", "-dump-interface-hash", "-primary-file", source])
  }
}
