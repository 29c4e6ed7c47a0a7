@_exported import VitrineFoundation

// Sounds of the system: nothing is heard.

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The number of the sign that is felt.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Makes a sound of a file: there is none.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { -1500 }
/// Plays a sound: nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound with a sign: nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound and goes on: nothing is heard.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Gives a sound back.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
/// The identifier of a property of a system sound.
public typealias AudioServicesPropertyID = UInt32
/// Whether a sound is heard although the device is silent.
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 1_769_174_377
/// Sets something: nothing is heard.
@discardableResult
public func AudioServicesSetProperty(
  _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeRawPointer?, _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> Int32 { 0 }

/// All is well.
public let kAudioServicesNoError: OSStatus = 0
/// The property is not there.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 1_886_681_407
/// The property has another size.
public let kAudioServicesBadPropertySizeError: OSStatus = 561_211_770
/// The sound takes too long.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// Whether a sound goes on when the app ends.
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 1_768_319_081
/// Plays a sound with a sign and goes on: nothing is heard.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
