// How a process gives up its rights before it reads files of strangers, or runs their code.
#ifndef CVITRINE_SANDBOX_H
#define CVITRINE_SANDBOX_H

#include <stdint.h>

/// Gives up all files but the first three descriptors, the network, other processes and new programs,
/// and limits the memory to `memory` bytes, for the rest of the process's life. What the process needs
/// of files it must have opened before. Returns 0, or an error number where the system cannot do it.
int vitrine_enter_sandbox(uint64_t memory);

/// Lets the process compute for `seconds` more; after that the system ends it.
int vitrine_limit_time(unsigned int seconds);

/// What a program may do that runs code of strangers, and all that it starts.
struct vitrine_rules {
  /// Paths of files and folders, with all that is below them, that can be read and run; ends with null.
  const char *const *reading;
  /// Paths that can be written to as well; ends with null.
  const char *const *writing;
  /// Whether there is a network.
  int has_network;
  /// Whether modes, owners and times of files can be changed; else that is answered as done.
  int changes_modes;
  /// Most bytes of a process's memory.
  uint64_t memory;
  /// Most bytes of a file that is written.
  uint64_t file_size;
  /// Most processes and threads at a time.
  uint32_t processes;
};

/// Takes on rules for the rest of the process's life; it uses system calls alone. Returns 0, or an error
/// number where the system cannot do it.
///
/// A descriptor that asks whether processes and threads may begin is stored in `listener`; -1 where the
/// kernel gives none, and their number is limited for all of the user's.
int vitrine_take_rules(const struct vitrine_rules *rules, int *listener);

/// Keeps this process, and all that it starts, to the files of rules alone. Returns 0 or an error number.
int vitrine_keep_to_files(const struct vitrine_rules *rules);

/// The version of the kernel's Landlock, by which files are closed; 0 where it has none.
int vitrine_landlock_version(void);

#endif
