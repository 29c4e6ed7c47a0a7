import VitrineGeometry

/// The axes along which a view is infinite when it is offered infinite space, whatever it is offered
/// on the other one, as its structure shows.
///
/// Stacks measure no such view to know how flexible it is. A view may be infinite along others, too.
package struct EndlessAxes: OptionSet {
  package let rawValue: UInt8

  /// Creates the axes of the bits in a value.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The horizontal axis.
  package static let horizontal = EndlessAxes(rawValue: 1)
  /// The vertical axis.
  package static let vertical = EndlessAxes(rawValue: 2)
  /// Both axes.
  package static let both: EndlessAxes = [.horizontal, .vertical]

  /// Creates the set of one axis.
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
