import VitrineArchive
import VitrineCoding
import VitrineDevices
import VitrineGeometry
import VitrineModel

/// The root of a payload of Voltra: a widget, its timeline, or a Live Activity.
///
/// Source: `VoltraHomeWidget.swift`, `VoltraWidget.swift` and `VoltraLiveActivityPayload.swift` of
/// Voltra's iOS client.
struct VoltraPayload {
  let reading: PayloadReading

  /// The supported version of payloads.
  private static let version = 1.0

  /// The families by key.
  private static let families = Dictionary(
    uniqueKeysWithValues: WidgetFamily.allCases.map { ($0.rawValue, $0) })

  /// Whether a value looks like a payload.
  static func recognizes(_ tree: JSONTree) -> Bool {
    switch tree {
    case .object(let root):
      if root["t"]?.type == .number { return true }
      if let entries = root["entries"]?.elements, !root.contains("vitrine") {
        return entries.first?.object?.contains("json") == true
      }
      return VoltraRegion.allCases.contains { root.contains($0.rawValue) }
        || !root.contains("vitrine") && root.members.contains { resemblesFamily($0.key, $0.value) }
    case .array(let elements): return elements.first.map(isComponent) == true
    case .null, .bool, .number, .string: return false
    }
  }

  /// Whether a member is the view of a family, even if its name has a wrong letter.
  private static func resemblesFamily(_ key: String, _ value: JSONTree) -> Bool {
    isComponent(value)
      && (families[key] != nil || Suggestion.nearest(to: key, among: families.keys.sorted()) != nil)
  }

  private static func isComponent(_ tree: JSONTree) -> Bool {
    let first = tree.elements?.first ?? tree
    return first.object?["t"]?.type == .number || first.object?["$r"]?.type == .number
  }

  /// Returns the archive for a payload.
  ///
  /// - Throws: `ArchiveError` for a newer version, or when a limit is exceeded.
  func archive(_ tree: JSONTree) throws -> WidgetArchive {
    let root = tree.object
    if let version = root?["v"]?.number, version > VoltraPayload.version {
      throw ArchiveError(
        .invalidValue(
          "payloads of version \(version.plainText) are not supported; devices show nothing for them"
        ),
        path: NodePath([.key("v")]))
    }
    var archive = WidgetArchive()
    archive.kind = "voltra"
    if let root, VoltraRegion.allCases.contains(where: { root.contains($0.rawValue) }) {
      archive.liveActivity = try activity(root)
    } else {
      // The widgets that Voltra's tool generates have this setting.
      archive.contentMarginsDisabled = true
      archive.entries = try entries(tree)
      let families = archive.entries.flatMap(\.views.byFamily.keys)
      archive.supportedFamilies = WidgetFamily.allCases.filter(families.contains)
    }
    archive.resources.assets = reading.assets
    return archive
  }

  // MARK: Widgets

  private func entries(_ tree: JSONTree) throws -> [Entry] {
    guard let list = tree.object?["entries"]?.elements else {
      return [try entry(tree, .payload, url: nil, at: NodePath())]
    }
    var entries: [Entry] = []
    for (index, item) in list.enumerated() {
      let path = NodePath([.key("entries"), .index(index)])
      guard let object = item.object, let content = object["json"], let moment = object["date"]
      else {
        throw ArchiveError(.invalidValue("an entry needs 'date' and 'json'"), path: path)
      }
      guard let time = moment.number else {
        throw ArchiveError(
          .invalidValue(
            "'date' is \(moment.type.rawValue), but must be \(PayloadUnit.milliseconds.wanted) "
              + "since 1970"), path: path.appending(.key("date")))
      }
      let inside = path.appending(.key("json"))
      guard let tree = content.string.map({ reading.parse($0, at: inside) }) ?? content else {
        continue
      }
      let date = reading.date(milliseconds: time, "date", at: path.appending(.key("date")))
      entries.append(
        try entry(
          tree, date, url: object["deepLinkUrl"]?.string, at: inside))
    }
    return entries.sorted { $0.date < $1.date }
  }

  private func entry(
    _ tree: JSONTree, _ date: ArchiveDate, url: String?, at path: NodePath
  ) throws -> Entry {
    var entry = Entry()
    entry.date = date
    guard let root = tree.object, root["t"]?.type != .number else {
      entry.views.fallback = try widget(tree, tree.object, date, url: url, at: path)
      return entry
    }
    let known = Set(["v", "s", "e"]).union(VoltraPayload.families.keys)
    for member in root.members {
      let place = path.appending(.key(member.key))
      if let family = VoltraPayload.families[member.key] {
        entry.views.byFamily[family] = try widget(member.value, root, date, url: url, at: place)
      } else if !known.contains(member.key) {
        reading.reportUnknown(
          .field, member.key, candidates: known.sorted(), at: path)
      }
    }
    entry.views.fallback = VoltraPayload.order.lazy.compactMap { entry.views.byFamily[$0] }.first
    guard entry.views.fallback != nil else {
      throw ArchiveError(.invalidValue("the payload has no family with a view"), path: path)
    }
    return entry
  }

  /// The families whose view others show, in order of preference.
  private static let order: [WidgetFamily] = [
    .systemMedium, .systemSmall, .systemLarge, .systemExtraLarge, .accessoryRectangular,
    .accessoryCircular, .accessoryInline,
  ]

  /// Returns the views of a widget: one in full colour, and others for when colours or backgrounds
  /// are missing.
  private func widget(
    _ tree: JSONTree, _ root: JSONObject?, _ date: ArchiveDate, url: String?, at path: NodePath
  ) throws -> VariantView {
    var builder = self.builder(root, date)
    if root?.contains("t") == true { builder.root = path }
    func view() throws -> ViewNode {
      var node = try builder.view(tree, at: path) ?? ViewNode(.emptyView(EmptyView()))
      node.modifiers.append(.frame(VoltraFlex.filling(.topLeading)))
      if let url, !url.isEmpty { node.modifiers.append(.widgetURL(url)) }
      node.modifiers.append(.containerBackground(Layer(style: .color(.system(.clear)))))
      return node
    }
    let full = try view()
    builder.isReduced = true
    reading.isRepeated = true
    defer { reading.isRepeated = false }
    let reduced = try view()
    guard reduced != full else { return VariantView(full) }
    var variants = [VariantView.Variant](repeating: VariantView.Variant(), count: 4)
    (variants[0].view, variants[1].view) = (full, reduced)
    (variants[2].view, variants[3].view) = (reduced, reduced)
    variants[1].renderingMode = .accented
    variants[2].renderingMode = .vibrant
    variants[3].showsWidgetContainerBackground = false
    return VariantView(variants: variants)
  }

  private func builder(_ root: JSONObject?, _ date: ArchiveDate) -> VoltraBuilder {
    VoltraBuilder(
      reading: reading, stylesheet: root?["s"]?.elements ?? [],
      shared: root?["e"]?.elements ?? [], date: date)
  }

  // MARK: Live Activities

  private func activity(_ root: JSONObject) throws -> LiveActivity {
    let builder = self.builder(root, .payload)
    func view(_ region: VoltraRegion) throws -> ViewNode? {
      try builder.view(root[region.rawValue], at: NodePath([.key(region.rawValue)]))
    }
    var (activity, state) = (LiveActivity(), ActivityState())
    activity.attributesType = "VoltraAttributes"
    state.date = .payload
    if var node = try view(.lockScreen) {
      if let tint = tint(root, "ls_background_tint") {
        node.modifiers.append(.activityBackgroundTint(tint))
      }
      state.lockScreen = VariantView(node)
    }
    if let small = try view(.small) {
      state.small = VariantView(small)
      activity.supplementalFamilies = [.small, .medium]
    }
    state.dynamicIsland = try island(root, view)
    check(root)
    activity.states = [state]
    return activity
  }

  private func island(
    _ root: JSONObject, _ view: (VoltraRegion) throws -> ViewNode?
  ) throws -> DynamicIsland {
    var island = DynamicIsland()
    let regions: [(VoltraRegion, DynamicIslandExpandedRegionPosition)] = [
      (.expandedLeading, .leading), (.expandedTrailing, .trailing), (.expandedCenter, .center),
      (.expandedBottom, .bottom),
    ]
    for (region, position) in regions {
      guard let node = try view(region) else { continue }
      var expanded = DynamicIslandExpandedRegion()
      (expanded.position, expanded.content) = (position, VariantView(node))
      island.expanded.append(expanded)
    }
    island.compactLeading = try view(.compactLeading).map { VariantView($0) }
    island.compactTrailing = try view(.compactTrailing).map { VariantView($0) }
    island.minimal = try view(.minimal).map { VariantView($0) }
    island.keylineTint = tint(root, "isl_keyline_tint")
    return island
  }

  private func tint(_ root: JSONObject, _ key: String) -> Color? {
    root[key]?.string.flatMap { reading.color($0, at: NodePath([.key(key)])) }
  }

  /// Reports unknown keys.
  private func check(_ root: JSONObject) {
    let known =
      ["v", "s", "e", "ls_background_tint", "isl_keyline_tint"]
      + VoltraRegion.allCases.map(\.rawValue)
    for member in root.members where !known.contains(member.key) {
      reading.reportUnknown(.field, member.key, candidates: known, at: NodePath())
    }
  }
}

extension ArchiveDate {
  /// The date of a payload without one: the start of 2026.
  static let payload = ArchiveDate(secondsSince1970: 1_767_225_600)
}
