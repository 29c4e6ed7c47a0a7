import Vitrine

/// The cases that are checked for a target.
///
/// Layout is checked with every single value of each axis, so that a finding can be attributed to
/// one value, and with every pair of values of two axes. Colours are checked on every surface, with
/// the default values of the other axes. Pseudo-languages and the accessibility sizes are extreme
/// on their own and not combined with languages and entries.
struct CasePlan {
  /// The cases, the default one first.
  private(set) var cases: [CheckCase]

  /// Chooses the cases.
  init(_ document: WidgetDocument, _ target: RenderTarget, _ checker: Checker) {
    let isThorough = checker.isThorough
    let options = CaseOptions(
      document: document, target: target, isThorough: isThorough, devices: checker.devices)
    var usual = CheckCase(request: options.base)
    usual.hasPixels = true
    cases = [usual]
    let rows = CasePlan.rows(of: options.layout, most: isThorough ? options.layout.count : 2)
    cases += rows.map { CasePlan.changed(usual, by: $0, hasPixels: false) }
      .filter { $0.isUsual || $0.values.count == 1 || isThorough }
    let device = (try? ResolvedSurface(usual.request))?.device
    cases += AppearanceOptions.all(for: target, isThorough: isThorough).compactMap { option in
      let changed = CasePlan.changed(usual, by: [(.appearance, option)], hasPixels: true)
      return CasePlan.resolvable(changed, on: device, document.archive)
    }
    if target.family != nil {
      cases += CasePlan.states(of: document.archive).map {
        CasePlan.changed(usual, by: [(.entry, $0)], hasPixels: false)
      }
    }
    if let edited = checker.edited { cases = cases.configured(as: edited, of: document) }
  }

  /// Creates a plan of a single picture, including its colours.
  init(_ request: RenderRequest) {
    var only = CheckCase(request: request)
    only.hasPixels = true
    cases = [only]
  }

  /// The states with views of their own, in addition to the entries.
  private static func states(of archive: WidgetArchive) -> [CaseOption] {
    [(archive.placeholder, RenderState.placeholder), (archive.preview, .preview)]
      .filter { $0.0 != nil }.map { _, state in
        CaseOption(name: state.rawValue) { $0.request.state = state }
      }
  }

  /// The case on the default device, so that no size differs, or on that of its place; `nil` if
  /// there is none, or if the widget is not offered there.
  private static func resolvable(
    _ own: CheckCase, on device: Device?, _ archive: WidgetArchive
  ) -> CheckCase? {
    var usual = own
    usual.request.device = device
    return [usual, own].first { checkCase in
      guard let surface = try? ResolvedSurface(checkCase.request) else { return false }
      return archive.containerBackgroundRemovable || checkCase.request.family?.isSystem != true
        || surface.placeTraits?.removesBackgrounds != true
    }
  }

  private typealias Choice = (axis: CaseAxis, option: CaseOption)

  private static func changed(
    _ usual: CheckCase, by choices: [Choice], hasPixels: Bool
  ) -> CheckCase {
    var changed = usual
    changed.hasPixels = hasPixels
    for choice in choices {
      choice.option.change(&changed)
      changed.values[choice.axis] = choice.option.name
    }
    return changed
  }

  /// Every single value, then every combination of values of two axes, and so on up to `most` axes.
  private static func rows(of axes: [(CaseAxis, [CaseOption])], most: Int) -> [[Choice]] {
    let all = axes.reduce([[]]) { (rows: [[Choice]], axis) in
      rows
        + rows.filter { $0.count < most }.flatMap { row in
          axis.1.map { row + [(axis.0, $0)] }
        }
    }
    // A stable order, with combinations of fewer axes first.
    return (1...max(1, most)).flatMap { count in all.filter { $0.count == count } }
  }
}

extension [CheckCase] {
  /// The cases in each configuration that the widget offers.
  fileprivate func configured(
    as all: [EditedConfiguration], of document: WidgetDocument
  ) -> [CheckCase] {
    let configurations = all.map(document.archive.applicable).withoutRepeats
    return configurations.flatMap { configuration in
      map { usual in
        var own = usual
        own.request.configuration = configuration
        return own
      }
    }
  }
}
