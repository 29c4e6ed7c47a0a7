package import VitrineModel

/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// What it is the key of.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What views inherit.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// What the surface tells that only archives know; the values above take precedence.
  package var traits = SurfaceTraits()
  /// Takes note of what is read; `nil` where nobody wants to know.
  package var reads: EnvironmentReads?

  /// Makes an environment of defaults.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      reads?.note(key)
      return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object by its type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { object(objectType) }
    set { objects[ObjectIdentifier(objectType)] = newValue }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

  mutating func set<T: AnyObject>(_ object: T?, as type: T.Type) {
    objects[ObjectIdentifier(type)] = object
  }
}

/// A key that is told apart by the type of its name; for values without a rule of their own.
package protocol PlainEnvironmentKey: EnvironmentKey {}

extension EnvironmentValues {
  /// The values that a renderer starts with for the same surface.
  package var archivedRoot: VitrineModel.EnvironmentValues {
    guard reads == nil else { return unwatched.archivedRoot }
    var traits = traits
    traits.colorScheme = colorScheme
    traits.colorSchemeContrast = colorSchemeContrast
    traits.layoutDirection = layoutDirection
    traits.dynamicTypeSize = dynamicTypeSize
    traits.displayScale = Double(displayScale)
    traits.isLuminanceReduced = isLuminanceReduced
    traits.redactionReasons = redactionReasons.archived
    traits.locale = LocaleIdentifier(locale.identifier)
    traits.timeZone = TimeZoneIdentifier(timeZone.identifier)
    return VitrineModel.EnvironmentValues(root: traits)
  }

  /// The same values, which may be read without a note.
  private var unwatched: EnvironmentValues {
    var copy = self
    copy.reads = nil
    return copy
  }

  /// What differs from another environment and is known to archives too.
  func overrides(of outer: EnvironmentValues) -> EnvironmentOverrides? {
    var changes = EnvironmentOverrides()
    if colorScheme != outer.colorScheme { changes.colorScheme = colorScheme }
    if layoutDirection != outer.layoutDirection { changes.layoutDirection = layoutDirection }
    if dynamicTypeSize != outer.dynamicTypeSize { changes.dynamicTypeSize = dynamicTypeSize }
    if font != outer.font { changes.font = font?.archived }
    if lineLimit != outer.lineLimit { changes.lineLimit = lineLimit.map { max($0, 1) } }
    if multilineTextAlignment != outer.multilineTextAlignment {
      changes.multilineTextAlignment = multilineTextAlignment
    }
    if isEnabled != outer.isEnabled { changes.isEnabled = isEnabled }
    if locale != outer.locale { changes.locale = LocaleIdentifier(locale.identifier) }
    if timeZone != outer.timeZone { changes.timeZone = TimeZoneIdentifier(timeZone.identifier) }
    if calendar.identifier != outer.calendar.identifier {
      changes.calendar = CalendarIdentifier(rawValue: "\(calendar.identifier)")
    }
    return changes == EnvironmentOverrides() ? nil : changes
  }

  /// The modifiers that say in an archive what differs from another environment.
  func modifiers(of outer: EnvironmentValues) -> [Modifier] {
    // Comparing is not reading: what does not differ has no effect.
    let outer = outer.unwatched
    guard reads == nil else { return unwatched.modifiers(of: outer) }
    var modifiers: [Modifier] = []
    if let changes = overrides(of: outer) { modifiers.append(.environment(changes)) }
    if minimumScaleFactor != outer.minimumScaleFactor {
      modifiers.append(.minimumScaleFactor(Double(minimumScaleFactor)))
    }
    if lineSpacing != outer.lineSpacing { modifiers.append(.lineSpacing(Double(lineSpacing))) }
    if truncationMode != outer.truncationMode {
      modifiers.append(.truncationMode(truncationMode))
    }
    if allowsTightening != outer.allowsTightening {
      modifiers.append(.allowsTightening(Flag(allowsTightening)))
    }
    if textCase != outer.textCase {
      modifiers.append(.textCase(textCase?.archived ?? .asWritten))
    }
    if controlSize != outer.controlSize { modifiers.append(.controlSize(controlSize)) }
    if imageScale != outer.imageScale { modifiers.append(.imageScale(imageScale)) }
    if let mode = symbolRenderingMode, mode != outer.symbolRenderingMode {
      modifiers.append(.symbolRenderingMode(mode.archived))
    }
    if symbolVariants != outer.symbolVariants {
      modifiers += symbolVariants.archived.map(Modifier.symbolVariant)
    }
    return modifiers
  }
}

extension View {
  /// Sets a value of the environment.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Puts an object into the environment.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    transformEnvironment { $0.set(object, as: T.self) }
  }

  /// Puts an object into the environment.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    transformEnvironment { $0.set(object, as: T.self) }
  }

  /// Changes a value of the environment.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    transformEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes values, and says in the archive what it knows of them.
  nonisolated package func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedView<Self> {
    archived(environment: change) { context in
      context.with(change).environment.modifiers(of: context.environment)
    }
  }
}
