import Foundation

/// The content of a file or of a folder.
open class FileWrapper: NSObject {
  private let data: Data?
  /// The files of a folder by their names; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that the file should have.
  open var preferredFilename: String?
  /// The name of the file.
  open var filename: String?

  /// Creates a file with its content.
  public init(regularFileWithContents contents: Data) { data = contents }
  /// Creates a folder with its files.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    (data, fileWrappers) = (nil, childrenByPreferredName)
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { data != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// The content of the file; `nil` for a folder.
  open var regularFileContents: Data? { data }

  /// Adds a file to the folder.
  ///
  /// - Returns: the name of the file in the folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? ""
    fileWrappers?[name] = child
    return name
  }
  /// Removes a file from the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}
