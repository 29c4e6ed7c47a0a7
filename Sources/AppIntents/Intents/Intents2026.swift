/// An action that may take longer than the system waits for others.
public protocol LongRunningIntent: AppIntent {}
/// An action that can be cancelled.
public protocol CancellableIntent: AppIntent {}
/// An action that runs one of the system's shortcuts.
public protocol RunSystemShortcutIntent: SystemIntent {}
/// An entity that is the same on all of a person's devices.
public protocol SyncableEntity: AppEntity {}
/// An entity that says whose it is.
public protocol OwnershipProvidingEntity: AppEntity {}
