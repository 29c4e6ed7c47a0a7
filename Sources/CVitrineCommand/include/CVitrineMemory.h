#ifndef CVITRINEMEMORY_H
#define CVITRINEMEMORY_H

#include <stdint.h>

/// Lets this process have no more than so many bytes of memory from now on beside what it has, and end
/// with `code` after `message` when it asks for more; 0 bytes is what the system allows.
///
/// The stacks of so many new threads are not counted. Processes that it starts are limited too, but end
/// as they like. Returns 0, or what `errno` says.
int vitrine_limit_memory(uint64_t bytes, int threads, int code, const char *message);

/// Lets this process keep memory that it frees, some dozens of megabytes, for what it asks for next: to
/// have the system give that of each picture anew takes a tenth of the time of drawing it.
void vitrine_keep_memory(void);

/// Bytes of the heap that this process has allocated and not freed; 0 where the allocator does not say.
uint64_t vitrine_memory_in_use(void);

#endif
