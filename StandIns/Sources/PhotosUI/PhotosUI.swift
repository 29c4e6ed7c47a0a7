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
  /// Panoramas, portraits, bursts or films in slow motion.
  public static let panoramas = PHPickerFilter(), depthEffectPhotos = PHPickerFilter()
  /// Bursts or films in slow motion.
  public static let bursts = PHPickerFilter(), slomoVideos = PHPickerFilter()
  /// What one of some filters accepts.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  /// What all of some filters accept.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  /// What a filter does not accept.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
}

/// How the order of selected photos counts.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  /// In any order, in the order of the selection, or at once.
  public static let `default` = Self(), ordered = Self(), continuous = Self()
  /// At once and in order.
  public static let continuousAndOrdered = Self()
}

extension PhotosPickerItem {
  /// In which form photos are loaded.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    /// The forms.
    public static let automatic = Self(), current = Self(), compatible = Self()
  }
}

/// A photo picker, of which only the label is drawn.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let label: Label
  /// Creates a photos picker.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Creates a photos picker.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The content that is drawn: the label.
  public var body: some View { Button(action: {}) { label } }
}

nonisolated extension PhotosPicker where Label == Text {
  /// Creates a photos picker.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { label = Text(titleKey) }
  /// Creates a photos picker.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil
  ) { label = Text(titleKey) }
  /// Creates a photos picker with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) { label = Text(title) }
}

nonisolated extension View {
  /// Presents a photos picker; has no effect.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
  /// Presents a photos picker; has no effect.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
}
