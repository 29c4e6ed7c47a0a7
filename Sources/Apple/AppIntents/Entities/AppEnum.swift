import VitrineFoundation

/// A type with a fixed set of values, as `AppEnum`.
public protocol AppEnum: IntentValue, RawRepresentable, CaseIterable, TypeDisplayRepresentable,
  CaseDisplayRepresentable, Sendable
where RawValue: LosslessStringConvertible & Sendable {}
