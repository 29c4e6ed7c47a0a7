// The clock of a widget's process.
#pragma once
#include <stdint.h>

// Stops the calendar clock at a time, in microseconds since the start of 1970: code of widgets reads it, and
// the same code has to result in the same archive at any time. Clocks that measure durations continue.
void vitrine_stop_clock(int64_t microseconds);

// Returns whether the clock is fixed for the calling code, and at which time.
typedef _Bool (*vitrine_task_clock)(int64_t *microseconds);

// Calls `clock` whenever code reads the date: for tests that run concurrently, it is stopped for one task
// and continues for others.
void vitrine_ask_tasks_for_date(vitrine_task_clock clock);
