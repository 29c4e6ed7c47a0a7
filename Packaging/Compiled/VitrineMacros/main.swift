import Glibc

// The compiler talks to the program that came with the modules, as if it had been built here.
let folder = #filePath.dropLast("VitrineMacros/main.swift".count)
execv(folder + "vitrine-macros", CommandLine.unsafeArgv)
perror("vitrine-macros")
exit(1)
