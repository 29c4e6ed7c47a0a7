import SwiftUI

// Code that migrates stores step by step asks first whether there is one.

extension NSPersistentStoreCoordinator {
  /// Returns the metadata of a store in a file.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile`, because no store is in a file.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { throw CocoaError(.fileReadNoSuchFile) }

  /// Returns the metadata of a store in a file.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile`, because no store is in a file.
  public class func metadataForPersistentStore(
    type storeType: StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { throw CocoaError(.fileReadNoSuchFile) }

  /// Returns the metadata of a store.
  public func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Sets the metadata of a store.
  public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata ?? [:]
  }
}

extension NSManagedObjectModel {
  /// Whether a store can be opened with the model; always true, because stores are in memory.
  public func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool { true }

  /// Returns the model of bundles that a store was written with; the bundles are not read.
  public class func mergedModel(
    from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
  ) -> NSManagedObjectModel? { mergedModel(from: bundles) }
}
