#define _GNU_SOURCE
#include "CVitrineMemory.h"
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <malloc/malloc.h>
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

// Set before the limit, and available to every later failure.
static const char *last_words;
static int last_code;
static atomic_int is_limited;

// The bytes that already count towards the limit: writable parts of the executable and its libraries, the
// heap and the stacks.
static uint64_t data_in_use(void) {
#ifdef __linux__
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (file == NULL) return 0;
  // The sixth number; see proc(5).
  if (fscanf(file, "%*u %*u %*u %*u %*u %lu", &pages) != 1) pages = 0;
  fclose(file);
  return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
#else
  return 0;
#endif
}

// The bytes that count for the stacks of threads. If a thread's stack can't be allocated, the code that
// starts it waits forever.
static uint64_t stacks(int threads) {
  struct rlimit stack;
  const uint64_t usual = 8 << 20;
  const int is_known = getrlimit(RLIMIT_STACK, &stack) == 0 && stack.rlim_cur != RLIM_INFINITY;
  return (uint64_t)threads * (is_known ? (uint64_t)stack.rlim_cur : usual);
}

int vitrine_limit_memory(uint64_t bytes, int threads, int code, const char *message) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return errno;
  uint64_t all = bytes + data_in_use() + stacks(threads);
  limit.rlim_cur = bytes != 0 && all < limit.rlim_max ? (rlim_t)all : limit.rlim_max;
  last_words = message;
  last_code = code;
  atomic_store(&is_limited, bytes != 0);
  return setrlimit(RLIMIT_DATA, &limit) == 0 ? 0 : errno;
}

#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
// Grows the heap once by the memory for a picture, in huge pages, which the system zeroes in an eighth of
// the time. If none are available, the pages are small.
static void widen_heap(void) {
  static atomic_flag is_wide = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&is_wide)) return;
  const size_t large = 2 << 20, first = 8 << 20;
  // Volatile, since a compiler may omit an allocation that is freed immediately.
  void *volatile block = malloc(first);
  free(block);
  uintptr_t end = (uintptr_t)sbrk(0);
  uintptr_t start = (end - first + large - 1) & ~(large - 1);
  if (end != (uintptr_t)-1 && start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
}
#else
static void widen_heap(void) {}
#endif

void vitrine_keep_memory(void) {
#ifdef __GLIBC__
  // The largest block that glibc takes from its heaps, so that it stays there when it is freed.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  widen_heap();
#endif
}

uint64_t vitrine_memory_in_use(void) {
#if defined(__APPLE__)
  return mstats().bytes_used;
#elif defined(__GLIBC__)
  struct mallinfo2 info = mallinfo2();
  return (uint64_t)info.uordblks + (uint64_t)info.hblkhd;
#else
  return 0;
#endif
}

// A sanitizer has allocation functions of its own.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define HAS_OTHER_ALLOCATOR 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_OTHER_ALLOCATOR)

// Swift's runtime traps when memory is exhausted, and so do many libraries. These functions replace
// those of the C library, which the manual of glibc allows ("Replacing malloc"), and add one thing:
// if the limit above is reached, the process ends with a message.

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void *checked(void *memory, size_t size) {
  if (memory != NULL || size == 0 || !atomic_load(&is_limited)) return memory;
  // If the message can't be written, the exit code still reports the error.
  ssize_t written = write(STDERR_FILENO, last_words, strlen(last_words));
  (void)written;
  _exit(last_code);
}

void *malloc(size_t size) { return checked(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  return checked(__libc_calloc(count, size), count != 0 ? size : 0);
}

void *realloc(void *memory, size_t size) { return checked(__libc_realloc(memory, size), size); }

void *memalign(size_t alignment, size_t size) {
  return checked(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return checked(__libc_memalign(alignment, size), size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *memory = checked(__libc_memalign(alignment, size), size);
  if (memory == NULL && size != 0) return ENOMEM;
  *result = memory;
  return 0;
}

#endif
