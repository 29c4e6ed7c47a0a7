import Foundation

/// A widget whose placeholder has more content than its entries, for example because its data is on
/// a server: an archive of the placeholder's entry, which is drawn without redaction.
struct PlaceholderSample {
  private typealias Object = [String: Any]

  private let archive: URL

  init(of archive: URL) { self.archive = archive }

  /// Writes the archive beside the widget's own.
  ///
  /// - Returns: the archive with the families of which the placeholder has more texts than all
  ///   other
  ///   states; `nil` if there are none.
  func write() -> URL? {
    guard let data = try? Data(contentsOf: archive),
      var root = try? JSONSerialization.jsonObject(with: data) as? Object,
      let placeholder = Self.views(root["placeholder"])
    else { return nil }
    let entries = root["entries"] as? [Object] ?? []
    let others = ([root["preview"]] + entries).compactMap(Self.views)
    let richer = placeholder.filter { family, view in
      let most = others.compactMap { $0[family] ?? $0["default"] }.map(Self.texts).max() ?? 0
      return Self.texts(view) > most
    }
    guard !richer.isEmpty, let date = entries.first?["date"] else { return nil }
    root["entries"] = [["date": date, "views": richer] as Object]
    (root["placeholder"], root["preview"]) = (nil, nil)
    // Pictures of one kind and family have one name.
    let kind = root["kind"] as? String ?? ""
    (root["kind"], root["displayName"]) = ("\(kind)-placeholder", root["displayName"] ?? kind)
    if let families = root["supportedFamilies"] as? [String] {
      root["supportedFamilies"] = families.filter { richer[$0] != nil || richer["default"] != nil }
    }
    let name = archive.deletingPathExtension().lastPathComponent
    let file = archive.deletingLastPathComponent().appending(path: "\(name).placeholder.json")
    guard
      let text = try? JSONSerialization.data(
        withJSONObject: root, options: [.prettyPrinted, .sortedKeys]),
      (try? text.write(to: file, options: .atomic)) != nil
    else { return nil }
    return file
  }

  private static func views(_ state: Any?) -> Object? { (state as? Object)?["views"] as? Object }

  /// The number of texts in a view.
  private static func texts(_ value: Any) -> Int {
    switch value {
    case let object as Object:
      object.reduce(0) { $0 + ($1.key == "text" ? 1 : 0) + texts($1.value) }
    case let list as [Any]: list.reduce(0) { $0 + texts($1) }
    default: 0
    }
  }
}
