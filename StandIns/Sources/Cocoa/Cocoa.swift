@_exported import AppKit
@_exported import CoreData
@_exported import VitrineFoundation
