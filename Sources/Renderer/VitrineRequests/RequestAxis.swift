package import VitrineArguments
import VitrineCoding

/// One property of requests: its option on the command line, its keys in matrices, templates and
/// reports, and its spelling in file names.
///
/// `RequestAxis.all` is the only list of them. Options, ``RequestAxes``, `matrix.json`, file names,
/// templates of names, reports and the filters of galleries are derived from it.
package struct RequestAxis: Sendable {
  /// The name of the property.
  package let name: String
  /// The key in templates and reports: the option's name in camel case.
  package let key: String
  /// Whether and how the code of a widget sees the value.
  package let visibility: AxisVisibility
  /// The title of the axis, used for a filter.
  package let title: String
  /// The key in `matrix.json`.
  package let matrixKey: String
  /// Whether a matrix may contain several values, which are then part of the names of goldens.
  package let isList: Bool
  /// The options that set it.
  package let options: [ArgumentDefinition<RequestAxes>]
  /// The value as part of a file name; `nil` for the default.
  package let namePart: @Sendable (RenderRequest) -> String?
  /// The value in words, including the default.
  package let text: @Sendable (ResolvedSurface) -> String
  /// The value for programs; `nil` for the default.
  package let reported: @Sendable (ResolvedSurface) -> JSONValue?
  /// The command-line words for the value; empty for the default.
  package let words: @Sendable (RenderRequest) -> [String]
  /// The command-line words with which a program of widgets is run for the value, even if it is the
  /// default; empty for no value.
  package let programWords: @Sendable (RenderRequest) -> [String]
  /// Copies the value of one request to another.
  let copy: @Sendable (RenderRequest, inout RenderRequest) -> Void
  /// Whether two requests have the same value.
  let isEqual: @Sendable (RenderRequest, RenderRequest) -> Bool
  /// Whether axes have values of it.
  let isSet: @Sendable (RequestAxes) -> Bool
  /// Creates the field of `matrix.json`; deferred because most commands do not read one.
  let field: @Sendable () -> Field<RequestAxes>
  /// Replaces each request with one for every value.
  let vary: @Sendable ([RenderRequest], RequestAxes) -> [RenderRequest]
  private let keyPath: PartialKeyPath<RenderRequest> & Sendable

  /// The axis of a property of requests.
  package static func named(_ property: PartialKeyPath<RenderRequest>) -> RequestAxis? {
    all.first { $0.keyPath == property }
  }
}

extension RequestAxis {
  /// The axis of a property that always has a value.
  init<Value: ArchiveValue>(
    _ keyPath: WritableKeyPath<RenderRequest, Value> & Sendable, _ visibility: AxisVisibility,
    _ columns: AxisColumns<Value>
  ) {
    let key = AxisKey<Value>(columns.name)
    self.init(
      keyPath, visibility, columns, value: { $0[keyPath: keyPath] },
      copy: { $1[keyPath: keyPath] = $0[keyPath: keyPath] }
    ) { requests, axes in
      axes[key].map { requests.varied(keyPath, over: $0) } ?? requests
    }
  }

  /// The axis of a property that a request may leave open.
  init<Value: ArchiveValue>(
    _ keyPath: WritableKeyPath<RenderRequest, Value?> & Sendable, _ visibility: AxisVisibility,
    _ columns: AxisColumns<Value>
  ) {
    let key = AxisKey<Value>(columns.name)
    self.init(
      keyPath, visibility, columns, value: { $0[keyPath: keyPath] },
      copy: { $1[keyPath: keyPath] = $0[keyPath: keyPath] }
    ) { requests, axes in
      axes[open: key].map { requests.varied(keyPath, over: $0) } ?? requests
    }
  }

  private init<Value: ArchiveValue>(
    _ keyPath: PartialKeyPath<RenderRequest> & Sendable, _ visibility: AxisVisibility,
    _ columns: AxisColumns<Value>, value: @escaping @Sendable (RenderRequest) -> Value?,
    copy: @escaping @Sendable (RenderRequest, inout RenderRequest) -> Void,
    vary: @escaping @Sendable ([RenderRequest], RequestAxes) -> [RenderRequest]
  ) {
    let axis = AxisKey<Value>(columns.name)
    let spelling = AxisSpelling(columns, value: value)
    let columns = columns.usually(spelling.usual)
    self.keyPath = keyPath
    self.visibility = visibility
    self.vary = vary
    self.copy = copy
    isEqual = { value($0) == value($1) }
    isSet = { $0.hasValues(of: columns.name) }
    programWords = spelling.programWords
    (name, title, key) = (columns.name, columns.title, columns.key)
    namePart = spelling.namePart
    text = spelling.text
    reported = spelling.reported
    words = spelling.words
    switch columns.count {
    case .one(let matrixKey):
      (self.matrixKey, isList) = (matrixKey, false)
      let usual = Value.standardRule
      let rule = ValueRule<Value>(
        schema: usual?.schema ?? [:], nearest: { usual?.nearest($0) ?? $0 },
        judge: { value in
          columns.problem(value).map { .invalid($0) } ?? usual?.judge(value) ?? .valid
        })
      field = { Field(matrixKey, \RequestAxes.[only: axis], rule: rule, columns.summary) }
    case .list(let matrixKey):
      (self.matrixKey, isList) = (matrixKey, true)
      let rule = ValueRule<[Value]>(schema: [:]) { values in
        Set(values).count < values.count
          ? "'\(matrixKey)' has a value twice" : values.lazy.compactMap(columns.problem).first
      }
      field = { Field(matrixKey, \RequestAxes.[axis], rule: rule, columns.summary) }
    }
    options = columns.options ?? [columns.definition(of: axis)]
  }
}

extension [RenderRequest] {
  /// Replaces each request with one for every value.
  fileprivate func varied<Value>(
    _ property: WritableKeyPath<RenderRequest, Value>, over values: [Value]
  ) -> [RenderRequest] {
    var requests = self
    requests.vary(property, over: values)
    return requests
  }
}
