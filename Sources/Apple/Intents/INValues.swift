import VitrineFoundation

/// A file that is the value of a parameter, as `INFile`.
///
/// Unchecked, because Apple's class can be changed: a value belongs to its intent.
open class INFile: NSObject, @unchecked Sendable {
  /// The bytes of the file.
  public let data: Data
  /// The name of the file.
  open var filename: String
  /// The type of the file.
  public let typeIdentifier: String?
  /// The location of the file; `nil` for bytes alone.
  public let fileURL: URL?

  /// Creates a file of bytes.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    (self.data, self.filename, self.typeIdentifier) = (data, filename, typeIdentifier)
    fileURL = nil
  }
  /// Creates a file at a location.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    (self.typeIdentifier, self.fileURL) = (typeIdentifier, fileURL)
  }
}

/// An amount of money, as `INCurrencyAmount`.
open class INCurrencyAmount: NSObject, @unchecked Sendable {
  /// The amount.
  public let amount: NSDecimalNumber?
  /// The code of the currency in ISO 4217.
  public let currencyCode: String?

  /// Creates an amount in a currency.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }
}

/// The type of a person's handle, as `INPersonHandleType`.
public enum INPersonHandleType: Int, Sendable {
  /// The type of the handle.
  case unknown, emailAddress, phoneNumber
}

/// An address of a person, as `INPersonHandle`.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The address.
  public let value: String?
  /// The type of the address.
  public let type: INPersonHandleType

  /// Creates a handle.
  public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

/// A person who is the value of a parameter, as `INPerson`.
open class INPerson: NSObject, @unchecked Sendable {
  /// The address of the person.
  public let personHandle: INPersonHandle?
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The name of the person, or else the address.
  public let displayName: String
  /// The image of the person.
  public let image: INImage?
  /// The identifier in the address book.
  public let contactIdentifier: String?
  /// The app's own identifier.
  public let customIdentifier: String?

  /// Creates a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    self.displayName = displayName ?? nameComponents?.formatted() ?? personHandle.value ?? ""
    (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
  }
}
