import VitrineCommandLine

extension Shell {
  /// The completion script, as the shell sources it.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
