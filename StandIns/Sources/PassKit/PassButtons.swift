@_spi(StandIns) import SwiftUI
@_exported import VitrineUIKit

/// A button of UIKit for paying, which widgets can't show.
open class PKPaymentButton: UIView {
  /// The words on a button.
  public enum ButtonType: Int, Sendable {
    /// The words that Apple defines.
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp
    case order, rent, support, contribute, tip, `continue`
  }
  /// The colours of a button.
  public enum Style: Int, Sendable {
    /// The colours that Apple defines.
    case white, whiteOutline, black, automatic
  }
  /// Creates a button.
  public init(paymentButtonType type: ButtonType, paymentButtonStyle style: Style) {
    super.init(frame: .zero)
  }
  /// Creates nothing, because there are no archives of buttons here.
  public required init?(coder: NSCoder) { return nil }
}

/// The words on a button for paying.
public typealias PKPaymentButtonType = PKPaymentButton.ButtonType
/// The colours of a button for paying.
public typealias PKPaymentButtonStyle = PKPaymentButton.Style

/// The words on a button of SwiftUI for paying.
public struct PayWithApplePayButtonLabel: Sendable {
  /// No words.
  public static let plain = PayWithApplePayButtonLabel()
  /// Words for buying.
  public static let buy = PayWithApplePayButtonLabel()
  /// Words for checking out.
  public static let checkout = PayWithApplePayButtonLabel()
  /// Words for donating.
  public static let donate = PayWithApplePayButtonLabel()
  /// Words for subscribing.
  public static let subscribe = PayWithApplePayButtonLabel()
}

/// A button for paying; a widget shows WidgetKit's placeholder for unsupported views.
nonisolated public struct PayWithApplePayButton: View {
  /// Creates a button, which does nothing.
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {}
  /// The placeholder, or the name on a dark background.
  public var body: some View {
    PlatformContainer(
      name: "PayWithApplePayButton",
      content: Text(verbatim: "Pay").foregroundStyle(.white).padding(8)
        .frame(maxWidth: .infinity).background(.black, in: .rect(cornerRadius: 6)))
  }
}

/// A button for adding a pass; a widget shows WidgetKit's placeholder for unsupported views.
nonisolated public struct AddPassToWalletButton: View {
  /// Creates a button, which does nothing.
  public init(action: @escaping () -> Void) {}
  /// The placeholder, or the words on a dark background.
  public var body: some View {
    PlatformContainer(
      name: "AddPassToWalletButton",
      content: Text(verbatim: "Add to Apple Wallet").foregroundStyle(.white).padding(8)
        .background(.black, in: .rect(cornerRadius: 6)))
  }
}
