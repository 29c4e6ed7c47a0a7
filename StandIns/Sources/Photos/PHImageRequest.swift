// What answers about pictures say, and more about photos that are not there.

/// The key of an error.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of whether the picture is a small one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether the picture is elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of the request's number.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The number of a request.
public typealias PHImageRequestID = Int32
/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Which form of a picture is asked for.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}
/// How exactly a picture has the size that is asked for.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}

extension PHAsset {
  /// Columns of pixels.
  public var pixelWidth: Int { 0 }
  /// Rows of pixels.
  public var pixelHeight: Int { 0 }
  /// The kind of asset.
  public var mediaType: PHAssetMediaType { .unknown }
  /// Whether somebody likes it.
  public var isFavorite: Bool { false }
  /// When it was changed.
  public var modificationDate: Date? { nil }
  /// How long it is, in seconds.
  public var duration: TimeInterval { 0 }
  /// Photos of an album: there are none.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// A group of photos.
open class PHAssetCollection: NSObject {
  /// The album's name in the library.
  open var localIdentifier: String { "" }
  /// The title.
  open var localizedTitle: String? { nil }
  /// How many photos are in it.
  open var estimatedAssetCount: Int { 0 }
  /// Albums of a kind: there are none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Albums by their names: there are none.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
/// The kinds of groups of photos.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
/// The kinds of albums.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case any = 9_223_372_036_854_775_807
  case albumRegular = 2
  case smartAlbumUserLibrary = 209
  case smartAlbumFavorites = 203
  case smartAlbumScreenshots = 211
}

extension PHImageManager {
  /// Asks for the bytes of a picture: there are none.
  @discardableResult
  public func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, 1, nil)
    return 0
  }
  /// Asks no longer.
  public func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
