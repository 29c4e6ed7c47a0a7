@_exported import CoreTransferable
@_exported import Observation
@_exported import VitrineUIKit
@_exported import VitrineFoundation
package import VitrineModel

/// A part of a widget, composed of other views down to those that archives hold.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The views inside.
  @ViewBuilder var body: Body { get }
}

/// A view that becomes nodes of an archive itself instead of having a body.
@MainActor
package protocol PrimitiveView {
  /// The nodes that the view's container sees.
  func lower(_ context: LoweringContext) -> [ViewNode]
}

/// A view that wraps another view and hides its type.
package protocol ErasedView: PrimitiveView {
  /// The wrapped view.
  nonisolated var view: any View { get }
}

extension ErasedView {
  package func lower(_ context: LoweringContext) -> [ViewNode] { view.lowered(context) }
}

extension Never: View {
  /// Never called: views without a body are lowered by themselves.
  public var body: Never { fatalError("a view without a body was asked for it") }
}

extension View where Body == Never {
  /// Never called: views without a body are lowered by themselves.
  public var body: Never { fatalError("a view without a body was asked for it") }
}

extension View {
  /// The nodes of the view in an environment: its own, or those of its body.
  package func lowered(_ context: LoweringContext) -> [ViewNode] {
    if let primitive = self as? any PrimitiveView { return primitive.lower(context) }
    if self is any CoordinatedView {
      return [context.unsupported(String(describing: Self.self))]
    }
    guard let inner = context.inBody(of: Self.self) else {
      return [context.unsupported(String(describing: Self.self))]
    }
    DynamicProperties.connect(self, inner)
    return body.lowered(inner)
  }

  /// The view as the one node of a label or a layer; none when there is nothing to see.
  package func loweredLayer(_ context: LoweringContext) -> ViewNode? {
    let nodes = lowered(context)
    return nodes.isEmpty ? nil : ViewNode(nodes)
  }
}

extension ViewNode {
  /// Combines nodes into one; without any, an empty view.
  package init(_ nodes: [ViewNode]) {
    if nodes.count == 1 {
      self = nodes[0]
    } else if nodes.isEmpty {
      self.init(.emptyView(VitrineModel.EmptyView()))
    } else {
      var group = VitrineModel.Group()
      group.children = nodes
      self.init(.group(group))
    }
  }
}

extension [ViewNode] {
  /// The nodes inside modifiers, the innermost first; each of several nodes gets them.
  package func modified(by modifiers: [Modifier]) -> [ViewNode] {
    guard !modifiers.isEmpty, !isEmpty else { return self }
    var node = ViewNode(self)
    node.modifiers += modifiers
    return [node]
  }
}
