import Foundation
import Testing
import Vitrine
import VitrineCoding

@Suite struct CodeFilesTests {
  /// A project with some files, which is deleted at the end of a test.
  private final class Project {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func place(_ statements: String...) -> String? {
      CodeFiles(folder: folder.path).place(of: statements.compactMap { CodeLocation($0) })?.text
    }
  }

  private static let card = "struct Card: View {\n  var body: some View { Text(\"Water\") }\n}\n"

  @Test("a file is below the folder of its module, however many have its name")
  func module() throws {
    let project = try Project([
      "Sources/Widgets/Views/Card.swift": Self.card, "Sources/App/Card.swift": Self.card,
      "Sources/my-kit/Card.swift": Self.card,
    ])
    #expect(project.place("Widgets/Card.swift:2:25") == "Sources/Widgets/Views/Card.swift:2:25")
    #expect(project.place("my_kit/Card.swift:2:25") == "Sources/my-kit/Card.swift:2:25")
    #expect(project.place("Other/Card.swift:2:25") == nil)
  }

  @Test("without a folder of the module, a statement begins at the place")
  func folder() throws {
    let project = try Project(["Code/Card.swift": Self.card])
    #expect(project.place("Widgets/Card.swift:2:25") == "Code/Card.swift:2:25")
    #expect(project.place("Widgets/Card.swift:2:26") == nil)
    #expect(project.place("Widgets/Card.swift:9:1") == nil)
    #expect(project.place("Widgets/Row.swift:2:25") == nil)
  }

  @Test("a statement of another package has the place of the one around it")
  func chain() throws {
    let project = try Project(["Sources/Widgets/Card.swift": Self.card])
    #expect(
      project.place("Kit/Row.swift:1:1", "Widgets/Card.swift:2:25")
        == "Sources/Widgets/Card.swift:2:25")
    #expect(CodeFiles().place(of: [try #require(CodeLocation("Widgets/Card.swift:2:25"))]) == nil)
  }
}
