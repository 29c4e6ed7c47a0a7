import Foundation
import VitrineProcess

/// The package manager's plan of a target's last build, which builds of other targets do not replace.
struct EditPlan {
  let url: URL
  private let objects: URL

  init(_ folder: URL) {
    url = folder.appending(path: "build.yaml")
    objects = folder.appending(path: "build.objects")
  }

  /// Copies a plan, and the list of object files that it names.
  func keep(_ plan: URL, of staged: StagingPlan) {
    let manager = FileManager.default
    for file in [url, objects] { try? manager.removeItem(at: file) }
    guard let program = staged.program?.name,
      let text = try? String(contentsOf: plan, encoding: .utf8),
      let link = BuildManifest(text: text).link(program),
      let list = link.arguments.first(where: { $0.hasPrefix("@") })
    else { return }
    do {
      try manager.copyItem(at: URL(filePath: String(list.dropFirst())), to: objects)
      try Data(text.replacing(list, with: "@" + objects.path).utf8)
        .write(to: url, options: .atomic)
    } catch {
      // Without a plan, edits are built by the package manager.
    }
  }
}
