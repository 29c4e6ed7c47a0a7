extension Command {
  static let man = Command(
    "man", "Print the manual page",
    discussion: ["The page is written in roff, as 'man' reads it."],
    examples: [
      Example("vitrine man | man -l -", "read it now"),
      Example("vitrine man > /usr/local/share/man/man1/vitrine.1", "install it"),
    ]
  ) { (_, console) throws(Stop) in
    try console.printOwn(ManPage.text)
    return .done
  }
}
