import Vitrine
import VitrineArguments
import VitrineCairo

extension ArgumentDefinition {
  /// The member of a bundle.
  static func widget(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option("widget", .text("KIND"), keyPath, "Widget of a bundle, by its kind; default: all")
  }

  /// The folder of faces.
  static func fontFolder(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option(
      "font-dir", .file("DIR"), keyPath,
      "Folder of font files whose faces are used too; no other is looked into")
  }

  /// Whether warnings are errors.
  static func strict(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("strict", keyPath, "Treat warnings as errors")
  }

  /// Whether what this version does not know has no effect.
  static func lenient(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "lenient", keyPath, "Warn of unknown views, modifiers and fields, and go on without them")
  }

  /// Whether success is left unsaid.
  static func quiet(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("quiet", short: "q", keyPath, "Say nothing about success")
  }

  /// Whether results are for programs.
  static func json(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("json", keyPath, "Print results, errors and warnings as JSON")
  }

  /// How many pictures are rendered at a time.
  static func jobs(_ keyPath: WritableKeyPath<Root, Int?> & Sendable) -> Self {
    .option(
      "jobs", short: "j", .integer("N", 1...256), keyPath,
      "How many pictures at a time; default: one for each core")
  }

  /// How PNG files are compressed.
  static func compression(
    _ keyPath: WritableKeyPath<Root, PNGCompression> & Sendable
  ) -> Self {
    .option(
      "png", .choice("HOW"), keyPath,
      "How hard PNG files are compressed, with the same pixels; default: default")
  }

  /// A folder that is written.
  static func outputFolder(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option(
      "output", short: "o", .file("DIR"), keyPath, "Folder, which is made where it is missing")
  }

  /// Where the code of widgets keeps what it stores.
  static func widgetData(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option(
      "data", .file("DIR"), keyPath,
      "Where widgets keep data between runs; default: .vitrine/widgets in the project")
  }

  /// Which widgets of a package or project are meant.
  static func widgetTarget(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option(
      "target", .text("NAME"), keyPath,
      "The program of widgets, or the target of an Xcode project, where there are several")
  }
}

extension PNGCompression {
  /// Makes sure that it can be had here, before anything is drawn.
  ///
  /// - Throws: `CommandError` that names the package to install.
  func check() throws(CommandError) {
    do throws(PNGError) {
      try PNGEncoder(self).checkCompression()
    } catch {
      throw .failed(ReportedDiagnostic(.error, error.description, hint: error.hint), .unusable)
    }
  }
}

extension FontFolder {
  /// The faces of the folder that a command line names.
  ///
  /// - Throws: `CommandError` when the folder or a font in it cannot be read.
  init(option folder: String?) throws(CommandError) {
    guard let folder else {
      self.init()
      return
    }
    do throws(ArchiveError) {
      try self.init(contentsOf: folder)
    } catch {
      throw .failed(ReportedDiagnostic(error, file: folder), .unusable)
    }
  }
}
