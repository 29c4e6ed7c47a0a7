import VitrineCoding
import VitrineGeometry
import VitrineModel

/// State that a view inherits while the tree is resolved.
///
/// Small, because resolving calls itself once for each level of views with one of these.
struct Scope {
  /// The environment, which views share until a modifier changes it, and values derived from it.
  final class Values {
    let environment: EnvironmentValues
    let isMirrored: Bool
    let isInvalidated: Bool
    // Most environments are never read.
    private(set) lazy var refersToImages = environment.refersToImages
    private(set) lazy var mayNameColors = environment.mayNameColors

    init(_ environment: consuming EnvironmentValues) {
      isMirrored = environment.layoutDirection == .rightToLeft
      isInvalidated = environment.isInvalidated
      self.environment = environment
    }
  }

  private(set) var values: Values
  /// The axis of the nearest stack, which decides how spacers and dividers are.
  var axis: Axis?
  /// The path of the view in the archive.
  var source: Source
  /// The transactions that modifiers around the view set, innermost first.
  var transactions: TransactionChain?
  /// The number of views and modifiers that enclose the view.
  var depth = 0

  /// The scope of a root view.
  init(environment: EnvironmentValues, axis: Axis?, source: Source) {
    values = Values(environment)
    self.axis = axis
    self.source = source
  }

  /// The values of the environment.
  var environment: EnvironmentValues {
    // Lent, not copied: rules look at one or two of its many values.
    _read { yield values.environment }
  }

  /// Whether leading is on the right.
  var isMirrored: Bool { values.isMirrored }

  /// Whether content shows that it is out of date.
  var isInvalidated: Bool { values.isInvalidated }

  /// Whether the foreground, the tint or the background can paint with images.
  var refersToImages: Bool { values.refersToImages }

  /// Whether the foreground, the tint or the background can name a colour of the archive.
  var mayNameColors: Bool { values.mayNameColors }

  /// Resolves `style` in a box.
  func styled(_ style: ShapeStyle, in box: Rect) -> StyledPaint {
    values.environment.styled(style, in: box)
  }

  /// The scope of a value inside the view.
  func entering(_ steps: NodePath.Step...) -> Scope {
    var inner = self
    inner.source = source.appending(steps)
    return inner
  }

  /// The scope of a child of the view, which is of a kind.
  func entering(child index: Int, of kind: String) -> Scope {
    var inner = self
    inner.source = source.child(index, of: kind)
    return inner
  }

  /// The scope of a modifier of the view.
  func entering(modifier index: Int, _ name: String) -> Scope {
    var inner = self
    inner.source = source.modifier(index, name)
    return inner
  }

  /// The scope with other values of the environment.
  func with(_ environment: consuming EnvironmentValues) -> Scope {
    var inner = self
    inner.values = Values(environment)
    return inner
  }

  /// The scope with values of the environment that a modifier changes.
  func changed(by change: (inout EnvironmentValues) -> Void) -> Scope {
    var environment = environment
    change(&environment)
    return with(consume environment)
  }

  /// The scope of content in a stack along `axis`, or outside stacks.
  func along(_ axis: Axis?) -> Scope {
    var inner = self
    inner.axis = axis
    return inner
  }

  /// The scope inside `count` further views or modifiers.
  ///
  /// - Throws: `ArchiveError` when that is too deep.
  func deeper(by count: Int) throws(ArchiveError) -> Scope {
    try deeper(by: count, at: source)
  }

  /// The scope inside `count` further views or modifiers, which are at `place`.
  ///
  /// - Throws: `ArchiveError` when that is too deep.
  func deeper(by count: Int, at place: @autoclosure () -> Source) throws(ArchiveError) -> Scope {
    var inner = self
    inner.depth += count
    guard inner.depth <= Resolver.depthLimit else {
      throw ArchiveError(
        .limitExceeded(.layoutDepth, found: inner.depth, allowed: Resolver.depthLimit),
        path: place().path)
    }
    return inner
  }
}
