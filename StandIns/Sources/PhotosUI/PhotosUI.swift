@_exported import Photos
@_spi(StandIns) @_exported import SwiftUI

/// A photo that was chosen: none can be.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The photo's name in the library.
  public var itemIdentifier: String? { nil }
  /// Loads the photo: there is none.
  ///
  /// - Returns: `nil`, always.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

/// Which photos can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  /// Images or videos.
  public static let images = PHPickerFilter(), videos = PHPickerFilter()
  /// Live Photos or screenshots.
  public static let livePhotos = PHPickerFilter(), screenshots = PHPickerFilter()
}

/// A choice of photos; a picture shows its label.
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
