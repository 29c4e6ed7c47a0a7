// The assets of the photo library, which is empty and to which access is denied.

/// The options of a fetch.
open class PHFetchOptions: NSObject {
  /// The sort order of the results.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The condition that results satisfy.
  open var predicate: NSPredicate?
  /// The maximum number of results.
  open var fetchLimit = 0
  /// Creates fetch options.
  public override init() { super.init() }
}
/// The result of a fetch, which is always empty here.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// The number of objects.
  open var count: Int { 0 }
  /// The first object.
  open var firstObject: ObjectType? { nil }
  /// The last object.
  open var lastObject: ObjectType? { nil }
  /// Enumerates the objects; there are none.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// The kinds of asset.
public enum PHAssetMediaType: Int, Sendable {
  /// The kinds of asset.
  case unknown, image, video, audio
}
/// A photo or video in the library.
open class PHAsset: NSObject {
  /// The identifier of the photo.
  open var localIdentifier: String { "" }
  /// The creation date.
  open var creationDate: Date? { nil }
  /// Fetches assets of a type; there are none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Fetches assets; there are none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Fetches assets with identifiers; there are none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// How an image fills a size.
public enum PHImageContentMode: Int, Sendable {
  /// The values of the option.
  case aspectFit, aspectFill
}
/// The options of an image request.
open class PHImageRequestOptions: NSObject {
  /// The quality of a requested image.
  public enum DeliveryMode: Int, Sendable {
    /// The values of the option.
    case opportunistic, highQualityFormat, fastFormat
  }
  /// The version of the requested image.
  open var version = PHImageRequestOptionsVersion.current
  /// The resizing mode of the image.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether the request is synchronous.
  open var isSynchronous = false
  /// The quality of the image.
  open var deliveryMode = DeliveryMode.opportunistic
  /// Whether the network may be used.
  open var isNetworkAccessAllowed = false
  /// Creates image request options.
  public override init() { super.init() }
}
/// A manager of images, which has none.
open class PHImageManager: NSObject {
  /// Returns the default manager.
  open class func `default`() -> PHImageManager { PHImageManager() }
  /// Requests an image; the handler receives none.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?, resultHandler: (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> Int32 {
    resultHandler(nil, nil)
    return 0
  }
}
