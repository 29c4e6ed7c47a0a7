// UIKit views inside SwiftUI. Widgets cannot show them, so a placeholder is drawn.

/// A view or screen of another framework, which may keep something.
@MainActor @preconcurrency
public protocol CoordinatedView: View where Body == Never {
  /// The type of object that the view coordinates with.
  associatedtype Coordinator = Void
  /// Makes what the view keeps; never called.
  func makeCoordinator() -> Coordinator
}

extension CoordinatedView where Coordinator == Void {
  /// The view keeps nothing.
  public func makeCoordinator() {}
}

/// The context in which a view of another framework is created.
@MainActor
public struct RepresentableContext<Representable: CoordinatedView> {
  /// The object that the view coordinates with.
  public let coordinator: Representable.Coordinator
  /// The values around it.
  public let environment: EnvironmentValues
  /// How a change passes.
  public let transaction: Transaction
}

/// The context in which a UIKit view is created.
public typealias UIViewRepresentableContext<Representable: CoordinatedView> =
  RepresentableContext<Representable>
/// The context in which a UIKit view controller is created.
public typealias UIViewControllerRepresentableContext<Representable: CoordinatedView> =
  RepresentableContext<Representable>

/// A view of UIKit's.
@MainActor @preconcurrency
public protocol UIViewRepresentable: CoordinatedView {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// The context in which the view is created.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the view. Never called.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the view; never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
}

/// A screen of UIKit's.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: CoordinatedView {
  /// The kind of screen.
  associatedtype UIViewControllerType: UIViewController
  /// The context in which the view controller is created.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Creates the view controller. Never called.
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
