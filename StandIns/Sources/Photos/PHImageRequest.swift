// Information about requested images, and further declarations of the photo library.

/// The key of an error.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of whether the image is degraded.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether the image is in iCloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of the request's identifier.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The identifier of a request.
public typealias PHImageRequestID = Int32
/// The size of the original image.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The version of a requested image.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}
/// The resizing mode of a requested image.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}

extension PHAsset {
  /// The width in pixels.
  public var pixelWidth: Int { 0 }
  /// The height in pixels.
  public var pixelHeight: Int { 0 }
  /// The kind of asset.
  public var mediaType: PHAssetMediaType { .unknown }
  /// Whether the asset is a favourite.
  public var isFavorite: Bool { false }
  /// The modification date.
  public var modificationDate: Date? { nil }
  /// The duration, in seconds.
  public var duration: TimeInterval { 0 }
  /// Fetches the assets of an album; there are none.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// A collection of assets.
open class PHAssetCollection: NSObject {
  /// The identifier of the album.
  open var localIdentifier: String { "" }
  /// The title.
  open var localizedTitle: String? { nil }
  /// The estimated number of assets.
  open var estimatedAssetCount: Int { 0 }
  /// Fetches albums of a type; there are none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Fetches albums with identifiers; there are none.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
/// The types of collections.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
/// The subtypes of collections.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case any = 9_223_372_036_854_775_807
  case albumRegular = 2
  case smartAlbumUserLibrary = 209
  case smartAlbumFavorites = 203
  case smartAlbumScreenshots = 211
}

extension PHImageManager {
  /// Requests the data of an image; the handler receives none.
  @discardableResult
  public func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, 1, nil)
    return 0
  }
  /// Cancels a request.
  public func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
