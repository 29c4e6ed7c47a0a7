import VitrineModel

/// A value as the key of a dictionary.
///
/// Values are looked up for every mark, and have many fields of which one or two are set: only
/// these are hashed.
struct ValueKey: Hashable, Sendable {
  let value: ChartValue

  init(_ value: ChartValue) { self.value = value }

  func hash(into hasher: inout Hasher) {
    if let category = value.category {
      hasher.combine(category)
    } else {
      hasher.combine(value.position ?? value.points)
      if let end = value.end { hasher.combine(end) }
      if let width = value.binWidth { hasher.combine(width) }
    }
  }
}
