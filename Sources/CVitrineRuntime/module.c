#define _GNU_SOURCE
#include "module.h"
#include "discovery.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

char module_path[PATH_MAX];
static void *module;

// The status with which the system's loader, too, ends a program whose libraries are incomplete.
enum { STATUS_INCOMPLETE = 127 };

typedef int program(int count, char **words);

// Finds the library beside the program, under the program's name with a suffix.
static int find_module(void) {
  static const char suffix[] = ".so";
  ssize_t length = readlink("/proc/self/exe", module_path, sizeof module_path - sizeof suffix);
  if (length <= 0) return 0;
  memcpy(module_path + length, suffix, sizeof suffix);
  return 1;
}

int vitrine_run_module(int count, char **words) {
  if (find_module()) module = dlopen(module_path, RTLD_NOW | RTLD_GLOBAL);
  program *run = module ? (program *)dlsym(module, "main") : NULL;
  if (run) return run(count, words);
  const char *reason = dlerror();
  fprintf(stderr, "error: the program cannot be loaded: %s\n", reason ? reason : "it has no path");
  return STATUS_INCOMPLETE;
}

struct table module_table(const char *start, const char *end) {
  struct table table = {NULL, NULL};
  if (!module) return table;
  table.start = dlsym(module, start);
  table.end = table.start ? dlsym(module, end) : NULL;
  return table;
}

void vitrine_program_files(void *context, void (*body)(const char *path, void *context)) {
  if (!*module_path) return;
  body(module_path, context);
  Dl_info base;
  if (dladdr((const void *)&vitrine_program_files, &base) && base.dli_fname) body(base.dli_fname, context);
}
