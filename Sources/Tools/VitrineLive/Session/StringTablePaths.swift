import Vitrine

/// The paths of string tables in messages of a program, which knows its bundles and not their sources.
struct StringTablePaths {
  /// The folder of the project.
  let folder: String

  /// Returns messages that begin with the path of a table in its bundle with that of its only source in
  /// the project, and others as they are.
  func located(_ messages: [String]) -> [String] {
    let paths = messages.map { String($0.prefix { $0 != ":" }) }
    guard paths.contains(where: isTable) else { return messages }
    let sources = (try? SourceFiles.paths(folder, of: SourceFiles.tables)) ?? []
    return zip(messages, paths).map { message, path in
      let own = isTable(path) ? sources.filter { $0 == path || $0.hasSuffix("/" + path) } : []
      return own.count == 1 ? own[0] + message.dropFirst(path.count) : message
    }
  }

  private func isTable(_ path: String) -> Bool {
    SourceFiles.tables.contains(where: path.hasSuffix)
  }
}
