import VitrineCommandLine
import VitrineSnapshot

/// Writes a file of stories for each widget of a gallery.
struct StoryFiles {
  let folder: String
  let framework: StoryFramework

  /// The suffix of the names of story files.
  private static let ending = ".stories.js"

  /// Writes the files.
  ///
  /// - Returns: their names.
  /// - Throws: `CommandError` when one cannot be written.
  func write(_ items: [GalleryItem]) throws(CommandError) -> [String] {
    var names: [String] = []
    for group in groups(items) {
      let place = group[0].file.split(separator: "/").first.map(String.init) ?? group[0].kind
      let name = place + StoryFiles.ending
      // Slashes would create folders in Storybook's list.
      let title = "Widgets/" + group[0].title.replacing("/", with: "∕")
      try OutputFiles().write(
        StoryFile(group, title: title, framework).text, to: folder + "/" + name)
      names.append(name)
    }
    return names
  }

  /// Returns the pictures of each widget, in their order.
  private func groups(_ items: [GalleryItem]) -> [[GalleryItem]] {
    var order: [String] = []
    var groups: [String: [GalleryItem]] = [:]
    for item in items {
      let place = item.file.split(separator: "/").first.map(String.init) ?? item.kind
      if groups[place] == nil { order.append(place) }
      groups[place, default: []].append(item)
    }
    return order.compactMap { groups[$0] }
  }
}
