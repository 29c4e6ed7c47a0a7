// The parts of both sandboxes: that of the process which computes, and that of strangers' programs.
#ifndef SANDBOX_PARTS_H
#define SANDBOX_PARTS_H

#include "CVitrineSandbox.h"

/// Leaves the process the files of the rules, and the network where they give it, as far as the kernel's
/// Landlock can do that.
void restrict_files(const struct vitrine_rules *rules);

/// Leaves the process the calls that computing needs. Returns 0 or an error number.
int filter_to_computing(void);

/// Takes the calls from the process that reach beyond its files. Returns 0 or an error number, and
/// stores the descriptor that asks whether processes may begin.
int filter_program(const struct vitrine_rules *rules, int *listener);

#endif
