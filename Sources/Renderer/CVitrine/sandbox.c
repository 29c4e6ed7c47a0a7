#define _GNU_SOURCE
#include "CVitrineSandbox.h"
#include "sandbox_parts.h"
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
  // The system counts whole seconds; the current one is added.
  limit.rlim_cur = (rlim_t)(used / million + 1) + seconds;
  return setrlimit(RLIMIT_CPU, &limit) == 0 ? 0 : errno;
}

#ifdef __linux__
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

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
  const char *none[] = {NULL};
  const struct vitrine_rules rules = {.reading = none, .writing = none};
  restrict_files(&rules);
  int failure = 0;
  if ((failure = limit(RLIMIT_CORE, 0)) || (failure = limit(RLIMIT_FSIZE, 0)) ||
      (failure = limit(RLIMIT_AS, memory)) || (failure = limit(RLIMIT_NOFILE, 3)))
    return failure;
  return filter_to_computing();
}

/// Drops the capabilities of the superuser other than those for files, so that limits apply to it too.
static void drop_capabilities(void) {
  const uint64_t kept = 1ULL << CAP_CHOWN | 1ULL << CAP_DAC_OVERRIDE | 1ULL << CAP_DAC_READ_SEARCH |
                        1ULL << CAP_FOWNER | 1ULL << CAP_FSETID;
  for (int number = 0; number < 64; number++) {
    if (!(kept >> number & 1)) prctl(PR_CAPBSET_DROP, number, 0, 0, 0);
  }
}

int vitrine_take_rules(const struct vitrine_rules *rules, int *listener) {
  *listener = -1;
  drop_capabilities();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  restrict_files(rules);
  int failure = 0;
  if ((failure = limit(RLIMIT_CORE, 0)) || (failure = limit(RLIMIT_FSIZE, rules->file_size)) ||
      (failure = limit(RLIMIT_AS, rules->memory)))
    return failure;
  failure = filter_program(rules, listener);
  if (failure == 0 && *listener < 0) limit(RLIMIT_NPROC, rules->processes);
  return failure;
}

int vitrine_keep_to_files(const struct vitrine_rules *rules) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  restrict_files(rules);
  return 0;
}

#else

int vitrine_enter_sandbox(uint64_t memory) {
  (void)memory;
  return ENOSYS;
}

int vitrine_take_rules(const struct vitrine_rules *rules, int *listener) {
  (void)rules;
  *listener = -1;
  return ENOSYS;
}

int vitrine_keep_to_files(const struct vitrine_rules *rules) {
  (void)rules;
  return ENOSYS;
}

int vitrine_landlock_version(void) { return 0; }

#endif
