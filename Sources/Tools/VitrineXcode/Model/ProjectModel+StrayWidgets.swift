import Foundation

extension ProjectModel {
  /// A source that declares widgets and is in no target; `nil` if there is none.
  var strayWidgets: URL? { strayWidgets(below: root) }

  /// A source in a folder that declares widgets and is in no target; `nil` if there is none.
  func strayWidgets(below folder: URL) -> URL? {
    let members = Set(targets.flatMap(\.sources).map(\.standardizedFileURL.path))
    let paths = try? ProjectFiles.walk(folder) { path in
      !path.split(separator: "/").contains { ProjectFiles.isForeign(String($0)) }
    }
    return (paths ?? []).lazy.filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0) }
      .first { file in
        guard !members.contains(file.standardizedFileURL.path),
          let text = try? ProjectFiles.text(file), text.contains("WidgetKit")
        else { return false }
        return SourceOutline.of(text).declaresWidgets
      }
  }
}
