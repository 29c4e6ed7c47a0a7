public import VitrineCoding
import VitrineFoundation

/// A file that an action takes or gives, as `IntentFile`.
public struct IntentFile: IntentValue, Hashable {
  /// The contents of the file.
  public var data: Data
  /// The filename of the intent file.
  public var filename: String
  /// The location of the file.
  public var fileURL: URL?

  /// Creates an intent file.
  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
  }

  /// Creates an intent file.
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }

  /// The path, or the name.
  public var archivedIntentValue: JSONValue { .string(fileURL?.path ?? filename) }
  /// The file at a path.
  public static func intentValue(_ value: JSONValue) async throws -> IntentFile {
    guard case .string(let path) = value else {
      throw IntentValueError(expected: "the path of a file", found: value)
    }
    return IntentFile(fileURL: URL(fileURLWithPath: path))
  }
}

/// An amount of money, as `IntentCurrencyAmount`.
public struct IntentCurrencyAmount: IntentValue, Hashable {
  /// The amount of the intent currency amount.
  public var amount: Decimal
  /// The currency's code.
  public var currencyCode: String

  /// Creates an intent currency amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  /// Number and code.
  public var archivedIntentValue: JSONValue {
    .object(["amount": .string("\(amount)"), "currencyCode": .string(currencyCode)])
  }
  /// The amount of a number and a code.
  public static func intentValue(_ value: JSONValue) async throws -> IntentCurrencyAmount {
    guard case .object(let fields) = value, case .string(let text)? = fields["amount"],
      case .string(let code)? = fields["currencyCode"], let amount = Decimal(string: text)
    else { throw IntentValueError(expected: "an amount and a currency's code", found: value) }
    return IntentCurrencyAmount(amount: amount, currencyCode: code)
  }
}
