import VitrineCLI
import VitrineCommandLine

/// The process that `vitrine xcode` becomes.
@main
enum Main {
  static func main() {
    Program.runXcode { (options, console) throws(CommandError) in
      try ProjectSession(options, console).run()
    }
  }
}
