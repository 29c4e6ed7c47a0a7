public import VitrineUIKit

// Gestures of UIKit in SwiftUI, which no picture performs.

/// The context in which a gesture of UIKit is created.
@MainActor
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The object that the gesture coordinates with.
  public let coordinator: Representable.Coordinator
  /// The places of the gesture in coordinate spaces.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// The places of a gesture; none, as pictures have no gestures.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter: Sendable {
  /// The location in the view.
  public var localLocation: CGPoint { .zero }
  /// The movement in the view.
  public var localTranslation: CGPoint? { nil }
  /// The speed in the view.
  public var localVelocity: CGPoint? { nil }
  /// Returns the location in a coordinate space.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  /// Returns the movement in a coordinate space.
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// Returns the speed in a coordinate space.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

/// A gesture of UIKit.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the gesture.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of object that the gesture coordinates with.
  associatedtype Coordinator = Void
  /// The context in which the gesture is created.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The places of the gesture in coordinate spaces.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// Creates the coordinator; never called.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Creates the gesture; never called.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the gesture; never called.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Handles the gesture; never called.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

nonisolated extension View {
  /// Adds a gesture of UIKit.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    recorded("gesture", .none)
  }
}
