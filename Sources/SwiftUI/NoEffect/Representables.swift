// Views of UIKit inside of SwiftUI: widgets cannot show them, and a sign stands in their place.

/// A view or screen of another framework, which may keep something.
@MainActor @preconcurrency
public protocol CoordinatedView: View where Body == Never {
  /// What the view keeps.
  associatedtype Coordinator = Void
  /// Makes what the view keeps; never called.
  func makeCoordinator() -> Coordinator
}

extension CoordinatedView where Coordinator == Void {
  /// The view keeps nothing.
  public func makeCoordinator() {}
}

/// What a view of another framework is made in.
@MainActor
public struct RepresentableContext<Representable: CoordinatedView> {
  /// What the view keeps.
  public let coordinator: Representable.Coordinator
  /// The values around it.
  public let environment: EnvironmentValues
  /// How a change passes.
  public let transaction: Transaction
}

/// What a view of UIKit's is made in.
public typealias UIViewRepresentableContext<Representable: CoordinatedView> =
  RepresentableContext<Representable>
/// What a screen of UIKit's is made in.
public typealias UIViewControllerRepresentableContext<Representable: CoordinatedView> =
  RepresentableContext<Representable>

/// A view of UIKit's.
@MainActor @preconcurrency
public protocol UIViewRepresentable: CoordinatedView {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// What the view is made in.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view; never called.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the view; never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
}

/// A screen of UIKit's.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: CoordinatedView {
  /// The kind of screen.
  associatedtype UIViewControllerType: UIViewController
  /// What the screen is made in.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the screen; never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the screen; never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewRepresentable {
  /// Tidies up after the view; never called.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

/// A screen of UIKit's around a view.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The root view of the hosting controller.
  open var rootView: Content
  /// Creates a hosting controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen of an archive: there are none.
  public required init?(coder: NSCoder) { return nil }
  /// How large the view would be: no layout happens here.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
