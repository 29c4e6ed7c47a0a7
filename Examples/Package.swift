// swift-tools-version: 6.0
import PackageDescription

/// The modules that widget code imports: Apple's on Apple's platforms, Vitrine's on Linux.
func apple(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Vitrine", condition: .when(platforms: [.linux])) }
}

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.executable(name: "ExampleWidgets", targets: ["ExampleWidgets"])],
  dependencies: [.package(name: "Vitrine", path: "..")],
  targets: [
    .executableTarget(
      name: "ExampleWidgets",
      dependencies: apple("SwiftUI", "WidgetKit", "Charts", "AppIntents", "ActivityKit"),
      resources: [.process("Resources")])
  ],
  swiftLanguageModes: [.v6]
)
