@_exported import VitrineFoundation

// System sounds, which are silent.

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32
/// The identifier of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Creates a system sound from a file; always fails.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { -1500 }
/// Plays a system sound; has no effect.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays an alert sound; has no effect.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a system sound and calls a closure; the sound is silent.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Disposes of a system sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
/// The identifier of a property of a system sound.
public typealias AudioServicesPropertyID = UInt32
/// The property that a sound follows the settings of user interface sounds.
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 1_769_174_377
/// Sets a property of system sounds; has no effect.
@discardableResult
public func AudioServicesSetProperty(
  _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeRawPointer?, _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> Int32 { 0 }

/// The status of success.
public let kAudioServicesNoError: OSStatus = 0
/// The error of an unsupported property.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 1_886_681_407
/// The error of a property with another size.
public let kAudioServicesBadPropertySizeError: OSStatus = 561_211_770
/// The error of a sound that takes too long.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// The property that a sound continues after the app is terminated.
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 1_768_319_081
/// Plays an alert sound and calls a closure; the sound is silent.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
