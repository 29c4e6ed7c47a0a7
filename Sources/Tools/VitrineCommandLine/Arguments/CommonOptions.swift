import Vitrine
import VitrineArguments
import VitrineCairo

extension ArgumentDefinition {
  /// The option for a member of a bundle.
  package static func widget(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option("widget", .text("KIND"), keyPath, "Widget of a bundle, by its kind; default: all")
  }

  /// The option for a folder of fonts.
  package static func fontFolder(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option(
      "font-dir", .file("DIR"), keyPath,
      "Folder with additional fonts; subfolders are ignored")
  }

  /// The flag that makes warnings errors.
  package static func strict(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("strict", keyPath, "Treat warnings as errors")
  }

  /// The flag that ignores unknown views, modifiers and fields.
  package static func lenient(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "lenient", keyPath, "Warn about unknown views, modifiers and fields, and ignore them")
  }

  /// The flag that silences messages about success.
  package static func quiet(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("quiet", short: "q", keyPath, "Print nothing about success")
  }

  /// The flag for output that programs read.
  package static func json(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "json", keyPath,
      "Print results as JSON, and errors and warnings as lines of JSON on standard error")
  }

  /// The option for the number of pictures drawn at a time.
  package static func jobs(_ keyPath: WritableKeyPath<Root, Int?> & Sendable) -> Self {
    .option(
      "jobs", short: "j", .integer("N", 1...256), keyPath,
      "Number of pictures to draw at a time; default: one for each core")
  }

  /// The option for the compression of PNG files.
  package static func compression(
    _ keyPath: WritableKeyPath<Root, PNGCompression> & Sendable
  ) -> Self {
    .option(
      "png", .choice("HOW"), keyPath,
      "How strongly to compress PNG files; the pixels stay the same; default: default")
  }

  /// The option for a folder to write into.
  package static func outputFolder(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option(
      "output", short: "o", .file("DIR"), keyPath, "Folder to write into; created if it is missing")
  }

  /// The option for the folder in which widget code stores its data.
  package static func widgetData(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option(
      "data", .file("DIR"), keyPath,
      "Folder where widgets keep data between runs; default: .vitrine/widgets in the project")
  }

  /// The option for the path of a package or a project in commands that take it as a word.
  package static func path(_ keyPath: WritableKeyPath<Root, [String]> & Sendable) -> Self {
    .option("package", .file("DIR"), "The same as PATH") {
      $0[keyPath: keyPath].append($1)
    }
  }

  /// The option for the program or target of widgets.
  package static func widgetTarget(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option(
      "target", .text("NAME"), keyPath,
      "Program of widgets, or target of an Xcode project, if there are several")
  }

  /// The flag for the previews of views in place of widgets.
  package static func previews(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "previews", keyPath,
      "The #Previews of an app or a package instead of widgets; the default where there are no widgets"
    )
  }
}

extension PNGCompression {
  /// Checks that this machine can write the format, before anything is drawn.
  ///
  /// - Throws: `CommandError` that names the package to install.
  package func check() throws(CommandError) {
    do throws(PNGError) {
      try PNGEncoder(self).checkCompression()
    } catch {
      throw .failed(ReportedDiagnostic(.error, error.description, hint: error.hint), .unusable)
    }
  }
}

extension FontFolder {
  /// Reads the fonts of a folder.
  ///
  /// - Throws: `CommandError` when the folder or a font in it cannot be read.
  package init(option folder: String?) throws(CommandError) {
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
