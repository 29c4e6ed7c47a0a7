// Reexports the additions to Foundation on Linux, so that widget code sees a single Foundation.
// Apple's Foundation also reexports the most common names of Combine.
@_exported import class Combine.AnyCancellable
@_exported import struct Combine.AnyPublisher
@_exported import class Combine.CurrentValueSubject
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import class Combine.PassthroughSubject
@_exported import struct Combine.Published
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
