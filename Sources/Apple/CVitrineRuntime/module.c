#define _GNU_SOURCE
#include "module.h"
#include "discovery.h"
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
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

// Defined by the module that starts workers.
extern int vitrine_run_parent(void) __attribute__((weak));
extern void vitrine_begin_worker(void) __attribute__((weak));

// Only workers run code of the user's, whose `main` can trap before it names a widget. Initializers of the
// language's runtime, which is linked first, have run.
__attribute__((constructor)) static void begin_program(void) {
  if (!getenv(VITRINE_PROGRAM_VARIABLE) || !vitrine_run_parent) return;
  if (!getenv(VITRINE_WORKER_VARIABLE)) exit(vitrine_run_parent());
  vitrine_begin_worker();
}

int vitrine_awaits_module(void) {
  if (!getenv(VITRINE_AWAITS_VARIABLE)) return 0;
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&input, 1, 0) == 0;
}

// Waits for the end of the input, after which the module is linked.
static void wait_for_module(void) {
  if (!getenv(VITRINE_AWAITS_VARIABLE)) return;
  char byte;
  ssize_t count;
  do {
    count = read(STDIN_FILENO, &byte, 1);
  } while (count > 0 || (count < 0 && errno == EINTR));
}

int vitrine_run_module(int count, char **words) {
  int is_found = find_module();
  // Only workers run code of the module, so that the first process does not wait for it.
  if (vitrine_run_parent && !getenv(VITRINE_WORKER_VARIABLE)) return vitrine_run_parent();
  wait_for_module();
  if (is_found) module = dlopen(module_path, RTLD_NOW | RTLD_GLOBAL);
  program *run = module ? (program *)dlsym(module, "main") : NULL;
  if (run && vitrine_begin_worker) vitrine_begin_worker();
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
