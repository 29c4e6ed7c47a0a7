// The clock of a widget's process.
#pragma once
#include <stdint.h>

// Stops the clock of the calendar at a moment, in microseconds since the start of 1970: code of
// widgets asks it freely, and the same code has to give the same archive at any time. Clocks that
// measure how long something takes go on.
void vitrine_stop_clock(int64_t microseconds);
// Lets the clock of the calendar go on, from what it would be by now.
void vitrine_start_clock(void);
