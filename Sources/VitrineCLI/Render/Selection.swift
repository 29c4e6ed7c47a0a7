import Vitrine

/// What the flags choose of an archive.
struct Selection: Sendable {
  private let families: [WidgetFamily]?
  private let hasAllFamilies: Bool
  private let states: [RenderState]
  private let schemes: [ColorScheme]
  private let base: RenderRequest

  init(_ arguments: Arguments) {
    let all = arguments.has(.all)
    families = arguments.choices(.family, as: WidgetFamily.self)
    hasAllFamilies = arguments.isAll(.family) || (all && families == nil)
    states = arguments.list(.state, all: all) ?? [.snapshot]
    schemes = arguments.list(.scheme, all: all) ?? [.light]
    base = RenderRequest(arguments)
  }

  /// Whether it may be more than one picture of an archive.
  var isPlural: Bool {
    hasAllFamilies || (families?.count ?? 1) * states.count * schemes.count > 1
  }

  /// The requests in the order of families, states and schemes.
  func requests(for document: WidgetDocument) -> [RenderRequest] {
    families(of: document).flatMap { family in
      states.flatMap { state in
        schemes.map { scheme in
          var request = base
          request.family = family
          request.state = state
          request.colorScheme = scheme
          return request
        }
      }
    }
  }

  private func families(of document: WidgetDocument) -> [WidgetFamily] {
    if let families { return families }
    let device = base.device
    // A device does not show the families that it has no size for, so 'all' leaves them out.
    let shown = document.families.filter { family in
      device == nil || device?.sizes[family] != nil
    }
    if hasAllFamilies, !shown.isEmpty { return shown }
    return [shown.first ?? document.families.first ?? .systemSmall]
  }
}

extension Arguments {
  /// The values of a list flag, all of them where `all` is meant; `nil` when it is not given.
  fileprivate func list<Choice: RawRepresentable & Hashable & CaseIterable>(
    _ flag: Flag, all: Bool
  ) -> [Choice]? where Choice.RawValue == String {
    if let choices = choices(flag, as: Choice.self) { return choices }
    return all || isAll(flag) ? Array(Choice.allCases) : nil
  }
}

extension RenderRequest {
  /// All that the flags say beside family, state and scheme.
  fileprivate init(_ arguments: Arguments) {
    self.init(family: .systemSmall)
    if let mode = arguments.choice(.mode, as: WidgetRenderingMode.self) { renderingMode = mode }
    if let size = arguments.choice(.typeSize, as: DynamicTypeSize.self) { dynamicTypeSize = size }
    if let look = arguments.choice(.look, as: InterfaceLook.self) { interfaceLook = look }
    device = arguments.text(.device).flatMap(Device.named)
    scale = arguments.number(.scale)
    entry = arguments.text(.entry).flatMap { Int($0) } ?? 0
    apply(surroundingsOf: arguments)
    contentMargins = arguments.number(.margins).map { EdgeInsets($0) }
    cornerRadius = arguments.number(.cornerRadius)
  }

  /// Takes what the flags say about when and where it is seen.
  mutating func apply(surroundingsOf arguments: Arguments) {
    date = arguments.text(.date).flatMap { ArchiveDate($0) }
    if let name = arguments.text(.locale) { locale = LocaleIdentifier(name) }
    if let name = arguments.text(.timeZone) { timeZone = TimeZoneIdentifier(name) }
  }

  /// Pixels a point has.
  var resolvedScale: Double {
    scale ?? (device ?? Device.standard(for: family))?.scale ?? 1
  }
}
