// Photos of the library: they may not be read, and there are none.

/// The options of a fetch.
open class PHFetchOptions: NSObject {
  /// The sort order of the results.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The condition that results satisfy.
  open var predicate: NSPredicate?
  /// How many at most.
  open var fetchLimit = 0
  /// Creates fetch options.
  public override init() { super.init() }
}
/// The result of a fetch, which is always empty here.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// How many.
  open var count: Int { 0 }
  /// The first object.
  open var firstObject: ObjectType? { nil }
  /// The last object.
  open var lastObject: ObjectType? { nil }
  /// Goes through all.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// The kinds of asset.
public enum PHAssetMediaType: Int, Sendable {
  /// The kinds of asset.
  case unknown, image, video, audio
}
/// A photo or video in the library.
open class PHAsset: NSObject {
  /// The photo's name in the library.
  open var localIdentifier: String { "" }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// Photos of a kind: there are none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Photos: there are none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Photos by their names: there are none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  /// A value of the option.
  case aspectFit, aspectFill
}
/// How a picture is asked for.
open class PHImageRequestOptions: NSObject {
  /// How good the picture is.
  public enum DeliveryMode: Int, Sendable {
    /// A value of the option.
    case opportunistic, highQualityFormat, fastFormat
  }
  /// Which form of the picture is asked for.
  open var version = PHImageRequestOptionsVersion.current
  /// How exactly the picture has the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether the asker waits.
  open var isSynchronous = false
  /// How good the picture is.
  open var deliveryMode = DeliveryMode.opportunistic
  /// Whether the network may be used.
  open var isNetworkAccessAllowed = false
  /// Creates image request options.
  public override init() { super.init() }
}
/// Gives pictures: it has none.
open class PHImageManager: NSObject {
  /// Returns the default manager.
  open class func `default`() -> PHImageManager { PHImageManager() }
  /// Asks for a picture: there is none.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?, resultHandler: (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> Int32 {
    resultHandler(nil, nil)
    return 0
  }
}
