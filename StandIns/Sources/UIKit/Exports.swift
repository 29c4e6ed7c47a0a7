// The types are declared in another module, which SwiftUI reexports, because Swift Testing looks
// for its overlay of any module with this name.
@_exported import VitrineUIKit
