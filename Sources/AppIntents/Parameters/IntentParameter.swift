import Synchronization
import VitrineFoundation

/// A value that the system or a person gives an action, as `@Parameter`.
///
/// The storage is shared by all copies of an action, as on Apple's systems.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  /// The name that people see.
  public let title: LocalizedStringResource?
  /// The description of the parameter.
  public let description: LocalizedStringResource?
  /// The value that it has when none was given.
  public let defaultValue: Value?
  /// How the value is looked up by people; `nil` is the type's way.
  let options: (any DynamicOptionsProvider)?
  private let storage = Mutex<Value?>(nil)

  init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
    _ defaultValue: Value?, _ options: (any DynamicOptionsProvider)? = nil
  ) {
    self.title = title
    self.description = description
    self.defaultValue = defaultValue
    self.options = options
  }

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

  /// The value that was given, or the default.
  var value: Value? { storage.withLock { $0 } ?? defaultValue }

  func set(_ value: Value) { storage.withLock { $0 = value } }
}

/// How a value gets from one action to the next in Shortcuts; nothing is connected here.
public enum InputConnectionBehavior: Sendable, Hashable {
  /// The type's way.
  case `default`
  /// Never.
  case never
  /// When nothing else is given.
  case connectToPreviousIntentResult
}

extension IntentParameter {
  /// An error that asks a person for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> some Error {
    AppIntentError.needsValue(parameter: title.map { String(localized: $0) } ?? "")
  }

  /// An error that asks a person to choose.
  public func needsDisambiguationError(
    among options: [Value], dialog: IntentDialog? = nil
  ) -> some Error { AppIntentError.needsPerson(dialog: dialog?.text ?? "") }

  /// Asks a person for a value; nobody answers here.
  ///
  /// - Throws: always.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.needsValue(parameter: title.map { String(localized: $0) } ?? "")
  }

  /// Asks a person to choose; nobody answers here.
  ///
  /// - Throws: always.
  public func requestDisambiguation(
    among options: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value { throw AppIntentError.needsPerson(dialog: dialog?.text ?? "") }

  /// Asks a person to confirm a value; nobody answers here.
  ///
  /// - Throws: always.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { throw AppIntentError.needsPerson(dialog: dialog?.text ?? "") }
}
