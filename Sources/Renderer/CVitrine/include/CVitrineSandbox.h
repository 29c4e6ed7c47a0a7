// Restrictions of a process before it reads untrusted files, or runs untrusted code.
#ifndef CVITRINE_SANDBOX_H
#define CVITRINE_SANDBOX_H

#include <stdint.h>

/// Closes all descriptors except the first three, denies access to files, the network and other processes,
/// prevents starting programs, and limits the memory to `memory` bytes, until the process ends. Files that
/// the process needs must be read before. Returns 0, or an error number if the system does not support it.
int vitrine_enter_sandbox(uint64_t memory);

/// Limits the further processor time of the process to `seconds`, after which the system ends it.
int vitrine_limit_time(unsigned int seconds);

/// The rules of a program that runs untrusted code, and of all processes that it starts.
struct vitrine_rules {
  /// Paths of files and folders (with their contents) that can be read and executed; terminated by null.
  const char *const *reading;
  /// Paths that can also be written; terminated by null.
  const char *const *writing;
  /// Whether the network can be used.
  int has_network;
  /// Whether modes, owners and times of files can be changed; otherwise changes appear to succeed.
  int changes_modes;
  /// The maximum memory of a process, in bytes.
  uint64_t memory;
  /// The maximum size of a written file, in bytes.
  uint64_t file_size;
  /// The maximum number of processes and threads at the same time.
  uint32_t processes;
};

/// Applies rules until the process ends, with system calls only. Returns 0, or an error number if the
/// system does not support them.
///
/// Stores a descriptor in `listener` that requests permission for each new process and thread; -1 if the
/// kernel provides none, in which case the number of all processes of the user is limited.
int vitrine_take_rules(const struct vitrine_rules *rules, int *listener);

/// Restricts this process, and all that it starts, to the files of rules. Returns 0 or an error number.
int vitrine_keep_to_files(const struct vitrine_rules *rules);

/// The version of the kernel's Landlock, which restricts access to files; 0 if it is not supported.
int vitrine_landlock_version(void);

#endif
