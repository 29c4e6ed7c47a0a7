import VitrineFoundation

/// A person as the value of a parameter.
public struct IntentPerson: Hashable, Sendable {
  /// What is known of the name.
  public enum Name: Hashable, Sendable {
    /// The name in parts, or as text.
    case components(PersonNameComponents), displayName(String)
  }
  /// What identifies a person.
  public enum Identifier: Hashable, Sendable {
    /// The identifier of a contact.
    case contact(String)
    /// An identifier of the app.
    case applicationDefined(String)
  }
  /// The addresses that can be chosen.
  public enum ParameterMode: String, Hashable, Sendable {
    /// Those with this name.
    case contact, email, phone, emailOrPhone
  }
  /// An address of a person.
  public struct Handle: Hashable, Sendable {
    /// The kinds of addresses.
    public enum Value: Hashable, Sendable {
      /// An address of mail, a number of a telephone, or any other.
      case emailAddress(String), phoneNumber(String), applicationDefined(String)
    }
    /// What an address is for.
    public enum Label: Hashable, Sendable {
      /// The purpose with this name.
      case home, work, school, iPhone, mobile, main, homeFax, workFax, pager, other
    }
    /// The address.
    public var value: Value
    /// What the address is for.
    public var label: Label?
    /// Creates an address.
    public init(_ value: Value, label: Label? = nil) { (self.value, self.label) = (value, label) }
    /// Creates an address of mail.
    public init(emailAddress: String, label: Label? = nil) {
      self.init(.emailAddress(emailAddress), label: label)
    }
    /// Creates a number of a telephone.
    public init(phoneNumber: String, label: Label? = nil) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }
    /// Creates an address of the app.
    public init(applicationDefined: String, label: Label? = nil) {
      self.init(.applicationDefined(applicationDefined), label: label)
    }
  }
  /// What identifies the person.
  public var identifier: Identifier
  /// How the person is called.
  public var name: Name
  /// The address.
  public var handle: Handle?
  /// Other addresses.
  public var aliases: [Handle]
  /// Whether it is the person who uses the device.
  public var isMe: Bool
  /// A picture of the person.
  public var image: DisplayRepresentation.Image?
  /// Creates a person.
  public init(
    identifier: Identifier = .applicationDefined(""), name: Name, handle: Handle? = nil,
    aliases: [Handle] = [], isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    (self.identifier, self.name, self.handle) = (identifier, name, handle)
    (self.aliases, self.isMe, self.image) = (aliases, isMe, image)
  }
}

/// A way to pay as the value of a parameter.
public struct IntentPaymentMethod: Hashable, Sendable {
  /// The kinds of ways to pay.
  public enum PaymentType: Hashable, Sendable {
    /// The kind of this name.
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }
  /// The kind.
  public var paymentType: PaymentType
  /// The name of the account or card that people see.
  public var name: String?
  /// Digits that a person recognizes it by.
  public var identificationHint: String?
  /// A picture.
  public var icon: DisplayRepresentation.Image?
  /// Creates a way to pay.
  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    (paymentType, self.identificationHint, self.icon) = (type, identificationHint, icon)
    self.name = name.map { String(localized: $0) }
  }
}
