import VitrineCoding
import VitrineDevices

/// Lists of values for the properties of requests; every combination yields a picture.
///
/// Each property of ``RenderRequest`` is also a property here, which holds a list:
///
///     var axes = RequestAxes()
///     axes.target = [.family(.systemSmall), .family(.systemMedium)]
///     axes.colorScheme = [.light, .dark]
@dynamicMemberLookup
public struct RequestAxes: Hashable, Sendable {
  private var lists: [String: AxisValues] = [:]
  /// Whether to draw all families or presentations that an archive has and a device shows; if
  /// it is false and no target is given, only the first is drawn.
  public var includesAllTargets = false

  /// Creates axes without values, which yield a single picture.
  public init() {}

  /// The values of a property; `nil` if it is not set.
  public subscript<Value: Hashable & Sendable>(
    dynamicMember property: WritableKeyPath<RenderRequest, Value>
  ) -> [Value]? {
    get { RequestAxis.named(property).flatMap { self[AxisKey<Value>($0.name)] } }
    set { RequestAxis.named(property).map { self[AxisKey<Value>($0.name)] = newValue } }
  }

  /// The values of a property that a request may leave open; `nil` if it is not set.
  public subscript<Value: Hashable & Sendable>(
    dynamicMember property: WritableKeyPath<RenderRequest, Value?>
  ) -> [Value?]? {
    get { RequestAxis.named(property).flatMap { self[open: AxisKey<Value>($0.name)] } }
    set { RequestAxis.named(property).map { self[open: AxisKey<Value>($0.name)] = newValue } }
  }

  /// The families to draw; `nil` if presentations are drawn.
  public var families: [WidgetFamily]? {
    get { self.target?.compactMap(\.family) }
    set { self.target = newValue?.map(RenderTarget.family) }
  }

  /// Whether an axis has values, by its name.
  func hasValues(of axis: String) -> Bool { lists[axis] != nil }

  /// The values of an axis that aren't open; `nil` if there are none.
  subscript<Value: Hashable & Sendable>(_ key: AxisKey<Value>) -> [Value]? {
    get {
      let values = lists[key.name]?.values ?? [nil]
      let given = values.compactMap { $0 as? Value }
      return given.isEmpty && !values.isEmpty ? nil : given
    }
    set { lists[key.name] = newValue.map { AxisValues(values: $0) } }
  }

  /// The values of an axis that may be open.
  subscript<Value: Hashable & Sendable>(open key: AxisKey<Value>) -> [Value?]? {
    get { lists[key.name]?.values.map { $0 as? Value } }
    set { lists[key.name] = newValue.map { AxisValues(values: $0.map { $0 }) } }
  }

  /// The only value of an axis.
  subscript<Value: Hashable & Sendable>(only key: AxisKey<Value>) -> Value? {
    get { self[key]?.first }
    set { self[key] = newValue.map { [$0] } }
  }

  /// Whether an archive may result in more than one picture.
  package var isPlural: Bool {
    includesAllTargets || lists.values.reduce(1) { $0 * $1.values.count } > 1
  }

  /// The first axis with several values that the code of widgets sees; `nil` if there is none.
  package var variedEvaluation: RequestAxis? {
    RequestAxis.evaluated.first { (lists[$0.name]?.values.count ?? 0) > 1 }
  }

  /// The axes, completed with the values of others for those that aren't set.
  package func completed(by other: RequestAxes) -> RequestAxes {
    var axes = self
    axes.lists.merge(other.lists) { own, _ in own }
    axes.includesAllTargets = includesAllTargets || self.target == nil && other.includesAllTargets
    return axes
  }

  /// The axes with `DesignGeneration/current` unless they specify a version of the system, as
  /// programs draw them for a person; archived requests without a version have
  /// `DesignGeneration/standard`.
  package var onCurrentDesign: RequestAxes {
    guard self.design == nil else { return self }
    var axes = self
    axes.design = [.current]
    return axes
  }

  /// Whether a request has one of the values of each axis that is set.
  package func admit(_ request: RenderRequest) -> Bool {
    RequestAxis.all.allSatisfy { $0.vary([request], self).contains(request) }
  }

  /// The requests of every combination, in which the first axis of the table varies last.
  package var requests: [RenderRequest] {
    RequestAxis.all.reduce([RenderRequest(family: .systemSmall)]) { requests, axis in
      axis.vary(requests, self)
    }
  }
}

/// The name of an axis, with the type of its values.
struct AxisKey<Value>: Hashable, Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}

/// The values of one axis, regardless of their type; `nil` for an open value.
private struct AxisValues: Hashable, Sendable {
  let values: [(any Hashable & Sendable)?]

  static func == (left: AxisValues, right: AxisValues) -> Bool {
    left.hashable == right.hashable
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hashable) }

  fileprivate var hashable: [AnyHashable?] {
    values.map { value in value.map { AnyHashable($0) } }
  }
}

extension RequestAxes: ArchiveRecord {
  /// One field for each axis, in the order of the table, and one of older matrices.
  package static let fields: [Field<RequestAxes>] =
    RequestAxis.all.map { $0.field() } + [
      Field("design", \.onlyDesign, "The only one of `designs`, as before there were several.")
    ]

  /// Neither of the keys of one axis hides the other.
  package static let rules: [FieldRule] = [
    .exclusive(["design"], ["designs"], "'design' and 'designs' cannot be combined")
  ]

  /// A single version of the system, which is decoded and stored as an array.
  private var onlyDesign: DesignGeneration? {
    get { nil }
    set { if let newValue { self.design = [newValue] } }
  }

  /// The key of a list without values, which yields no picture; `nil` if there is none.
  package var emptyList: String? {
    RequestAxis.all.first { lists[$0.name]?.values.isEmpty == true }?.matrixKey
  }
}
