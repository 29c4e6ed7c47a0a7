#ifdef __linux__
#define _GNU_SOURCE
#include "sandbox_parts.h"
#include <fcntl.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Rights of Landlock, by their bits.
enum {
  RUN = 1 << 0,
  WRITE_FILE = 1 << 1,
  READ_FILE = 1 << 2,
  READ_FOLDER = 1 << 3,
  CUT_FILE = 1 << 14,
  CONTROL_DEVICE = 1 << 15,
};
static const uint64_t rights_of_files = RUN | WRITE_FILE | READ_FILE | CUT_FILE | CONTROL_DEVICE;
static const uint64_t reading = RUN | READ_FILE | READ_FOLDER;

int vitrine_landlock_version(void) {
#ifdef SYS_landlock_create_ruleset
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
  return version < 0 ? 0 : (int)version;
#else
  return 0;
#endif
}

#ifdef SYS_landlock_create_ruleset
/// Grants rights to a file, or to a folder and its contents; a missing one is ignored.
static void give(int rules, const char *path, uint64_t rights) {
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0) return;
  struct stat status;
  if (fstat(file, &status) == 0 && !S_ISDIR(status.st_mode)) rights &= rights_of_files;
  struct {
    uint64_t rights;
    int32_t file;
  } __attribute__((packed)) rule = {rights, file};
  syscall(SYS_landlock_add_rule, rules, 1, &rule, 0);
  close(file);
}
#endif

void restrict_files(const struct vitrine_rules *given) {
#ifdef SYS_landlock_create_ruleset
  int version = vitrine_landlock_version();
  if (version < 1) return;
  // Rights by version of the interface: 13 initially, then linking, truncating, and controlling devices.
  const int rights = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
  const uint64_t all = ((uint64_t)1 << rights) - 1;
  // Binding and connecting TCP; abstract sockets, and signals to other processes.
  struct {
    uint64_t files, network, scopes;
  } handled = {all, given->has_network ? 0 : 3, 3};
  size_t size = version >= 6   ? sizeof handled
                : version >= 4 ? offsetof(__typeof__(handled), scopes)
                               : sizeof handled.files;
  int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, size, 0);
  if (rules < 0) return;
  for (const char *const *path = given->reading; *path; path++) give(rules, *path, reading & all);
  for (const char *const *path = given->writing; *path; path++) give(rules, *path, all);
  syscall(SYS_landlock_restrict_self, rules, 0);
  close(rules);
#else
  (void)given;
#endif
}
#endif
