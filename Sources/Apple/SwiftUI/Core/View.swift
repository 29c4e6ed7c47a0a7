@_exported import CoreTransferable
@_exported import Observation
@_exported import VitrineUIKit
@_exported import VitrineFoundation
package import VitrineModel

/// A part of a widget's content.
///
/// It is composed of other views, down to those that exist in archives.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
  /// The location of the statement that made the view; `nil` if the view doesn't keep it.
  nonisolated var _statement: _StatementLocation? { get }
  /// Returns the view with the location of its statement, if it keeps one and has none.
  nonisolated func _located(at statement: _StatementLocation) -> Self
}

/// A view that lowers itself to nodes of an archive instead of having a body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// Returns the nodes that the view's container lays out.
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
  /// Never called: views without a body lower themselves.
  nonisolated public var body: Never { fatalError("a view without a body was asked for it") }
}

extension View where Body == Never {
  /// Never called: views without a body lower themselves.
  public var body: Never { fatalError("a view without a body was asked for it") }
}

extension View {
  /// Returns the nodes of the view in an environment: its own, or those of its body.
  package func lowered(_ context: LoweringContext) -> [ViewNode] {
    guard let statement = _statement, let location = context.location(of: statement) else {
      return nodes(context)
    }
    var inner = context
    inner.statement = statement
    return nodes(inner).located(at: location)
  }

  private func nodes(_ context: LoweringContext) -> [ViewNode] {
    if let primitive = self as? any PrimitiveView {
      var inner = context
      // Inside a view with a node of its own, sections are not the container's.
      inner.separatesSections = context.separatesSections && self is any SpreadView
      return primitive.lower(inner)
    }
    if self is any CoordinatedView { return context.placeholder(String(describing: Self.self)) }
    guard let inner = context.inBody(of: Self.self) else {
      return [context.unsupported(String(describing: Self.self))]
    }
    DynamicProperties.connect(self, inner)
    return body.lowered(inner)
  }

  /// Returns the view as the single node of a label or a layer; `nil` if it is empty.
  package func loweredLayer(_ context: LoweringContext) -> ViewNode? {
    let nodes = lowered(context)
    return nodes.isEmpty ? nil : ViewNode(nodes)
  }
}

extension ViewNode {
  /// Combines nodes into one; without nodes, creates an empty view.
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
  /// The views of a group, each with the modifiers of the group, as containers count them.
  package var separated: [ViewNode] {
    guard case .group(let group) = content else { return [self] }
    return group.children.flatMap { child -> [ViewNode] in
      var child = child
      child.modifiers += modifiers
      return child.separated
    }
  }
}

extension [ViewNode] {
  /// Applies modifiers to each of the nodes, the innermost first.
  package func modified(by modifiers: [Modifier]) -> [ViewNode] {
    guard !modifiers.isEmpty, !isEmpty else { return self }
    var node = ViewNode(self)
    node.modifiers += modifiers
    return [node]
  }
}
