import VitrineCLI

/// The process of `vitrine`.
@main
enum Main {
  static func main() { Program.run() }
}
