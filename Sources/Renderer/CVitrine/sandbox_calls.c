#ifdef __linux__
#define _GNU_SOURCE
#include "sandbox_parts.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the system calls of this architecture are not listed"
#endif

/// The system calls that computing needs: memory, time, threads, and open descriptors.
static const unsigned int computing[] = {
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

/// The system calls that affect more than the files and processes of a program: other processes, the kernel,
/// other views of the file system, and calls that bypass filters.
static const unsigned int reaching[] = {
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_mount, SYS_umount2, SYS_pivot_root,
    SYS_chroot, SYS_unshare, SYS_setns, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl,
    SYS_add_key, SYS_request_key, SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_kexec_load,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_swapon, SYS_swapoff, SYS_reboot,
    SYS_acct, SYS_quotactl, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime,
    SYS_sethostname, SYS_setdomainname, SYS_syslog, SYS_fanotify_init,
#ifdef SYS_io_uring_setup
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
#endif
#ifdef SYS_pidfd_getfd
    SYS_pidfd_getfd,
#endif
#ifdef SYS_move_mount
    SYS_move_mount, SYS_open_tree, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick,
#endif
#ifdef SYS_mount_setattr
    SYS_mount_setattr,
#endif
#ifdef SYS_iopl
    SYS_iopl, SYS_ioperm,
#endif
};

/// The system calls for modes, owners, times and attributes of files, which Landlock does not restrict.
static const unsigned int modes[] = {
    SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr,
    SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
#ifdef SYS_fchmodat2
    SYS_fchmodat2,
#endif
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

#define COUNT(list) (sizeof list / sizeof *list)
#define ARGUMENT(index) ((unsigned int)offsetof(struct seccomp_data, args[index]))
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define SKIP_UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count)
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define DENY RETURN(SECCOMP_RET_ERRNO | EPERM)
#define ALLOW RETURN(SECCOMP_RET_ALLOW)

struct filter {
  struct sock_filter code[64 + 2 * (COUNT(computing) + COUNT(reaching) + COUNT(modes))];
  unsigned short length;
};

static void add(struct filter *filter, const struct sock_filter *code, size_t count) {
  for (size_t index = 0; index < count; index++) filter->code[filter->length++] = code[index];
}

/// Adds the same result for all calls of a list.
static void answer(
    struct filter *filter, const unsigned int *calls, size_t count, unsigned int value) {
  for (size_t index = 0; index < count; index++) {
    const struct sock_filter rule[] = {SKIP_UNLESS(calls[index], 1), RETURN(value)};
    add(filter, rule, COUNT(rule));
  }
}

/// Every filter begins with loading the number of the call, and allows only this architecture.
static void begin(struct filter *filter) {
  const struct sock_filter code[] = {
      LOAD(offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      RETURN(SECCOMP_RET_KILL_PROCESS),
      LOAD(offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
      // The numbers of the same calls with 32-bit pointers.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      RETURN(SECCOMP_RET_ERRNO | ENOSYS),
#endif
      // Its flags are in memory, which a filter cannot read; the result is that of a kernel without it.
      SKIP_UNLESS(SYS_clone3, 1),
      RETURN(SECCOMP_RET_ERRNO | ENOSYS),
  };
  add(filter, code, COUNT(code));
}

// Arguments are loaded by their lower half, which is first on both architectures.
int filter_to_computing(void) {
  struct filter filter = {.length = 0};
  begin(&filter);
  const struct sock_filter code[] = {
      // No executable memory.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 1, 0),
      SKIP_UNLESS(SYS_mprotect, 4),
      LOAD(ARGUMENT(2)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1),
      DENY,
      ALLOW,
      // Threads are allowed, processes are not.
      SKIP_UNLESS(SYS_clone, 4),
      LOAD(ARGUMENT(0)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
      DENY,
      ALLOW,
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
  add(&filter, code, COUNT(code));
  answer(&filter, computing, COUNT(computing), SECCOMP_RET_ALLOW);
  filter.code[filter.length++] = (struct sock_filter)DENY;
  struct sock_fprog program = {.len = filter.length, .filter = filter.code};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? 0 : errno;
}

/// Writes the filter of a program; calls in none of its lists are allowed.
///
/// - beginning: the result of starting a process or thread.
static void write_program(
    struct filter *filter, const struct vitrine_rules *rules, unsigned int beginning) {
  const unsigned int views = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                             CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
  begin(filter);
  const struct sock_filter code[] = {
      SKIP_UNLESS(SYS_clone, 4),
      LOAD(ARGUMENT(0)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, views, 0, 1),
      DENY,
      RETURN(beginning),
      // The limits of other processes.
      SKIP_UNLESS(SYS_prlimit64, 4),
      LOAD(ARGUMENT(0)),
      SKIP_UNLESS(0, 1),
      ALLOW,
      DENY,
      // Internet sockets and, for resolving addresses, kernel sockets.
      SKIP_UNLESS(SYS_socket, rules->has_network ? 8 : 1),
      rules->has_network ? (struct sock_filter)LOAD(ARGUMENT(0))
                         : (struct sock_filter)RETURN(SECCOMP_RET_ERRNO | EACCES),
  };
  add(filter, code, COUNT(code));
  if (rules->has_network) {
    const struct sock_filter domains[] = {
        SKIP_UNLESS(AF_INET, 1), ALLOW, SKIP_UNLESS(AF_INET6, 1), ALLOW,
        SKIP_UNLESS(AF_NETLINK, 1), ALLOW, RETURN(SECCOMP_RET_ERRNO | EACCES),
    };
    add(filter, domains, COUNT(domains));
  }
#ifdef SYS_fork
  const unsigned int forks[] = {SYS_fork, SYS_vfork};
  answer(filter, forks, COUNT(forks), beginning);
#endif
  answer(filter, reaching, COUNT(reaching), SECCOMP_RET_ERRNO | EPERM);
  if (!rules->changes_modes) answer(filter, modes, COUNT(modes), SECCOMP_RET_ERRNO);
  filter->code[filter->length++] = (struct sock_filter)ALLOW;
}

int filter_program(const struct vitrine_rules *rules, int *listener) {
  struct filter filter = {.length = 0};
  write_program(&filter, rules, SECCOMP_RET_USER_NOTIF);
  struct sock_fprog program = {.len = filter.length, .filter = filter.code};
  *listener = (int)syscall(
      SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
  if (*listener >= 0) return 0;
  // The kernel is older than 5.5, or a listener already exists.
  filter.length = 0;
  write_program(&filter, rules, SECCOMP_RET_ALLOW);
  program.len = filter.length;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? 0 : errno;
}
#endif
