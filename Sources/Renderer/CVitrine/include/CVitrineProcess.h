// Starting a program that must not outlive the process that started it.
#ifndef CVITRINE_PROCESS_H
#define CVITRINE_PROCESS_H

#include <sys/types.h>

struct vitrine_rules;

/// Starts a program in a process group of its own, in `folder` unless that is null, with the
/// descriptors `input`, `output` and `errors`, default signal handlers, and no other open file. The input is
/// empty if `input` is negative.
///
/// On Linux, the process is a guard whose child is the program. It exits with the program's status, or 128
/// plus the number of the signal that ended it. When the guard ends, it also ends all processes that the
/// program has started, including those in groups and sessions of their own. On SIGTERM, which it also
/// receives when the thread that called this function ends, it sends SIGTERM to the program, and ends it
/// after a second.
///
/// `rules`, unless it is null, restricts the program and all that it starts; the guard also limits their
/// number. See CVitrineSandbox.h.
///
/// Returns 0 and the process, or the number of the error that prevented the program from starting.
int vitrine_start(
    const char *path, char *const *words, char *const *environment, const char *folder, int input,
    int output, int errors, const struct vitrine_rules *rules, pid_t *process);

#endif
