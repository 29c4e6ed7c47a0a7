#define _GNU_SOURCE
#include "CVitrineProcess.h"
#include "CVitrineSandbox.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__linux__)
#include "process_parts.h"
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#endif

#ifndef CLOSE_RANGE_CLOEXEC
#define CLOSE_RANGE_CLOEXEC (1U << 2)
#endif

/// Only functions that a child of a process with threads may call, here and below.
static void become(
    const char *path, char *const *words, char *const *environment, const char *folder, int input,
    int output, int errors, const struct vitrine_rules *rules, int channel) {
  if (input < 0) input = open("/dev/null", O_RDONLY);
  if (input < 0 || dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) return;
#if defined(__linux__) && defined(SYS_close_range)
  syscall(SYS_close_range, 3U, ~0U, CLOSE_RANGE_CLOEXEC);
#endif
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (folder && chdir(folder) != 0) return;
#if defined(__linux__)
  if (rules) {
    int listener;
    int failure = vitrine_take_rules(rules, &listener);
    send_descriptor(channel, listener);
    if (listener >= 0) close(listener);
    errno = failure;
    if (failure) return;
  }
#else
  (void)rules, (void)channel;
#endif
  execve(path, words, environment);
}

#if defined(__linux__)

/// Starts the program as a child of this process, which remains to end all of its descendants.
static void start_guarded(
    const char *path, char *const *words, char *const *environment, const char *folder, int input,
    int output, int errors, const struct vitrine_rules *rules, pid_t parent, int report) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGCHLD);
  sigprocmask(SIG_SETMASK, &signals, NULL);
  signal(SIGCHLD, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  // The process that started it may already have ended.
  if (getppid() != parent) _exit(127);
  pid_t own = getpid();
  int channel[2] = {-1, -1};
  if (rules && socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, channel) != 0) return;
  // Below 3 they would be replaced by the program's own descriptors, as above.
  for (int end = 0; rules && end < 2; end++) channel[end] = fcntl(channel[end], F_DUPFD_CLOEXEC, 10);
  pid_t program = vfork();
  if (program == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != own) _exit(127);
    become(path, words, environment, folder, input, output, errors, rules, channel[1]);
    int failure = errno;
    if (write(report, &failure, sizeof failure) < 0) _exit(126);
    _exit(127);
  }
  if (program < 0) return;
  // Inherited descriptors must not remain open because of this process.
  int listener = rules ? receive_descriptor(channel[0]) : -1;
#if defined(SYS_close_range)
  if (listener >= 0) listener = dup2(listener, 0);
  syscall(SYS_close_range, listener >= 0 ? 1U : 0U, ~0U, 0U);
#endif
  guard(program, &signals, listener, rules ? rules->processes : 0);
}

#endif

int vitrine_start(
    const char *path, char *const *words, char *const *environment, const char *folder, int input,
    int output, int errors, const struct vitrine_rules *rules, pid_t *process) {
  int report[2];
#if defined(__linux__)
  if (pipe2(report, O_CLOEXEC) != 0) return errno;
#else
  if (pipe(report) != 0) return errno;
  fcntl(report[0], F_SETFD, FD_CLOEXEC);
  fcntl(report[1], F_SETFD, FD_CLOEXEC);
#endif
#if defined(__linux__)
  pid_t parent = getpid();
#endif
  pid_t child = fork();
  if (child == 0) {
    setpgid(0, 0);
    // Below 3 it would be replaced by the program's own descriptors.
    int place = fcntl(report[1], F_DUPFD_CLOEXEC, 10);
#if defined(__linux__)
    start_guarded(path, words, environment, folder, input, output, errors, rules, parent, place);
#else
    become(path, words, environment, folder, input, output, errors, rules, -1);
#endif
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
