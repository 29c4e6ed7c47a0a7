extension Product.SubscriptionPeriod.Unit {
  /// How a unit of time is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The unit in words.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      value.localizedDescription
    }
  }
  /// The unit as a style writes it.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }
}

extension Product.SubscriptionPeriod {
  /// How a span of time is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The number and the unit in words.
    public func format(_ value: Product.SubscriptionPeriod) -> String {
      "\(value.value) \(value.unit.localizedDescription)"
    }
  }
  /// The span as a style writes it.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }
}

extension Product {
  /// How a subscription's unit of time is written.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }
  /// How a subscription's span of time is written.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
    SubscriptionPeriod.FormatStyle()
  }
  /// How the price is written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
}
