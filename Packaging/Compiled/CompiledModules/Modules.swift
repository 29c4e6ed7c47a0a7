// The modules are compiled: a package needs a target to name them by.
