import VitrineUIKit

// Nothing can be changed in the photo library, which is empty here.

/// An error of the photo library.
public struct PHPhotosError: Error, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case changeNotSupported = 3300
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// An observer of changes in the photo library, which has none.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Receives changes; it is never called.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change in the photo library.
open class PHChange: NSObject {}

extension PHPhotoLibrary {
  /// Fails: access is denied.
  public func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  /// Fails: access is denied.
  public func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  /// Fails: access is denied.
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }
  /// Registers an observer.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Removes an observer.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// A request to change an asset, which has no effect.
open class PHAssetChangeRequest: NSObject {
  /// Whether the asset is a favourite.
  open var isFavorite = false
  /// Whether the asset is hidden.
  open var isHidden = false
  /// The date of the asset.
  open var creationDate: Date?
  /// Creates a request for an asset.
  public convenience init(for asset: PHAsset) { self.init() }
  /// Returns a request to add an image.
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  /// Returns a request to add the image in a file; `nil`, because there is no library.
  open class func creationRequestForAssetFromImage(atFileURL url: URL) -> PHAssetChangeRequest? {
    nil
  }
  /// Deletes assets.
  open class func deleteAssets(_ assets: Any) {}
}

extension PHFetchResult {
  /// Returns no objects.
  public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Returns whether an object is in the result; none is.
  public func contains(_ object: ObjectType) -> Bool { false }
  /// Returns the position of an object; none has one.
  public func index(of object: ObjectType) -> Int { NSNotFound }
}

extension PHImageRequestOptions {
  /// Whether a second image of low quality may be delivered; has no effect.
  public var allowSecondaryDegradedImage: Bool {
    get { false }
    set {}
  }
}
