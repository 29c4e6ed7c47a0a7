#define _GNU_SOURCE
#include "CVitrineProcess.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#ifndef CLOSE_RANGE_CLOEXEC
#define CLOSE_RANGE_CLOEXEC (1U << 2)
#endif

/// Only functions that a child of a process with threads may call.
static void become(
    const char *path, char *const *words, char *const *environment, const char *folder, int output,
    int errors, pid_t parent) {
  setpgid(0, 0);
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  // Whoever started it may be gone already.
  if (getppid() != parent) _exit(127);
#else
  (void)parent;
#endif
  int input = open("/dev/null", O_RDONLY);
  if (input < 0 || dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) return;
#if defined(__linux__) && defined(SYS_close_range)
  syscall(SYS_close_range, 3U, ~0U, CLOSE_RANGE_CLOEXEC);
#endif
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (folder && chdir(folder) != 0) return;
  execve(path, words, environment);
}

int vitrine_start(
    const char *path, char *const *words, char *const *environment, const char *folder, int output,
    int errors, pid_t *process) {
  int report[2];
#if defined(__linux__)
  if (pipe2(report, O_CLOEXEC) != 0) return errno;
#else
  if (pipe(report) != 0) return errno;
  fcntl(report[0], F_SETFD, FD_CLOEXEC);
  fcntl(report[1], F_SETFD, FD_CLOEXEC);
#endif
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    // Below 3 it would be replaced by the program's own descriptors.
    int place = fcntl(report[1], F_DUPFD_CLOEXEC, 10);
    become(path, words, environment, folder, output, errors, parent);
    int number = errno;
    if (write(place, &number, sizeof number) < 0) _exit(126);
    _exit(127);
  }
  int failure = child < 0 ? errno : 0;
  close(report[1]);
  int number = 0;
  ssize_t count = 0;
  if (child > 0) {
    do count = read(report[0], &number, sizeof number);
    while (count < 0 && errno == EINTR);
  }
  close(report[0]);
  if (child > 0 && count == (ssize_t)sizeof number) failure = number;
  *process = child;
  return failure;
}
