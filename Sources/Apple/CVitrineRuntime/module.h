// The module of a program that was linked as a library, so that a change links only that library.
#pragma once
#include <limits.h>

// A table that the linker gathers from the object files of a program or library.
struct table {
  const void *start, *end;
};

// Returns the table of the module that was loaded; empty if the module is part of the program or has no such
// table.
struct table module_table(const char *start, const char *end);

// The path of the module's library; empty if the module is part of the program.
extern char module_path[PATH_MAX];
