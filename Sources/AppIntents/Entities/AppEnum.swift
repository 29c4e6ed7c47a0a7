import VitrineFoundation

/// A few values that people can choose from, as `AppEnum`.
public protocol AppEnum: IntentValue, RawRepresentable, CaseIterable, TypeDisplayRepresentable,
  CaseDisplayRepresentable, Sendable
where RawValue: LosslessStringConvertible & Sendable {}
