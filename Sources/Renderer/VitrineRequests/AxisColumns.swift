internal import VitrineArguments
import VitrineCoding
import VitrineFiles

/// The columns of the table of axes.
///
/// `Value` is constrained where it is used, not here: its conformance would be looked up at the
/// start of the process, once for each axis.
package struct AxisColumns<Value: Sendable>: Sendable {
  /// The number of values in a matrix, and their key.
  enum Count: Sendable {
    /// A single value, which is the same for all pictures of a matrix and isn't part of their
    /// names.
    case one(String)
    /// An array of values, each of which results in a picture.
    case list(String)
  }

  /// When the value is part of a name.
  enum Naming: Sendable {
    /// Always.
    case always
    /// Always, with a spelling of its own.
    case spelled(@Sendable (Value) -> String)
    /// Unless it is the default, with text before or after it.
    case unlessUsual(before: String = "", after: String = "")
    /// As a closure determines.
    case rule(@Sendable (RenderRequest, Value?) -> String?)
  }

  var name: String
  var option: String
  var type: ArgumentType<Value>
  /// The values that `all` selects; empty if they cannot be enumerated.
  var all: [Value] = []
  var count: Count
  var title: String
  var help: String
  /// The default value in words, for help; `nil` for that of an empty request.
  var usual: String?
  var synonyms: [String] = []
  var naming = Naming.unlessUsual()
  /// Formats the value as it is typed.
  var print: @Sendable (Value) -> String
  /// Formats the value for programs, unless it is a string.
  var json: (@Sendable (Value) -> JSONValue)?
  /// The value of a surface, for a property that a request may leave open.
  var resolved: (@Sendable (ResolvedSurface) -> String)?
  /// The text for no value.
  var unset = "none"
  /// The value that is the same as no value.
  var plain: Value?
  /// Options that replace the one of the value.
  var options: [ArgumentDefinition<RequestAxes>]?
  /// Words of a command line that replace those of the value.
  var words: (@Sendable (Value) -> [String])?
  /// Formats the value for a program of widgets, unless it is written as it is typed.
  var program: (@Sendable (Value) -> String)?
  /// Returns the problem with a value of a matrix; `nil` if it is valid.
  var problem: @Sendable (Value) -> String? = { _ in nil }
}

extension AxisColumns where Value: ArchiveValue {
  /// The option's name in camel case: `typeSize` for `type-size`.
  var key: String {
    let words = option.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// The columns with a default value, unless they describe it in words.
  func usually(_ value: Value?) -> AxisColumns {
    var columns = self
    columns.usual = usual ?? value.map(print)
    return columns
  }

  /// The summary of the axis for the field of a matrix.
  var summary: String { help + (usual.map { "; \($0) by default." } ?? ".") }

  /// The option that sets the values of an axis.
  func definition(of axis: AxisKey<Value>) -> ArgumentDefinition<RequestAxes> {
    let help = self.help + (usual.map { "; default: \($0)" } ?? "")
    let definition: ArgumentDefinition<RequestAxes>
    switch count {
    case .one:
      definition = .option(option, type, help) { axes, value in axes[only: axis] = value }
    case .list:
      definition = .option(option, type.list(all: all), help, isRepeatable: true) { axes, values in
        axes[axis] = ((axes[axis] ?? []) + values).withoutRepeats
      }
    }
    return definition.suggested(for: synonyms)
  }
}

/// The spellings of an axis's values: in names, in words, for programs and on command lines.
struct AxisSpelling<Value: Sendable>: Sendable {
  private let columns: AxisColumns<Value>
  private let value: @Sendable (RenderRequest) -> Value?
  /// The default value of a request.
  let usual: Value?
}

extension AxisSpelling where Value: ArchiveValue {
  init(_ columns: AxisColumns<Value>, value: @escaping @Sendable (RenderRequest) -> Value?) {
    self.columns = columns
    self.value = value
    usual = columns.plain ?? value(RenderRequest(family: .systemSmall))
  }

  private func unusual(_ request: RenderRequest) -> Value? {
    value(request).flatMap { $0 == usual ? nil : $0 }
  }

  private var isAlwaysNamed: Bool {
    switch columns.naming {
    case .always, .spelled: true
    case .unlessUsual, .rule: false
    }
  }

  func namePart(_ request: RenderRequest) -> String? {
    switch columns.naming {
    case .always: value(request).map { FileName.safe(columns.print($0)) }
    case .spelled(let spelling): value(request).map(spelling)
    case .unlessUsual(let before, let after):
      unusual(request).map { before + FileName.safe(columns.print($0)) + after }
    case .rule(let rule): rule(request, unusual(request))
    }
  }

  func text(_ surface: ResolvedSurface) -> String {
    columns.resolved?(surface) ?? value(surface.request).map(columns.print) ?? columns.unset
  }

  func reported(_ surface: ResolvedSurface) -> JSONValue? {
    let value = isAlwaysNamed ? value(surface.request) : unusual(surface.request)
    return value.map { columns.json?($0) ?? .string(columns.print($0)) }
  }

  func words(_ request: RenderRequest) -> [String] {
    guard let value = isAlwaysNamed ? value(request) : unusual(request) else { return [] }
    return columns.words?(value) ?? ["--" + columns.option, columns.print(value)]
  }

  func programWords(_ request: RenderRequest) -> [String] {
    guard let value = value(request) else { return [] }
    return columns.words?(value)
      ?? ["--" + columns.option, columns.program?(value) ?? columns.print(value)]
  }
}
