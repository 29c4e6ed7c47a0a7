#ifndef CVITRINEMEMORY_H
#define CVITRINEMEMORY_H

#include <stdint.h>

/// Limits further memory of this process to `bytes`; beyond that, it prints `message` and exits with
/// `code`. 0 bytes restores the system's limit.
///
/// The stacks of `threads` new threads are not counted. Processes that it starts have the same limit, but
/// handle it themselves. Returns 0, or the value of `errno`.
int vitrine_limit_memory(uint64_t bytes, int threads, int code, const char *message);

/// Keeps freed memory of this process, some dozens of megabytes, for later allocations: allocating that of
/// each picture from the system takes a tenth of the time of drawing it.
void vitrine_keep_memory(void);

/// The allocated bytes of the heap; 0 if the allocator does not provide the number.
uint64_t vitrine_memory_in_use(void);

#endif
