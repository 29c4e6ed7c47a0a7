// The types live in another module, which SwiftUI re-exports: Swift Testing looks for an overlay of
// its own wherever it meets a module of this name.
@_exported import VitrineUIKit
