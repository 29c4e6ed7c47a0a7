#if defined(__linux__)
#define _GNU_SOURCE
#include "process_parts.h"
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Only functions that a child of a process with threads may call.

/// An entry of a folder as the system call returns it; `readdir` allocates memory.
struct entry {
  unsigned long long node;
  long long next;
  unsigned short length;
  unsigned char kind;
  char name[];
};

/// The system's information about a process.
struct process {
  pid_t number, parent;
  uint32_t threads;
};

static pid_t process_number(const char *text) {
  pid_t value = 0;
  for (; *text >= '0' && *text <= '9'; text++) value = value * 10 + (*text - '0');
  return *text == 0 ? value : 0;
}

/// The number that a field of a line begins with; fields are counted from 1 at `text`.
static long field(const char *text, int number) {
  while (--number > 0) {
    while (*text && *text != ' ') text++;
    if (*text) text++;
  }
  long value = 0;
  for (; *text >= '0' && *text <= '9'; text++) value = value * 10 + (*text - '0');
  return value;
}

/// Reads a process; its number is 0 if it has ended.
static struct process read_process(const char *name) {
  struct process process = {0, 0, 0};
  char path[32] = "/proc/", text[512];
  size_t end = 6;
  for (const char *letter = name; *letter && end < 20; letter++) path[end++] = *letter;
  for (const char *letter = "/stat"; *letter; letter++) path[end++] = *letter;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return process;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count > 0) text[count] = 0;
  // Its name is in parentheses and may itself contain some.
  while (count > 0 && text[count - 1] != ')') count--;
  // It is followed by a space, the state, the parent, and the number of threads as field 18.
  if (count <= 0 || count + 3 >= (ssize_t)sizeof text) return process;
  process.number = process_number(name);
  process.parent = (pid_t)field(text + count + 1, 2);
  process.threads = (uint32_t)field(text + count + 1, 18);
  return process;
}

/// Calls a function with each process of the system; returns whether the system lists them.
static int each_process(void (*take)(struct process, void *), void *context) {
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return 0;
  _Alignas(8) char buffer[4096];
  long count;
  while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
    for (long place = 0; place < count;) {
      struct entry *entry = (struct entry *)(buffer + place);
      if (process_number(entry->name) > 0) {
        struct process process = read_process(entry->name);
        if (process.number > 0) take(process, context);
      }
      place += entry->length;
    }
  }
  close(folder);
  return 1;
}

static void signal_child(struct process process, void *which) {
  if (process.parent == getpid()) kill(process.number, *(int *)which);
}

void signal_children(int which) { each_process(signal_child, &which); }

/// All processes of the system, up to this number.
static struct {
  struct process list[16384];
  uint8_t is_ours[16384];
  size_t count;
} all;

static void note(struct process process, void *context) {
  (void)context;
  if (all.count < sizeof all.list / sizeof *all.list) all.list[all.count++] = process;
}

/// Whether a process is a descendant of this one or of a known descendant.
static int is_descendant(pid_t parent) {
  if (parent == getpid()) return 1;
  for (size_t index = 0; index < all.count; index++) {
    if (all.list[index].number == parent) return all.is_ours[index];
  }
  return 0;
}

struct descendants count_descendants(void) {
  struct descendants found = {0, 0};
  all.count = 0;
  if (!each_process(note, NULL)) return found;
  for (size_t index = 0; index < all.count; index++) all.is_ours[index] = 0;
  // A child may precede its parent in the list.
  for (int has_more = 1; has_more;) {
    has_more = 0;
    for (size_t index = 0; index < all.count; index++) {
      if (all.is_ours[index] || !is_descendant(all.list[index].parent)) continue;
      all.is_ours[index] = 1;
      has_more = 1;
      found.processes++;
      found.threads += all.list[index].threads;
    }
  }
  return found;
}
#endif
