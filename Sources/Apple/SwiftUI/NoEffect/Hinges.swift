// Devices that fold (iOS 27.1). Pictures show devices without a hinge, and no view learns that something
// covers a part of it.

/// The state of a hinge.
public struct DeviceHinge: Hashable, Sendable {
  /// How far a device is open.
  public struct Status: Hashable, Sendable {
    private let name: String
    /// The device is closed.
    public static let closed = Status(name: "closed")
    /// The device is open in part.
    public static let partiallyOpen = Status(name: "partiallyOpen")
    /// The device is open.
    public static let fullyOpen = Status(name: "fullyOpen")
  }
  /// The angle of the hinge.
  public var angle: Angle
  /// How far the device is open.
  public var status: Status
}

/// The hinges of a device.
public struct DeviceHingeContext: Hashable, Sendable {
  /// The hinge; `nil` for none.
  public var hinge: DeviceHinge?
}

/// A region of a view that something else covers or divides.
public struct ReservedRegion: Equatable, Sendable, Identifiable {
  /// What a region is for.
  public enum Kind: Hashable, Sendable {
    /// Something covers the region, such as a camera.
    case occlusion
    /// Content is divided at the region, such as at a hinge.
    case division
  }
  /// Which regions are wanted.
  @RawValue<Int>
  public struct QueryOptions: OptionSet, Sendable {}
  /// The identity of the region.
  public let id: Int
  /// What the region is for.
  public let kind: Kind
  /// Its frame in the view.
  public let frame: CGRect
  /// The margins around it.
  public let margins: EdgeInsets
  /// Whether it matters now.
  public let isActive: Bool
}

extension GeometryProxy {
  /// Returns no regions: nothing covers a view in a picture.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = [],
    layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
  ) -> [ReservedRegion] { [] }
}

nonisolated extension View {
  /// Never calls a closure: no hinge moves in a picture.
  public func onHingeChange(
    isEnabled: Bool = true, _ action: @escaping (DeviceHingeContext, DeviceHingeContext) -> Void
  ) -> some View { recorded("onHingeChange", .none) }
}
