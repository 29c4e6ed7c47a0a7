import VitrineCLI

/// The process that `vitrine preview` becomes.
@main
enum Main {
  static func main() {
    Program.runPreview { (options, console) throws(CommandError) in
      try PreviewRun(options, console).run()
    }
  }
}
