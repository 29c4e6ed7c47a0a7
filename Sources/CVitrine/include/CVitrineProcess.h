// How a program is started that must not outlive whoever started it.
#ifndef CVITRINE_PROCESS_H
#define CVITRINE_PROCESS_H

#include <sys/types.h>

struct vitrine_rules;

/// Starts a program in a process group of its own, in `folder` unless that is null, with the
/// descriptors `output` and `errors`, an empty input, all signals as usual, and no other file open.
///
/// On Linux the process is a guard whose child the program is, and which ends with the program's status,
/// or 128 and the number of the signal that ended it. With the guard ends whatever the program has
/// started, in groups and sessions of their own too. At SIGTERM, which it also gets when the thread
/// ends that called this function, it asks the program to end, and ends it after a second.
///
/// With `rules`, unless that is null, the program and all that it starts do what these allow; the guard
/// then also sees to it that there are not too many of them. See CVitrineSandbox.h.
///
/// Returns 0 and the process, or the number of the error that kept the program from starting.
int vitrine_start(
    const char *path, char *const *words, char *const *environment, const char *folder, int output,
    int errors, const struct vitrine_rules *rules, pid_t *process);

#endif
