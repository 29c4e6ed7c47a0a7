import VitrineLayout
import VitrineCoding
import VitrineGeometry
import VitrineModel

extension OracleTree {
  /// The number of views that a container lays out for the tree.
  package var viewCount: Int {
    switch t {
    case "empty": 0
    case "group": (ch ?? []).reduce(0) { $0 + $1.viewCount }
    default: 1
    }
  }

  /// Returns the value of a required field.
  package func need<Value>(_ value: Value?, _ field: String) throws(TreeError) -> Value {
    guard let value else { throw .badField(kind: t, field: field) }
    return value
  }

  /// Returns the guide with a name.
  package func guide<Guide: AlignmentName>(
    _ name: String, _ type: Guide.Type
  ) throws(TreeError) -> Guide {
    try need(Guide(name: name), "align")
  }

  /// Returns the alignment; by default the centre.
  package func alignment() throws(TreeError) -> Alignment {
    try need(Alignment(name: align ?? "center"), "align")
  }

  /// Returns the minimum, ideal and maximum extents of a leaf.
  package func range(_ value: OneOrMany?, _ field: String) throws(TreeError) -> BoundedLeaf.Range {
    guard case .many(let numbers) = value, numbers.count == 3 else {
      throw .badField(kind: t, field: field)
    }
    let values = numbers.compactMap(\.value)
    guard values.count == 3 else { throw .badField(kind: t, field: field) }
    return BoundedLeaf.Range(least: values[0], ideal: values[1], greatest: values[2])
  }

  /// The fixed extents or the bounds of a frame.
  package func frame() throws(TreeError) -> Frame {
    var frame = Frame()
    frame.alignment = try alignment()
    if t == "frame" {
      if case .one(let number) = w { frame.width = number.value }
      if case .one(let number) = h { frame.height = number.value }
      return frame
    }
    frame.minWidth = minW?.value.map { Extent($0) }
    frame.idealWidth = idealW?.value.map { Extent($0) }
    frame.maxWidth = maxW?.value.map { Extent($0) }
    frame.minHeight = minH?.value.map { Extent($0) }
    frame.idealHeight = idealH?.value.map { Extent($0) }
    frame.maxHeight = maxH?.value.map { Extent($0) }
    return frame
  }

  /// The axes of a scroll view: "h", "v" or "hv".
  package func scrollAxes() throws(TreeError) -> Set<Axis> {
    let axes = try need(axes, "axes")
    guard !axes.isEmpty, axes.allSatisfy({ "hv".contains($0) }) else {
      throw .badField(kind: t, field: "axes")
    }
    return Set(axes.map { $0 == "h" ? Axis.horizontal : .vertical })
  }

  /// The grid traits of a cell.
  package func gridTraits() throws(TreeError) -> GridTraits {
    var traits = GridTraits()
    traits.span = span
    traits.columnAlignment = try colAlign.map { name throws(TreeError) in
      try guide(name, HorizontalAlignment.self)
    }
    traits.isUnsizedHorizontally = unsizedH ?? false
    traits.isUnsizedVertically = unsizedV ?? false
    switch anchor {
    case nil: break
    case .point(let x, let y): traits.anchor = UnitPoint(x: x, y: y)
    case .name(let name):
      let alignment = try need(Alignment(name: name), "anchor")
      traits.anchor = UnitPoint(
        x: alignment.horizontal.fraction, y: alignment.vertical.fraction)
    }
    return traits
  }
}
