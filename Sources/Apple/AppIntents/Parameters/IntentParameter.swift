import Synchronization
import VitrineFoundation

/// A parameter of an intent, as `@Parameter`.
///
/// All copies of an intent share the storage, as on Apple's systems.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  /// The title of the parameter.
  public let title: LocalizedStringResource?
  /// The description of the parameter.
  public let description: LocalizedStringResource?
  /// The default value.
  public let defaultValue: Value?
  /// The provider of options; `nil` for that of the type.
  let options: (any DynamicOptionsProvider)?
  /// How a number is entered; `nil` for a field without a range.
  let number: NumberControl?
  private let storage = Mutex<Value?>(nil)

  init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
    _ defaultValue: Value?, _ options: (any DynamicOptionsProvider)? = nil,
    number: NumberControl? = nil
  ) {
    self.title = title
    self.description = description
    self.defaultValue = defaultValue
    self.options = options
    self.number = number
  }

  /// Creates a parameter without a title.
  ///
  /// It is here because the compiler looks for it in the class itself, not in extensions.
  public convenience init() { self.init(nil, nil, nil) }

  /// The given value, the default value, or the empty value of the type, in this order.
  ///
  /// If the type has no empty value, the program terminates, as it does on Apple's systems.
  public var wrappedValue: Value {
    get {
      guard let value = value ?? EmptyValue.make(Value.self) else {
        preconditionFailure("parameter of type \(Value.self) is read, but has no value")
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// The assigned value, or the default value.
  var value: Value? { storage.withLock { $0 } ?? defaultValue }

  func set(_ value: Value) { storage.withLock { $0 = value } }
}

/// How Shortcuts connects a parameter with the results of other intents; nothing is connected here.
public enum InputConnectionBehavior: Sendable, Hashable {
  /// The default of the type.
  case `default`
  /// The parameter is never connected.
  case never
  /// The parameter is connected to the result of the previous intent.
  case connectToPreviousIntentResult
}

extension IntentParameter {
  /// Returns an error that asks a person for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> some Error {
    AppIntentError.needsValue(parameter: title.map { String(localized: $0) } ?? "")
  }

  /// Returns an error that asks a person to choose.
  public func needsDisambiguationError(
    among options: [Value], dialog: IntentDialog? = nil
  ) -> some Error { AppIntentError.needsPerson(dialog: dialog?.text ?? "") }

  /// Asks a person for a value.
  ///
  /// - Throws: always, because nobody can answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.needsValue(parameter: title.map { String(localized: $0) } ?? "")
  }

  /// Asks a person to choose.
  ///
  /// - Throws: always, because nobody can answer.
  public func requestDisambiguation(
    among options: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value { throw AppIntentError.needsPerson(dialog: dialog?.text ?? "") }

  /// Asks a person to confirm a value.
  ///
  /// - Throws: always, because nobody can answer.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { throw AppIntentError.needsPerson(dialog: dialog?.text ?? "") }
}
