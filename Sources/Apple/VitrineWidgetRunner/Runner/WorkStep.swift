import SwiftUI
import WidgetKit

/// A piece of the user's code that runs before the widgets and previews, or for several of them.
///
/// If it traps, does not return or ends the program, the worker is started again without it: only
/// what depends on it is missing.
struct WorkStep: Codable, Hashable, Sendable {
  /// What the code does.
  enum Code: String, Codable, Sendable {
    /// The `main` that the author of the program has written.
    case main
    /// Creates the widgets of the bundle.
    case bundle
    /// Describes a widget.
    case widget
    /// Recommends configurations of a widget.
    case recommendations
    /// Sets the parameters of a configuration, also to the defaults of queries.
    case configuration
    /// Finds the values that a parameter offers.
    case choices
    /// Describes an intent.
    case intent
    /// Creates the values of a `#Preview`.
    case preview
    /// Creates the previews of a provider.
    case provider
    /// Creates the states of a Live Activity for a preview.
    case states
    /// What the views of a unit do when they appear.
    case appear

    /// Whether only previews depend on it.
    var isOfPreview: Bool {
      switch self {
      case .preview, .provider, .states, .appear: true
      case .main, .bundle, .widget, .recommendations, .configuration, .choices, .intent: false
      }
    }
  }

  let code: Code
  /// The name of the widget, type or preview.
  let name: String

  /// The name without the number of a further widget of the same type.
  var typeName: String {
    code == .widget ? String(name.prefix { $0 != " " }) : name
  }
}

/// Names of steps that are the same in every run of a program.
struct NumberedNames {
  private var counts: [String: Int] = [:]

  /// The name itself, with a number if it was given before.
  mutating func next(_ name: String) -> String {
    let number = counts[name, default: 0] + 1
    counts[name] = number
    return number == 1 ? name : "\(name) \(number)"
  }

  /// The names of types; private ones of several files may be called alike.
  static func of(_ types: [Any.Type]) -> [ObjectIdentifier: String] {
    var names = NumberedNames()
    var result: [ObjectIdentifier: String] = [:]
    for type in types { result[ObjectIdentifier(type)] = names.next(TypeName.qualified(type)) }
    return result
  }
}

/// The reason why a step is omitted.
struct StepFailure: Codable, Sendable {
  let step: WorkStep
  /// On one line.
  let reason: String
  /// Where the code trapped, or hung.
  let place: SourcePlace?

  /// A warning for a failure that costs no picture; `nil` for others.
  var warning: RunnerReport.Problem? {
    let result: String? =
      switch step.code {
      case .main, .bundle: "all widgets of the program are shown instead of its list"
      case .recommendations: "its default configuration is shown"
      case .choices: "no values are offered"
      case .states: "the states of this preview are not shown"
      case .intent: "it is not listed"
      case .appear: "the picture shows the view before 'onAppear', 'task' and 'onChange' have run"
      case .widget, .configuration, .preview, .provider: nil
      }
    let start = place.map { "\($0.text): " } ?? ""
    let cause = reason.hasPrefix(start) ? String(reason.dropFirst(start.count)) : reason
    return result.map {
      RunnerReport.Problem(kind: step.name, message: "\(cause); \($0)", place: place)
    }
  }
}

/// Runs the steps of a worker, except those that failed in an earlier one.
@MainActor
final class WorkSteps {
  private let failures: [StepFailure]
  private let failed: [WorkStep: StepFailure]
  private let progress: WorkProgress
  /// The names of the widgets that were described.
  private var names = NumberedNames()
  private var open: [WorkStep] = []

  init(without failures: [StepFailure], _ progress: WorkProgress) {
    self.failures = failures
    failed = Dictionary(failures.map { ($0.step, $0) }) { first, _ in first }
    self.progress = progress
  }

  /// The failures of steps of a kind, in the order in which the steps ran.
  func failures(of code: WorkStep.Code) -> [StepFailure] {
    failures.filter { $0.step.code == code }
  }

  /// The result of a piece of code, or why it is omitted.
  enum Outcome<Value> {
    case done(Value)
    case failed(StepFailure)

    /// The result; `nil` if the code is omitted.
    var value: Value? {
      if case .done(let value) = self { value } else { nil }
    }
  }

  func run<Value>(
    _ code: WorkStep.Code, _ name: String, _ body: () throws -> Value
  ) rethrows -> Outcome<Value> {
    let step = WorkStep(code: code, name: name)
    if let failure = failed[step] { return .failed(failure) }
    enter(step)
    defer { leave() }
    return .done(try body())
  }

  func wait<Value>(
    for code: WorkStep.Code, _ name: String, _ body: @MainActor () async throws -> Value
  ) async rethrows -> Outcome<Value> {
    let step = WorkStep(code: code, name: name)
    if let failure = failed[step] { return .failed(failure) }
    enter(step)
    defer { leave() }
    return .done(try await body())
  }

  private func enter(_ step: WorkStep) {
    open.append(step)
    progress.enter(step)
    // What appearing views reach belongs to their unit.
    if step.code != .appear { ReachedPlaces.enter(step) }
  }

  private func leave() {
    _ = open.popLast()
    progress.leave()
    ReachedPlaces.enter(open.last)
  }

  /// Describes a widget; widgets of one type are distinguished by their order.
  func describe(
    _ widget: inout WidgetDescription, _ body: (inout WidgetDescription) -> Void
  ) {
    let name = names.next(widget.typeName)
    if case .failed(let failure) = run(.widget, name, { body(&widget) }) { widget.take(failure) }
  }
}

extension WidgetDescription {
  /// Creates the description of a widget whose code failed.
  init(typeName: String, _ failure: StepFailure) {
    self.init(typeName: typeName)
    take(failure)
  }

  /// Replaces the content by a failure.
  mutating func take(_ failure: StepFailure) {
    (source, fault) = (.none, WidgetFault(failure.reason))
    place = failure.place ?? place
    if kind.isEmpty { kind = typeName }
  }
}
