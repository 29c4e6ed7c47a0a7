public import UniformTypeIdentifiers
public import VitrineCoding
import VitrineFoundation

/// A file as a parameter or a result, as `IntentFile`.
public struct IntentFile: IntentValue, Hashable {
  /// The contents of the file.
  public var data: Data
  /// The name of the file.
  public var filename: String
  /// The location of the file.
  public var fileURL: URL?
  /// The type of the contents; `nil` if it is unknown.
  public var type: UTType?
  /// Whether the file is removed when the intent has run.
  public var removedOnCompletion = false

  /// Creates a file from its contents.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type) = (data, filename, type)
  }

  /// Creates a file from its location.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    (self.fileURL, self.type) = (fileURL, type)
  }

  /// The path, or the name, as a string.
  public var archivedIntentValue: JSONValue { .string(fileURL?.path ?? filename) }
  /// Returns the file at a path.
  public static func intentValue(_ value: JSONValue) async throws -> IntentFile {
    guard case .string(let path) = value else {
      throw IntentValueError(expected: "the path of a file", found: value)
    }
    return IntentFile(fileURL: URL(fileURLWithPath: path))
  }
}

/// An amount of money, as `IntentCurrencyAmount`.
public struct IntentCurrencyAmount: IntentValue, Hashable {
  /// The amount.
  public var amount: Decimal
  /// The code of the currency.
  public var currencyCode: String

  /// Creates an amount in a currency.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  /// The amount and the code.
  public var archivedIntentValue: JSONValue {
    .object(["amount": .string("\(amount)"), "currencyCode": .string(currencyCode)])
  }
  /// Returns the amount in a currency.
  public static func intentValue(_ value: JSONValue) async throws -> IntentCurrencyAmount {
    guard case .object(let fields) = value, case .string(let text)? = fields["amount"],
      case .string(let code)? = fields["currencyCode"], let amount = Decimal(string: text)
    else { throw IntentValueError(expected: "an amount and a currency's code", found: value) }
    return IntentCurrencyAmount(amount: amount, currencyCode: code)
  }
}
