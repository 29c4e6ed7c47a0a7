#if defined(__linux__)
#define _GNU_SOURCE
#include "process_parts.h"
#include <errno.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Headers of before Linux 5.5 do not name it.
#ifndef SECCOMP_USER_NOTIF_FLAG_CONTINUE
#define SECCOMP_USER_NOTIF_FLAG_CONTINUE 1
#endif

/// A message with space for one descriptor.
struct letter {
  char text;
  struct iovec part;
  _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int))];
  struct msghdr header;
};

static void begin(struct letter *letter) {
  memset(letter, 0, sizeof *letter);
  letter->part = (struct iovec){&letter->text, 1};
  letter->header = (struct msghdr){
      .msg_iov = &letter->part,
      .msg_iovlen = 1,
      .msg_control = letter->control,
      .msg_controllen = sizeof letter->control};
}

void send_descriptor(int socket, int descriptor) {
  struct letter letter;
  begin(&letter);
  if (descriptor < 0) {
    letter.header.msg_control = NULL;
    letter.header.msg_controllen = 0;
  } else {
    struct cmsghdr *head = CMSG_FIRSTHDR(&letter.header);
    *head = (struct cmsghdr){
        .cmsg_len = CMSG_LEN(sizeof(int)), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    memcpy(CMSG_DATA(head), &descriptor, sizeof descriptor);
  }
  sendmsg(socket, &letter.header, MSG_NOSIGNAL);
}

int receive_descriptor(int socket) {
  struct letter letter;
  begin(&letter);
  int descriptor = -1;
  if (recvmsg(socket, &letter.header, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) < 0) return -1;
  struct cmsghdr *head = CMSG_FIRSTHDR(&letter.header);
  if (head && head->cmsg_type == SCM_RIGHTS) memcpy(&descriptor, CMSG_DATA(head), sizeof descriptor);
  return descriptor;
}

/// The number of processes and threads, and their maximum.
struct population {
  /// The last count, plus all that were started since; those that ended since are still included.
  struct descendants now;
  struct descendants most;
};

/// The number of threads per process in the limits: at the limit of processes, threads can still be
/// started, since libraries wait endlessly for a thread.
static const uint32_t threads_of_process = 8;

static int is_full(const struct population *population, int is_thread) {
  return population->now.threads >= population->most.threads ||
         (!is_thread && population->now.processes >= population->most.processes);
}

static int may_begin(struct population *population, int is_thread) {
  if (is_full(population, is_thread)) population->now = count_descendants();
  if (is_full(population, is_thread)) return 0;
  population->now.threads++;
  if (!is_thread) population->now.processes++;
  return 1;
}

/// Answers the request of a process to start another one, or a thread.
static void answer(int listener, struct population *population) {
  struct seccomp_notif question;
  memset(&question, 0, sizeof question);
  // The process may have ended since its request.
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &question) != 0) return;
  struct seccomp_notif_resp response = {.id = question.id};
  const int is_thread = question.data.nr == SYS_clone && question.data.args[0] & CLONE_THREAD;
  if (may_begin(population, is_thread)) {
    response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  } else {
    response.error = -EAGAIN;
  }
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
}

/// Ends all remaining processes: parents first, whose children are then adopted by this one.
static void end_children(void) {
  for (;;) {
    signal_children(SIGKILL);
    if (waitpid(-1, NULL, 0) < 0 && errno == ECHILD) return;
    while (waitpid(-1, NULL, WNOHANG) > 0) {
    }
  }
}

static long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void guard(pid_t program, const sigset_t *signals, int listener, uint32_t most) {
  int status = 0;
  long end = 0;
  struct population population = {{1, 1}, {most / threads_of_process, most}};
  int events = signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
  for (;;) {
    pid_t ended;
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0 && ended != program) {
    }
    if (ended == program) break;
    long left = end ? end - milliseconds() : -1;
    if (end && left <= 0) {
      status = (128 + SIGKILL) << 8;
      break;
    }
    struct pollfd places[] = {{events, POLLIN, 0}, {listener, POLLIN, 0}};
    if (poll(places, 2, (int)left) <= 0) continue;
    if (places[1].revents & POLLIN) answer(listener, &population);
    else if (places[1].revents) listener = -1;
    struct signalfd_siginfo signal;
    while (read(events, &signal, sizeof signal) > 0) {
      if (signal.ssi_signo != SIGTERM || end) continue;
      end = milliseconds() + 1000;
      signal_children(SIGTERM);
    }
  }
  // Without a listener, no process or thread can be started.
  if (listener >= 0) close(listener);
  end_children();
  _exit(WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status));
}
#endif
