/// The shells that Vitrine has completions for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The completion script, as the shell sources it.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
