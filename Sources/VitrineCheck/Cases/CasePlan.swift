import Vitrine

/// The pictures of a target that are checked.
///
/// Boxes are checked with every value of each axis by itself, so that a finding can be put down to one,
/// and with every pair of values of two axes; colours on every surface, with the usual value of the
/// others. Pseudo-languages and the accessibility sizes are extreme by themselves, so that they are in no
/// pair with languages and entries.
struct CasePlan {
  /// The cases, the usual one first.
  private(set) var cases: [CheckCase]

  /// Chooses the cases.
  init(_ document: WidgetDocument, _ target: RenderTarget, isThorough: Bool) {
    let options = CaseOptions(document: document, target: target, isThorough: isThorough)
    var usual = CheckCase(request: options.base)
    usual.hasPixels = true
    cases = [usual]
    let rows = CasePlan.rows(of: options.layout, most: isThorough ? options.layout.count : 2)
    cases += rows.map { CasePlan.changed(usual, by: $0, hasPixels: false) }
      .filter { $0.isUsual || $0.values.count == 1 || isThorough }
    let device = (try? ResolvedSurface(usual.request))?.device
    cases += AppearanceOptions.all(for: target, isThorough: isThorough).compactMap { option in
      let changed = CasePlan.changed(usual, by: [(.appearance, option)], hasPixels: true)
      return CasePlan.resolvable(changed, on: device)
    }
  }

  /// One picture, its colours too.
  init(_ request: RenderRequest) {
    var only = CheckCase(request: request)
    only.hasPixels = true
    cases = [only]
  }

  /// The case on the usual device, so that no size differs, or on that of its place; `nil` where there is
  /// none.
  private static func resolvable(_ own: CheckCase, on device: Device?) -> CheckCase? {
    var usual = own
    usual.request.device = device
    return [usual, own].first { (try? ResolvedSurface($0.request)) != nil }
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

  /// Every value by itself, then every combination of values of two axes, and so on up to `most` axes.
  private static func rows(of axes: [(CaseAxis, [CaseOption])], most: Int) -> [[Choice]] {
    let all = axes.reduce([[]]) { (rows: [[Choice]], axis) in
      rows
        + rows.filter { $0.count < most }.flatMap { row in
          axis.1.map { row + [(axis.0, $0)] }
        }
    }
    // A stable order: those of fewer axes come first.
    return (1...max(1, most)).flatMap { count in all.filter { $0.count == count } }
  }
}
