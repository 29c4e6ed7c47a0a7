import Foundation
import Testing

/// The program of all tests.
///
/// Because this file exists, the package manager does not search for tests of XCTest, which it finds in the
/// compiler's index alone: nothing is compiled with an index. It then runs Swift Testing only by name.
@main
struct TestProgram {
  static func main() async {
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    }
    FileHandle.standardError.write(
      Data(
        """
        error: 'swift test' runs no test of this package without '--enable-swift-testing --disable-xctest'
        hint: Scripts/swift.sh test, or make test

        """.utf8))
    exit(2)
  }
}
