internal import VitrineCoding
internal import VitrineGeometry
package import VitrineModel

/// An API that a widget's code used and an archive cannot hold.
package struct IgnoredAPI: Hashable, Sendable, Comparable {
  /// The part of the picture that is missing because the call has no effect.
  package enum Effect: String, Hashable, Sendable {
    /// Nothing: it concerns movement, gestures, data or other software.
    case none
    /// Content that SwiftUI draws.
    case notDrawn
  }

  /// The name as written in the source, such as `onAppear`.
  package var name: String
  /// The part of the picture that is missing.
  package var effect: Effect

  /// Creates an ignored API.
  package init(name: String, effect: Effect) {
    self.name = name
    self.effect = effect
  }

  package static func < (left: IgnoredAPI, right: IgnoredAPI) -> Bool { left.name < right.name }
}

/// State that all views of one archive share while they are lowered.
package final class LoweringPass {
  /// The APIs that were used without an effect.
  package fileprivate(set) var records: Set<IgnoredAPI> = []
  /// Messages for the author, one line each.
  package fileprivate(set) var warnings: Set<String> = []
  /// Images that views hold themselves, by the name they get in the archive.
  package fileprivate(set) var assets: [String: [UInt8]] = [:]
  /// Boxes that layout gave to views whose closures asked for them.
  var measurements: [String: Rect] = [:]
  /// Views that were offered space once and keep it, since their own size follows from it.
  var kept: Set<String> = []
  /// The names requested during this pass.
  var requested: Set<String> = []
  /// Whether measurement proxies are left out: all measurements are known.
  var isFinal = false
  /// The layout engine.
  let layout: (any LayoutQuerying)?
  /// The surface to lay out on.
  let surface: LayoutSurface
  /// The views that have appeared; `nil` where what they do then is not done.
  let appeared: AppearedViews?
  /// Whether views are drawn that WidgetKit does not draw, as in a preview of a view alone.
  let drawsAppViews: Bool
  /// Whether the package provides its own string for a key.
  let hasString: (_ key: String, _ table: String?) -> Bool
  /// The first error that layout reported.
  var failure: ArchiveError?

  init(
    layout: (any LayoutQuerying)?, surface: LayoutSurface, appeared: AppearedViews? = nil,
    drawsAppViews: Bool = false, hasString: @escaping (String, String?) -> Bool
  ) {
    self.drawsAppViews = drawsAppViews
    self.appeared = appeared
    self.layout = layout
    self.surface = surface
    self.hasString = hasString
  }
}

/// The context in which a view is lowered: its environment and the state shared within the archive.
package struct LoweringContext {
  /// The values that the view sees.
  package var environment: EnvironmentValues
  /// The modifiers around the view, the outermost first.
  package var inherited: [Modifier] = []
  /// The state shared by all views of the archive.
  package let pass: LoweringPass
  /// Where views that wait for a measurement get their names from.
  var names: MeasurementNames
  /// Where the view is; `nil` where it keeps nothing.
  var place: ViewPlace?
  /// The shape that corners follow; `nil` where there is none, or its box is not known yet.
  var container: ContainerCorners?
  /// Whether the view is inside of a container background.
  var isInContainerBackground = false
  /// How many bodies the view is in.
  private(set) var depth = 0

  init(environment: EnvironmentValues, pass: LoweringPass) {
    self.environment = environment
    self.pass = pass
    names = MeasurementNames(prefix: "?")
    place = pass.appeared.map { _ in ViewPlace() }
    container = pass.surface.cornerRadius.map {
      ContainerCorners(
        box: Rect(origin: .zero, size: pass.surface.size),
        radii: RectangleCornerRadii(
          topLeading: $0, bottomLeading: $0, bottomTrailing: $0, topTrailing: $0))
    }
  }

  /// Notes an API that the archive cannot hold.
  package func record(_ name: String, _ effect: IgnoredAPI.Effect = .notDrawn) {
    pass.records.insert(IgnoredAPI(name: name, effect: effect))
  }

  /// Notes what the author should know, in one line.
  func warn(_ text: String) { pass.warnings.insert(text) }

  /// Notes an intent that cannot run.
  func check(_ intent: Action.Intent?) { if let text = intent?.warning { warn(text) } }

  /// Whether views are drawn that WidgetKit does not draw.
  var drawsAppViews: Bool { pass.drawsAppViews }

  /// The placeholder node for a view that WidgetKit does not draw.
  func unsupported(_ name: String) -> ViewNode {
    let view = UnsupportedView(name)
    warn(view.warning)
    return ViewNode(.unsupported(view))
  }

  /// Adds an image to the archive and returns its name, which is derived from its bytes.
  package func asset(_ bytes: [UInt8], type: String) -> String {
    let name = "image-\(XXHash64.text(XXHash64.hash(bytes))).\(type)"
    pass.assets[name] = bytes
    return name
  }

  /// The most bodies inside of each other: with more, a view contains itself (assumed; the stack of a
  /// program's first thread has room for a few thousand).
  private static let depthLimit = 256

  /// The context of the body of a view; `nil` where views contain each other without end.
  func inBody<V: View>(of view: V.Type) -> LoweringContext? {
    guard depth < Self.depthLimit else {
      warn("\(view) contains itself without end; on a device, the widget would crash")
      return nil
    }
    var inner = entering(view)
    inner.depth = depth + 1
    return inner
  }

  /// The context with other values of the environment.
  package func with(_ change: (inout EnvironmentValues) -> Void) -> LoweringContext {
    var inner = self
    change(&inner.environment)
    return inner
  }
}

/// Names of views that wait for a measurement: the same in every pass, since views inside such a view
/// are counted apart.
final class MeasurementNames {
  let prefix: String
  private var count = 0

  init(prefix: String) { self.prefix = prefix }

  func next() -> String {
    count += 1
    return "\(prefix)\(count)"
  }
}
