#define _GNU_SOURCE
#include "CVitrineFiles.h"
#include <errno.h>

#if defined(__linux__) && __has_include(<linux/openat2.h>)
#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>

int vitrine_open_beneath(int folder, const char *path, int flags, unsigned int mode) {
  struct open_how how = {
      .flags = (unsigned int)flags,
      .mode = flags & O_CREAT ? mode : 0,
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
  };
  long file = syscall(SYS_openat2, folder, path, &how, sizeof how);
  return file < 0 ? -errno : (int)file;
}

#else

int vitrine_open_beneath(int folder, const char *path, int flags, unsigned int mode) {
  (void)folder, (void)path, (void)flags, (void)mode;
  return -ENOSYS;
}

#endif
