// Photos of the library: they may not be read, and there are none.

/// What is fetched.
open class PHFetchOptions: NSObject {
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The condition.
  open var predicate: NSPredicate?
  /// How many at most.
  open var fetchLimit = 0
  /// Creates fetch options.
  public override init() { super.init() }
}
/// What was fetched: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// How many.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: ObjectType? { nil }
  /// The last.
  open var lastObject: ObjectType? { nil }
  /// Goes through all.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// What a photo is.
public enum PHAssetMediaType: Int, Sendable {
  /// A kind.
  case unknown, image, video, audio
}
/// A photo.
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
  /// The manager.
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
