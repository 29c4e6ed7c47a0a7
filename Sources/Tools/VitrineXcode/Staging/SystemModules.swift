import VitrineProcess

/// Modules of Apple's systems that have no stand-in: no package has them.
///
/// Source: "Technologies" of Apple's documentation.
enum SystemModules {
  /// Whether a module comes with Apple's systems.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || StandIn.named(name) != nil
  }

  private static let names = Set(
    """
    AGL ARKit AVRouting AccessorySetupKit Accounts AdAttributionKit AdServices \
    AdSupport AddressBook AddressBookUI AppleArchive AssetsLibrary \
    AudioDriverKit AutomaticAssessmentConfiguration Automator BackgroundAssets BrowserEngineKit \
    BrowserKit BusinessChat CFNetwork CallKit CarKey CarPlay Carbon Cinematic ClassKit ClockKit \
    ColorSync CompositorServices Compression ContactProvider ContactsUI CoreAudio CoreAudioKit \
    CoreHID CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO CoreNFC \
    CoreTelephony CoreVideo CoreWLAN CreateML CryptoTokenKit DataDetection \
    DeviceCheck DeviceDiscoveryExtension DiskArbitration \
    DockKit DriverKit EndpointSecurity EventKitUI ExecutionPolicy ExtensionFoundation ExtensionKit \
    ExternalAccessory FileProvider FileProviderUI FinanceKit FinanceKitUI FinderSync \
    ForceFeedback FSKit GLKit GameController GameplayKit GroupActivities HIDDriverKit HealthKitUI HomeKit \
    Hypervisor ICADevices IOBluetooth IOBluetoothUI IOSurface IdentityDocumentServices \
    IdentityLookup IdentityLookupUI ImageCaptureCore ImagePlayground InputMethodKit InstallerPlugins \
    JavaScriptCore JournalingSuggestions Kernel LatentSemanticMapping LightweightCodeRequirements \
    LinkPresentation LiveCommunicationKit MLCompute MailKit ManagedApp ManagedAppDistribution \
    ManagedSettingsUI Matter MatterSupport MediaAccessibility MediaExtension MediaLibrary \
    MediaSetup MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders \
    MetalPerformanceShadersGraph MetricKit ModelIO MultipeerConnectivity MusicKit NearbyInteraction \
    NotificationCenter OpenAL OpenCL OpenDirectory OpenGL OpenGLES PCIDriverKit PDFKit PHASE \
    ParavirtualizedGraphics PencilKit PreferencePanes ProximityReader PushKit PushToTalk QuickLook \
    QuickLookThumbnailing QuickLookUI Quartz RealityFoundation RealityKit RelevanceKit \
    ReplayKit RoomPlan SQLite3 SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge \
    SecureElementCredential SecurityFoundation SecurityInterface SensitiveContentAnalysis SensorKit \
    SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial Speech SpriteKit \
    StickerKit StickerFoundation SystemExtensions TVMLKit TVServices TVUIKit TabularData \
    ThreadNetwork Translation TranslationUIProvider TouchController VideoDecodeAcceleration \
    VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit VisualIntelligence \
    WiFiAware WorkoutKit iAd iTunesLibrary notify vImage vecLib
    """.split(separator: " ").map(String.init))
}
