@_exported import Photos
@_spi(StandIns) @_exported import SwiftUI

/// A selected photo; none can be selected.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier of the photo.
  public var itemIdentifier: String? { nil }
  /// Loads the photo.
  ///
  /// - Returns: `nil`, always.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

/// A filter of photos.
public struct PHPickerFilter: Hashable, Sendable {
  /// Images or videos.
  public static let images = PHPickerFilter(), videos = PHPickerFilter()
  /// Live Photos or screenshots.
  public static let livePhotos = PHPickerFilter(), screenshots = PHPickerFilter()
}

/// A photo picker, of which only the label is drawn.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let label: Label
  /// Creates a photos picker.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Creates a photos picker.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The content that is drawn: the label.
  public var body: some View { label.recordedAsNotDrawn("PhotosPicker") }
}

nonisolated extension PhotosPicker where Label == Text {
  /// Creates a photos picker.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { label = Text(titleKey) }
}
