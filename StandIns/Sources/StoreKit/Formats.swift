extension Product.SubscriptionPeriod.Unit {
  /// A style that formats units of time.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// Formats a unit.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      value.localizedDescription
    }
  }
  /// Formats the unit in a style.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }
}

extension Product.SubscriptionPeriod {
  /// A style that formats periods.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// Formats a period as a number with a unit.
    public func format(_ value: Product.SubscriptionPeriod) -> String {
      "\(value.value) \(value.unit.localizedDescription)"
    }
  }
  /// Formats the period in a style.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }
}

extension Product {
  /// The style of the subscription's unit.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }
  /// The style of the subscription's period.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
    SubscriptionPeriod.FormatStyle()
  }
  /// The style of the price.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
}
