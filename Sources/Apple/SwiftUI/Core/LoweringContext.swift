internal import VitrineCoding
import VitrineDisplayList
internal import VitrineGeometry
package import VitrineModel

/// An API that a widget's code calls and that has no representation in archives.
package struct IgnoredAPI: Hashable, Sendable, Comparable {
  /// The part of the picture that is missing because the call has no effect.
  package enum Effect: String, Hashable, Sendable {
    /// Nothing is missing, because the API is about animation, gestures, data or other software.
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

/// The state that all views of an archive share while they are lowered.
package final class LoweringPass {
  /// The APIs whose calls have no effect.
  package fileprivate(set) var records: Set<IgnoredAPI> = []
  /// Messages about values that archives cannot have, from the last time that the view was lowered.
  var changes: [String] = []
  /// Messages for the author, one line each.
  package fileprivate(set) var warnings: Set<String> = []
  /// Images that views contain, by their names in the archive.
  package fileprivate(set) var assets: [String: [UInt8]] = [:]
  /// The boxes of views whose closures asked for their size.
  var measurements: [String: Rect] = [:]
  /// Views that keep their first measurement, because their own size depends on it.
  var kept: Set<String> = []
  /// The names requested during this pass.
  var requested: Set<String> = []
  /// Whether views for measuring are left out, because all measurements are known.
  var isFinal = false
  /// The layout engine.
  let layout: (any LayoutQuerying)?
  /// The surface for layout.
  let surface: LayoutSurface
  /// The views that have appeared; `nil` if the actions of appearing views are not performed.
  let appeared: AppearedViews?
  /// Whether views are drawn that WidgetKit does not draw, as in a preview of a single view.
  let drawsAppViews: Bool
  /// The locations of statements; `nil` if they are left out.
  let locations: CodeLocations?
  /// Whether the package defines a string for a key.
  let hasString: (_ key: String, _ table: String?) -> Bool
  /// Whether the package has a table in several languages.
  let isTranslated: (_ table: String?) -> Bool
  /// The first error that layout reported.
  var failure: ArchiveError?

  init(
    layout: (any LayoutQuerying)?, surface: LayoutSurface, appeared: AppearedViews? = nil,
    drawsAppViews: Bool = false, keepsLocations: Bool = false,
    hasString: @escaping (String, String?) -> Bool,
    isTranslated: @escaping (String?) -> Bool = { _ in false }
  ) {
    self.drawsAppViews = drawsAppViews
    self.appeared = appeared
    locations = keepsLocations ? CodeLocations() : nil
    self.layout = layout
    self.surface = surface
    (self.hasString, self.isTranslated) = (hasString, isTranslated)
  }
}

/// The context in which a view is lowered: its environment and the state shared within the archive.
package struct LoweringContext {
  /// The environment of the view.
  package var environment: EnvironmentValues
  /// The modifiers around the view, the outermost first.
  package var inherited: [Modifier] = []
  /// The state shared by all views of the archive.
  package let pass: LoweringPass
  /// The source of names for views that wait for a measurement.
  var names: MeasurementNames
  /// The place of the view; `nil` if state is not kept.
  var place: ViewPlace?
  /// The shape whose corners others adapt to; `nil` if there is none, or its box is not known yet.
  var container: ContainerCorners?
  /// The location of the innermost statement around the view; `nil` if locations are left out.
  var statement: _StatementLocation?
  /// Whether the view is inside a container background.
  var isInContainerBackground = false
  /// Whether sections keep their parts, for a view that is built of them.
  var separatesSections = false
  /// The number of bodies around the view.
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

  /// Records an API that has no representation in archives.
  package func record(_ name: String, _ effect: IgnoredAPI.Effect = .notDrawn) {
    pass.records.insert(IgnoredAPI(name: name, effect: effect))
  }

  /// Adds a message for the author, in one line.
  func warn(_ text: String) { pass.warnings.insert(text) }

  /// Adds a message for the author about a value in the statement that makes the view.
  package func warnHere(_ text: String) {
    warn(placed(text))
  }

  /// A text after the place of the statement that makes the view, where it is known.
  func placed(_ text: String) -> String {
    let place = statement.flatMap(location(of:)).map { "\($0.file.name):\($0.line): " }
    return (place ?? "") + text
  }

  /// Warns about an intent that cannot run.
  func check(_ intent: Action.Intent?) { if let text = intent?.warning { warn(text) } }

  /// Whether views are drawn that WidgetKit does not draw.
  var drawsAppViews: Bool { pass.drawsAppViews }

  /// The location of a statement in the archive; `nil` if it has none.
  func location(of statement: _StatementLocation) -> CodeLocation? {
    pass.locations?.location(of: statement)
  }

  /// Returns a part of the view with the view's location, before code elsewhere makes a statement
  /// of it: the body of a modifier or of a style.
  func located<Part: View>(_ part: Part) -> Part {
    statement.map { part._located(at: $0) } ?? part
  }

  /// The placeholder node for a view that WidgetKit does not draw; on a screen of an app, a neutral
  /// one with its name.
  ///
  /// - Parameter isReported: whether another message says so.
  func unsupported(_ name: String, isReported: Bool = false) -> ViewNode {
    guard !drawsAppViews else {
      if !isReported { record(name) }
      var view = ScreenView(.placeholder)
      view.text = name
      return ViewNode(.screenView(view))
    }
    let view = UnsupportedView(name)
    if !isReported { warn(view.warning) }
    return ViewNode(.unsupported(view))
  }

  /// What is shown for a view of another framework: on the screen of an app its name on a neutral area,
  /// in a widget the sign that WidgetKit shows.
  @MainActor func placeholder(_ name: String) -> [ViewNode] {
    guard drawsAppViews else { return [unsupported(name)] }
    warn("\(name) is a view of another framework; its name is drawn in its place")
    return ZStack {
      Rectangle().fill(.fill.tertiary)
      Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1).padding(4)
    }.lowered(self)
  }

  /// Adds an image to the archive and returns its name, which is derived from its bytes.
  package func asset(_ bytes: [UInt8], type: String) -> String {
    let name = "image-\(XXHash64.text(XXHash64.hash(bytes))).\(type)"
    pass.assets[name] = bytes
    return name
  }

  /// The maximum number of nested bodies: with more, a view contains itself (assumed; the stack of
  /// a program's main thread has space for a few thousand).
  private static let depthLimit = 256

  /// The context of the body of a view; `nil` if views contain each other endlessly.
  func inBody<V: View>(of view: V.Type) -> LoweringContext? {
    guard depth < Self.depthLimit else {
      warn("\(view) contains itself without end; on a device, the widget would crash")
      return nil
    }
    var inner = entering(view)
    inner.depth = depth + 1
    return inner
  }

  /// Returns the context with a changed environment.
  package func with(_ change: (inout EnvironmentValues) -> Void) -> LoweringContext {
    var inner = self
    change(&inner.environment)
    return inner
  }
}

/// Names of views that wait for a measurement.
///
/// They are the same in every pass, because views inside such a view are counted separately.
final class MeasurementNames {
  let prefix: String
  private var count = 0

  init(prefix: String) { self.prefix = prefix }

  func next() -> String {
    count += 1
    return "\(prefix)\(count)"
  }
}
