import Vitrine

/// The compiler jobs that the driver would start for each source of a module, so that one source
/// can be compiled without the driver.
///
/// The driver finds out what else has to be compiled because of a change. Where nothing but bodies of
/// functions has changed, which the hash of a source's interface tells, that is nothing.
struct FrontendJobs: Sendable {
  private var jobs: [String: [String]] = [:]

  /// Reads the driver's list of jobs, a line each, with words quoted for a shell.
  init(_ list: String) {
    for line in list.split(separator: "\n") {
      var words = ShellWords.split(line)
      let sources = words.indices.filter { $0 > 0 && words[$0 - 1] == "-primary-file" }
      // What the driver has noted of the source has to stay as the driver wrote it.
      let option = "-emit-reference-dependencies-path"
      guard sources.count == 1, let place = words.firstIndex(of: option), place + 1 < words.count
      else { continue }
      words[place + 1] += ".alone"
      jobs[words[sources[0]]] = words
    }
  }

  /// The sources, in order.
  var sources: [String] { jobs.keys.sorted() }

  /// The command that compiles a source alone.
  func command(for source: String) -> (program: String, words: [String])? {
    guard let job = jobs[source], let program = job.first else { return nil }
    return (program, Array(job.dropFirst()))
  }

  /// The command that prints the hash of a source's interface.
  func hashing(_ source: String) -> (program: String, words: [String])? {
    guard let program = jobs[source]?.first else { return nil }
    return (program, ["-frontend", "-dump-interface-hash", "-primary-file", source])
  }
}

/// Words of a command as a shell reads them.
enum ShellWords {
  /// The words of a line; backslashes and both kinds of quotes are taken away.
  static func split(_ line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line
    while let character = rest.popFirst() {
      switch character {
      case "\\" where quote != "'": word = (word ?? "") + (rest.popFirst().map(String.init) ?? "")
      case "'", "\"":
        if quote == nil {
          quote = character
          word = word ?? ""
        } else if quote == character {
          quote = nil
        } else {
          word = (word ?? "") + String(character)
        }
      case " " where quote == nil:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap { $0 }
  }
}
