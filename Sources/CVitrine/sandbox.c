#define _GNU_SOURCE
#include "CVitrineSandbox.h"
#include <errno.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

int vitrine_limit_time(unsigned int seconds) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return errno;
  struct rlimit limit;
  if (getrlimit(RLIMIT_CPU, &limit) != 0) return errno;
  const long million = 1000000;
  long used = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * million + usage.ru_utime.tv_usec +
              usage.ru_stime.tv_usec;
  // The system counts whole seconds; the one that was begun is given away.
  limit.rlim_cur = (rlim_t)(used / million + 1) + seconds;
  return setrlimit(RLIMIT_CPU, &limit) == 0 ? 0 : errno;
}

#ifdef __linux__
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the system calls of this architecture are not listed"
#endif

/// What computing needs: memory, time, threads, and the descriptors that are open.
static const unsigned int allowed[] = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_sendto, SYS_close, SYS_fstat, SYS_lseek, SYS_ppoll,
    SYS_munmap, SYS_mremap, SYS_brk, SYS_madvise, SYS_futex, SYS_membarrier, SYS_rseq,
    SYS_set_robust_list, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack,
    SYS_exit, SYS_exit_group, SYS_restart_syscall, SYS_clock_gettime, SYS_clock_getres,
    SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_getpid, SYS_gettid, SYS_getuid,
    SYS_geteuid, SYS_getgid, SYS_getegid, SYS_sched_yield, SYS_sched_getaffinity, SYS_getrandom,
    SYS_getrusage, SYS_sysinfo, SYS_uname,
#ifdef SYS_poll
    SYS_poll,
#endif
#ifdef SYS_time
    SYS_time,
#endif
#ifdef SYS_getrlimit
    SYS_getrlimit, SYS_setrlimit,
#endif
#ifdef SYS_arch_prctl
    SYS_arch_prctl,
#endif
};

#define ARGUMENT(index) ((unsigned int)offsetof(struct seccomp_data, args[index]))
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define SKIP_UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count)
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define DENY RETURN(SECCOMP_RET_ERRNO | EPERM)
#define ALLOW RETURN(SECCOMP_RET_ALLOW)

// The lower half of an argument, which on both architectures comes first.
static int filter_calls(void) {
  enum { RULES = sizeof allowed / sizeof *allowed };
  struct sock_filter program[64 + 2 * RULES];
  unsigned short length = 0;
  const struct sock_filter start[] = {
      LOAD(offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      RETURN(SECCOMP_RET_KILL_PROCESS),
      LOAD(offsetof(struct seccomp_data, nr)),
      // Memory that can be run is not to be had.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 1, 0),
      SKIP_UNLESS(SYS_mprotect, 4),
      LOAD(ARGUMENT(2)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1),
      DENY,
      ALLOW,
      // Threads, but no processes. The newer call, whose flags a filter cannot read, is answered as
      // by a kernel without it.
      SKIP_UNLESS(SYS_clone, 4),
      LOAD(ARGUMENT(0)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
      DENY,
      ALLOW,
      SKIP_UNLESS(SYS_clone3, 1),
      RETURN(SECCOMP_RET_ERRNO | ENOSYS),
      // Limits and signals of the process itself.
      SKIP_UNLESS(SYS_prlimit64, 4),
      LOAD(ARGUMENT(0)),
      SKIP_UNLESS(0, 1),
      ALLOW,
      DENY,
      SKIP_UNLESS(SYS_tgkill, 4),
      LOAD(ARGUMENT(0)),
      SKIP_UNLESS((unsigned int)getpid(), 1),
      ALLOW,
      DENY,
      // The name of a thread.
      SKIP_UNLESS(SYS_prctl, 4),
      LOAD(ARGUMENT(0)),
      SKIP_UNLESS(PR_SET_NAME, 1),
      ALLOW,
      DENY,
  };
  for (size_t index = 0; index < sizeof start / sizeof *start; index++) {
    program[length++] = start[index];
  }
  for (size_t index = 0; index < RULES; index++) {
    program[length++] = (struct sock_filter)SKIP_UNLESS(allowed[index], 1);
    program[length++] = (struct sock_filter)ALLOW;
  }
  program[length++] = (struct sock_filter)DENY;
  struct sock_fprog filter = {.len = length, .filter = program};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0 ? 0 : errno;
}

/// Gives up all files and the network by the kernel's other means, where it has them.
static void restrict_files(void) {
#if defined(SYS_landlock_create_ruleset)
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
  if (version < 1) return;
  // Rights by version of the interface: 13 at first, then to link, to cut, and to control devices.
  const int rights = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
  struct {
    uint64_t files, network;
  } handled = {((uint64_t)1 << rights) - 1, 3};
  size_t size = version >= 4 ? sizeof handled : sizeof handled.files;
  long rules = syscall(SYS_landlock_create_ruleset, &handled, size, 0);
  if (rules < 0) return;
  syscall(SYS_landlock_restrict_self, rules, 0);
  close((int)rules);
#endif
}

static int limit(int resource, uint64_t value) {
  struct rlimit both = {(rlim_t)value, (rlim_t)value};
  return setrlimit((__rlimit_resource_t)resource, &both) == 0 ? 0 : errno;
}

int vitrine_enter_sandbox(uint64_t memory) {
#ifdef SYS_close_range
  syscall(SYS_close_range, 3, ~0U, 0);
#endif
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  restrict_files();
  int failure = 0;
  if ((failure = limit(RLIMIT_CORE, 0)) || (failure = limit(RLIMIT_FSIZE, 0)) ||
      (failure = limit(RLIMIT_AS, memory)) || (failure = limit(RLIMIT_NOFILE, 3)))
    return failure;
  return filter_calls();
}

#else

int vitrine_enter_sandbox(uint64_t memory) {
  (void)memory;
  return ENOSYS;
}

#endif
