#define _GNU_SOURCE
#include "clock_override.h"
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_bool is_stopped;
static _Atomic int64_t stopped_at;

enum { MICROSECONDS = 1000000, NANOSECONDS_A_MICROSECOND = 1000 };

void vitrine_stop_clock(int64_t microseconds) {
  atomic_store(&stopped_at, microseconds);
  atomic_store(&is_stopped, true);
}

static _Atomic(vitrine_task_clock) task_clock;

void vitrine_ask_tasks_for_date(vitrine_task_clock clock) { atomic_store(&task_clock, clock); }

// Definitions of a program take precedence over those of its libraries, so Foundation calls these too.
#ifdef __linux__

static bool is_stopped_at(int64_t *time) {
  vitrine_task_clock clock = atomic_load(&task_clock);
  if (clock && clock(time)) return true;
  *time = atomic_load(&stopped_at);
  return atomic_load(&is_stopped);
}

static struct timespec timespec_of(int64_t time) {
  int64_t seconds = time / MICROSECONDS, rest = time % MICROSECONDS;
  if (rest < 0) { seconds -= 1; rest += MICROSECONDS; }
  return (struct timespec){.tv_sec = seconds, .tv_nsec = rest * NANOSECONDS_A_MICROSECOND};
}

static bool tells_the_date(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int64_t stopped;
  if (tells_the_date(clock) && is_stopped_at(&stopped)) {
    *time = timespec_of(stopped);
    return 0;
  }
  return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
  *result = (struct timeval){now.tv_sec, now.tv_nsec / NANOSECONDS_A_MICROSECOND};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

#endif
