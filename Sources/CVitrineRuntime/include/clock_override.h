// The clock of a widget's process.
#pragma once
#include <stdint.h>

// Stops the clock of the calendar at a moment, in microseconds since the start of 1970: code of
// widgets asks it freely, and the same code has to give the same archive at any time. Clocks that
// measure how long something takes go on.
void vitrine_stop_clock(int64_t microseconds);

// Returns whether the clock is fixed for the calling code, and at which time.
typedef _Bool (*vitrine_task_clock)(int64_t *microseconds);

// Asks `clock` whenever code wants to know the date: where tests run beside each other, it is stopped
// for one task while the others go on.
void vitrine_ask_tasks_for_date(vitrine_task_clock clock);
