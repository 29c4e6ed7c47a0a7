import Foundation

/// The programs in a folder of sources without a project, such as extensions that a tool adds to a
/// project when it makes one.
///
/// A program has one type with `@main`. Its folder is the largest one around that without another.
struct ProgramFolders {
  /// The path of each program's folder below the root, in order.
  private let programs: [String]
  /// The sources that declare widgets, by their paths below the root.
  private let widgets: Set<String>
  private let root: URL

  init(_ target: ProjectTarget, in root: URL) {
    self.root = root
    var (mains, widgets): ([String], Set<String>) = ([], [])
    for file in target.sources {
      guard let text = try? ProjectFiles.text(file),
        text.contains("@main") || text.contains("Widget")
      else { continue }
      let outline = SourceOutline.of(text)
      if outline.declaresWidgets { widgets.insert(file.path(from: root)) }
      if outline.declarations.contains(where: { $0.attributes.contains("@main") }) {
        mains.append(file.path(from: root))
      }
    }
    self.widgets = widgets
    programs = mains.map { ProgramFolders.folder(of: $0, among: mains) }
  }

  /// The path of the largest folder with no other program; of the smallest if all have others.
  private static func folder(of main: String, among mains: [String]) -> String {
    let parts = main.split(separator: "/").dropLast()
    for count in 0..<parts.count {
      let folder = parts.prefix(count).joined(separator: "/")
      if !mains.contains(where: { $0 != main && contains(folder, $0) }) { return folder }
    }
    return parts.joined(separator: "/")
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path.hasPrefix(folder + "/")
  }

  /// A program with widgets.
  struct Program {
    let name: String
    /// Whether a file is of this program, or beside it and of no other.
    let contains: (URL) -> Bool
  }

  /// The programs with widgets; none unless there are several programs.
  var shown: [Program] {
    let folders = Set(programs)
    guard folders.count > 1 else { return [] }
    let shown = folders.filter { folder in
      widgets.contains { ProgramFolders.contains(folder, $0) }
    }.sorted()
    let names = shown.map { ($0 as NSString).lastPathComponent }
    return zip(shown, names).map { folder, name in
      let others = folders.subtracting([folder])
      let around = (folder as NSString).deletingLastPathComponent
      let isShared = names.count { $0 == name } > 1
      return Program(name: isShared ? folder.replacing("/", with: "-") : name) { [root] file in
        let path = file.path(from: root)
        return ProgramFolders.contains(around, path)
          && !others.contains { ProgramFolders.contains($0, path) }
      }
    }
  }
}
