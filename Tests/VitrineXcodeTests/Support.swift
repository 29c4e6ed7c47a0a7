import Foundation
import Testing

@testable import VitrineXcode
