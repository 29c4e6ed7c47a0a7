#define _GNU_SOURCE
#include "CVitrineProcess.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#ifndef CLOSE_RANGE_CLOEXEC
#define CLOSE_RANGE_CLOEXEC (1U << 2)
#endif

/// Only functions that a child of a process with threads may call, here and below.
static void become(
    const char *path, char *const *words, char *const *environment, const char *folder, int output,
    int errors) {
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

#if defined(__linux__)

/// An entry of a folder as the system call gives it; `readdir` allocates memory.
struct entry {
  unsigned long long node;
  long long next;
  unsigned short length;
  unsigned char kind;
  char name[];
};

static pid_t process_number(const char *text) {
  pid_t value = 0;
  for (; *text >= '0' && *text <= '9'; text++) value = value * 10 + (*text - '0');
  return *text == 0 ? value : 0;
}

/// The process that started another, or 0.
static pid_t parent_of(const char *name) {
  char path[32] = "/proc/", text[512];
  size_t end = 6;
  for (const char *letter = name; *letter && end < 20; letter++) path[end++] = *letter;
  for (const char *letter = "/stat"; *letter; letter++) path[end++] = *letter;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  // Its name stands in parentheses and may hold some itself.
  while (count > 0 && text[count - 1] != ')') count--;
  // Behind it are a blank, the state, a blank, and the parent.
  if (count <= 0 || count + 3 >= (ssize_t)sizeof text) return 0;
  pid_t value = 0;
  for (const char *digit = text + count + 3; *digit >= '0' && *digit <= '9'; digit++)
    value = value * 10 + (*digit - '0');
  return value;
}

/// Sends a signal to every child of this process, to which those come whose own parent has ended.
static void signal_children(int which) {
  pid_t own = getpid();
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  _Alignas(8) char buffer[4096];
  long count;
  while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
    for (long place = 0; place < count;) {
      struct entry *entry = (struct entry *)(buffer + place);
      pid_t process = process_number(entry->name);
      if (process > 0 && parent_of(entry->name) == own) kill(process, which);
      place += entry->length;
    }
  }
  close(folder);
}

/// Ends all that is left of what was started: parents first, whose children then are this one's.
static void end_children(void) {
  for (;;) {
    signal_children(SIGKILL);
    if (waitpid(-1, NULL, 0) < 0 && errno == ECHILD) return;
    while (waitpid(-1, NULL, WNOHANG) > 0) {
    }
  }
}

/// Waits for a program, and ends with its status; whatever the program has left behind ends too. At
/// SIGTERM, which comes when whoever started it ends, the program has a second to end by itself.
static _Noreturn void guard(pid_t program, const sigset_t *signals) {
  int status = 0, is_ending = 0;
  struct timespec second = {1, 0};
  for (;;) {
    pid_t ended;
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0 && ended != program) {
    }
    if (ended == program) break;
    int came = is_ending ? sigtimedwait(signals, NULL, &second) : sigwaitinfo(signals, NULL);
    if (came == SIGTERM && !is_ending) {
      is_ending = 1;
      signal_children(SIGTERM);
    } else if (came < 0 && errno == EAGAIN) {
      status = (128 + SIGKILL) << 8;
      break;
    }
  }
  end_children();
  _exit(WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status));
}

/// Starts the program as a child of this process, which then stays to end all that comes of it.
static void start_guarded(
    const char *path, char *const *words, char *const *environment, const char *folder, int output,
    int errors, pid_t parent, int report) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGCHLD);
  sigprocmask(SIG_SETMASK, &signals, NULL);
  signal(SIGCHLD, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  // Whoever started it may be gone already.
  if (getppid() != parent) _exit(127);
  pid_t own = getpid();
  pid_t program = vfork();
  if (program == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != own) _exit(127);
    become(path, words, environment, folder, output, errors);
    int failure = errno;
    if (write(report, &failure, sizeof failure) < 0) _exit(126);
    _exit(127);
  }
  if (program < 0) return;
#if defined(SYS_close_range)
  // What others have opened must not stay open because of this process.
  syscall(SYS_close_range, 0U, ~0U, 0U);
#endif
  guard(program, &signals);
}

#endif

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
#if defined(__linux__)
  pid_t parent = getpid();
#endif
  pid_t child = fork();
  if (child == 0) {
    setpgid(0, 0);
    // Below 3 it would be replaced by the program's own descriptors.
    int place = fcntl(report[1], F_DUPFD_CLOEXEC, 10);
#if defined(__linux__)
    start_guarded(path, words, environment, folder, output, errors, parent, place);
#else
    become(path, words, environment, folder, output, errors);
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
