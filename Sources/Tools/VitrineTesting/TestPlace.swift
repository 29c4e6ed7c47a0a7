import Foundation
import Testing
import Vitrine
import VitrineSnapshot
import XCTest

/// The location of an assertion, at which failures are reported.
package struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The function that contains the assertion.
  let function: String

  package init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, function: String
  ) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    self.function = function
  }

  /// The folder of the test's file.
  var folder: String { String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)) }

  /// The folder of the test's package; the test's own folder if there is no package.
  var project: String {
    var place = folder
    while !place.isEmpty {
      if FileManager.default.fileExists(atPath: place + "/Package.swift") { return place }
      place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
    }
    return folder
  }

  /// The name of the test's file, without its extension.
  var name: String { PathName.stem(of: path, without: ".swift") }

  /// The folder of the test's goldens, relative to the package's folder, with a slash at its end.
  var goldens: String {
    let inner = folder.dropFirst(project.count).drop { $0 == "/" }
    return (inner.isEmpty ? "" : inner + "/") + "Goldens/\(name)/"
  }

  /// The assertion, in the test that runs.
  var owner: GoldenClaims.Owner {
    GoldenClaims.Owner(
      file: path, line: line, column: column,
      test: .current(file: name, function: function))
  }

  private var path: String { String(describing: filePath) }

  /// Writes a text into the test's source, as the trailing closure of the assertion.
  ///
  /// - Throws: `InlineSource.Fault` when it cannot be written.
  func record(_ text: String) throws(InlineSource.Fault) {
    try InlineSource.current.record(text, in: path, line: Int(line), column: Int(column))
  }

  /// Fails the running test because it examined nothing.
  ///
  /// - Parameters:
  ///   - reason: why, in one line.
  ///   - subject: the archive or module.
  package func failForNothing(_ reason: String, of subject: String) {
    fail("\(subject): nothing was compared: \(reason)".printedLines(), attachments: [])
  }

  /// Fails the running test, in Swift Testing or XCTest, with attached files.
  package func fail(_ text: String, attachments: [(name: String, bytes: [UInt8])]) {
    let message = text + TestPlace.note(on: RecordMode.unknownMode())
    // A detached task has no test of Swift Testing either. Each library drops what is reported while the
    // other one runs its tests, so that both get it.
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
    // XCTest on Linux has no attachments; the message contains the paths of the files.
    for (name, bytes) in attachments {
      Attachment.record(bytes, named: name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// Warns about the running test, which passes: in Swift Testing, or else on standard error.
  package func warn(_ text: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
    } else {
      let told = "\(ProjectPath.relative(path)):\(line): warning: \(text)\n"
      FileHandle.standardError.write(Data(told.utf8))
    }
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: String(describing: fileID), filePath: path, line: Int(line), column: Int(column))
  }

  /// What a failure adds if the variable for recording has an unknown value, which records nothing.
  static func note(on word: String?) -> String {
    guard let word else { return "" }
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "\n  note: nothing is recorded, because \(RecordMode.variable) is '\(word.singleLine)'; "
      + "it can be \(modes)"
  }
}
