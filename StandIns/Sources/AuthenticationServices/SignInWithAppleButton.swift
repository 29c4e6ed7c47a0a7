@_spi(StandIns) import SwiftUI

/// A button for signing in with Apple; a widget shows WidgetKit's placeholder for unsupported views.
nonisolated public struct SignInWithAppleButton: View {
  /// The words on the button.
  public struct Label: Sendable {
    let text: String
    /// Sign in with Apple.
    public static let signIn = Label(text: "Sign in with Apple")
    /// Sign up with Apple.
    public static let signUp = Label(text: "Sign up with Apple")
    /// Continue with Apple.
    public static let `continue` = Label(text: "Continue with Apple")
  }
  /// The colours of the button.
  public struct Style: Sendable {
    /// White on black.
    public static let black = Style()
    /// Black on white.
    public static let white = Style()
    /// Black on white, with an outline.
    public static let whiteOutline = Style()
  }

  private let label: Label
  /// Creates a button; the user cancels each request.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }
  /// The placeholder, or the words on a dark background.
  public var body: some View {
    PlatformContainer(
      name: "SignInWithAppleButton",
      content: Text(verbatim: label.text).foregroundStyle(.white).padding(8)
        .frame(maxWidth: .infinity).background(.black, in: .rect(cornerRadius: 6)))
  }
}

extension View {
  /// Sets the colours of buttons for signing in with Apple.
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { self }
}
