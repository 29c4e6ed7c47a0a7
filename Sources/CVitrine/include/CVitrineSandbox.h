// How a process gives up its rights before it reads files of strangers.
#ifndef CVITRINE_SANDBOX_H
#define CVITRINE_SANDBOX_H

#include <stdint.h>

/// Gives up all files but the first three descriptors, the network, other processes and new programs,
/// and limits the memory to `memory` bytes, for the rest of the process's life. What the process needs
/// of files it must have opened before. Returns 0, or an error number where the system cannot do it.
int vitrine_enter_sandbox(uint64_t memory);

/// Lets the process compute for `seconds` more; after that the system ends it.
int vitrine_limit_time(unsigned int seconds);

#endif
