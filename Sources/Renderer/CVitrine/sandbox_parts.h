// The parts of both sandboxes: that of the helper process, and that of untrusted programs.
#ifndef SANDBOX_PARTS_H
#define SANDBOX_PARTS_H

#include "CVitrineSandbox.h"

/// Restricts the process to the files of the rules, and to the network if they allow it, as far as the
/// kernel's Landlock supports it.
void restrict_files(const struct vitrine_rules *rules);

/// Restricts the process to the system calls that computing needs. Returns 0 or an error number.
int filter_to_computing(void);

/// Denies system calls that affect more than the process and its files. Returns 0 or an error number, and
/// stores the descriptor that requests permission for new processes.
int filter_program(const struct vitrine_rules *rules, int *listener);

#endif
