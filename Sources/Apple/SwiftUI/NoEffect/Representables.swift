// UIKit views in SwiftUI, which widgets cannot show: a placeholder is drawn.

/// A view or view controller of another framework with a coordinator.
@MainActor @preconcurrency
public protocol CoordinatedView: View where Body == Never {
  /// The type of object that the view coordinates with.
  associatedtype Coordinator = Void
  /// Creates the coordinator; never called.
  func makeCoordinator() -> Coordinator
}

extension CoordinatedView where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context in which a view of another framework is created.
@MainActor
public struct RepresentableContext<Representable: CoordinatedView> {
  /// The object that the view coordinates with.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the current change.
  public let transaction: Transaction
}

/// The context in which a UIKit view is created.
public typealias UIViewRepresentableContext<Representable: CoordinatedView> =
  RepresentableContext<Representable>
/// The context in which a UIKit view controller is created.
public typealias UIViewControllerRepresentableContext<Representable: CoordinatedView> =
  RepresentableContext<Representable>

/// A UIKit view in SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: CoordinatedView {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The context in which the view is created.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the UIKit view; never called.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the UIKit view; never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
}

/// A UIKit view controller in SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: CoordinatedView {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The context in which the view controller is created.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Creates the view controller; never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the view controller; never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewRepresentable {
  /// Cleans up the UIKit view; never called.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

/// A UIKit view controller with a SwiftUI view.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The root view of the hosting controller.
  open var rootView: Content
  /// What the controller reports about its size; nothing is laid out here.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The safe areas that the view respects; nothing is laid out here.
  open var safeAreaRegions: SafeAreaRegions = .all
  /// Creates a hosting controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Always returns `nil`, because there are no Interface Builder files.
  public required init?(coder: NSCoder) { return nil }
  /// Returns the size of the view; nothing is laid out here.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// AppKit's view controller with a SwiftUI view.
public typealias NSHostingController = UIHostingController

/// AppKit's view with a SwiftUI view, which is never drawn.
@MainActor
open class NSHostingView<Content: View>: UIView {
  /// The SwiftUI view.
  open var rootView: Content
  /// What the view reports about its size; nothing is laid out here.
  open var sizingOptions: NSHostingSizingOptions = []
  /// What the view's window takes of its SwiftUI view.
  open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
  /// The safe areas that the view respects; nothing is laid out here.
  open var safeAreaRegions: SafeAreaRegions = .all
  /// Creates a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  /// Always returns `nil`, because there are no Interface Builder files.
  public required init?(coder: NSCoder) { return nil }
}
