#define _GNU_SOURCE
#include "discovery.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_bool are_watched;

void vitrine_watch_exits(void) { atomic_store(&are_watched, true); }

int vitrine_signal_thread(int process, int thread, int signal) {
#ifdef __linux__
  return (int)syscall(SYS_tgkill, process, thread, signal);
#else
  return -1;
#endif
}

// Definitions of a program take precedence over those of its libraries.
#ifdef __linux__

static void trap_if_watched(void) {
  // Nothing that runs on the way to the trap may be watched again.
  if (!atomic_exchange(&are_watched, false)) return;
  static const char message[] = "Fatal error: the code ended the program\n";
  if (write(STDERR_FILENO, message, sizeof message - 1) >= 0) __builtin_trap();
  __builtin_trap();
}

static _Noreturn void end(int status) {
  for (;;) syscall(SYS_exit_group, status);
}

_Noreturn void exit(int status) {
  trap_if_watched();
  void (*next)(int) = (void (*)(int))dlsym(RTLD_NEXT, "exit");
  if (next) next(status);
  end(status);
}

_Noreturn void _exit(int status) {
  trap_if_watched();
  end(status);
}

_Noreturn void _Exit(int status) {
  trap_if_watched();
  end(status);
}

_Noreturn void quick_exit(int status) {
  trap_if_watched();
  end(status);
}

#endif

_Noreturn void vitrine_exit(int status) {
  atomic_store(&are_watched, false);
  exit(status);
}
