import Foundation
import Testing

@testable import VitrineProcess
@testable import VitrineXcode

/// A folder of files that is removed on deinitialization.
final class Folder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)")
    try add(files)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func add(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}

extension Folder {
  /// The plan of the first target with widgets in the folder, or in one below it.
  func planned(at place: String = "") throws -> (StagingPlan, ProjectTarget) {
    let model = try ProjectReader.read(place.isEmpty ? url : url.appending(path: place))
    let target = try #require(model.widgetTargets.first)
    return (try StagingPlanner.plan(target, of: model, toolchain: try Toolchain.find()), target)
  }
}

/// Project files as Xcode writes them.
enum SampleProject {
  static let widgetPlist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME:lower)</string>
    <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string></dict></dict></plist>
    """

  /// An app and a widget extension; synchronized folders, groups, and an `.xcconfig` file.
  static let objects = """
    P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, A);
      developmentRegion = de;};
    G = {isa = PBXGroup; children = (GS, SW, SA, XC, SC); sourceTree = "<group>";};
    GS = {isa = PBXGroup; path = "Shared Code"; children = (F1, V1, F2); sourceTree = "<group>";};
    F1 = {isa = PBXFileReference; path = "One File.swift"; sourceTree = "<group>";};
    F2 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>";};
    V1 = {isa = PBXVariantGroup; name = Localizable.strings; children = (VE, VD);
      sourceTree = "<group>";};
    VE = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>";};
    VD = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>";};
    XC = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT;};
    SW = {isa = PBXFileSystemSynchronizedRootGroup; path = widget; exceptions = (E1);
      sourceTree = "<group>";};
    E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
      membershipExceptions = (Info.plist, Left/Out.swift);};
    SA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E2);
      sourceTree = "<group>";};
    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
      membershipExceptions = (Models/Model.swift);};
    SC = {isa = PBXFileReference; path = Sub/Kit; lastKnownFileType = folder; sourceTree = "<group>";};
    T = {isa = PBXNativeTarget; name = "My Widget"; buildConfigurationList = TL;
      buildPhases = (BS, BR); fileSystemSynchronizedGroups = (SW); dependencies = ();
      packageProductDependencies = (PP);
      productType = "com.apple.product-type.app-extension";};
    PP = {isa = XCSwiftPackageProductDependency; productName = Gauges; package = RP;};
    RP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Gauges.git";
      requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0;};};
    A = {isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = ();
      fileSystemSynchronizedGroups = (SA); productType = "com.apple.product-type.application";};
    BS = {isa = PBXSourcesBuildPhase; files = (B1, B2);};
    BR = {isa = PBXResourcesBuildPhase; files = (B3);};
    B1 = {isa = PBXBuildFile; fileRef = F1;};
    B2 = {isa = PBXBuildFile; fileRef = F2;};
    B3 = {isa = PBXBuildFile; fileRef = V1;};
    PL = {isa = XCConfigurationList; buildConfigurations = (PD);};
    PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = XC;
      buildSettings = {SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;};};
    TL = {isa = XCConfigurationList; buildConfigurations = (TD);};
    TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      INFOPLIST_FILE = Widget/Info.plist; PRODUCT_NAME = "$(TARGET_NAME)";
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) EXTRA";
      PRODUCT_BUNDLE_IDENTIFIER = "$(PREFIX).widget";};};
    """

  static func file(_ objects: String = objects) -> String {
    "// !$*UTF8*$!\n{archiveVersion = 1; objectVersion = 77; objects = {\(objects)};\n"
      + "rootObject = P;}"
  }

  static var files: [String: String] {
    [
      "App.xcodeproj/project.pbxproj": file(),
      "Base.xcconfig": "#include \"More.xcconfig\"\nPREFIX = com.$(COMPANY) // the company\n"
        + "OTHER[sdk=iphone*] = phone\nOTHER[sdk=macosx*] = mac\n",
      "More.xcconfig": "COMPANY = example\n",
      "Shared Code/One File.swift": "struct One {}",
      "Shared Code/en.lproj/Localizable.strings": "\"a\" = \"A\";",
      "Shared Code/de.lproj/Localizable.strings": "\"a\" = \"Ä\";",
      "widget/Info.plist": widgetPlist,
      "widget/Widget.swift": "import WidgetKit\nimport SwiftUI\n@main struct W: Widget {}",
      "widget/Left/Out.swift": "",
      "widget/Assets.xcassets/Contents.json": "{}",
      "App/App.swift": "@main struct Program: App {}",
      "App/Models/Model.swift": "struct Model {}",
      "Sub/Kit/Package.swift": "",
    ]
  }
}
