// How a program is started that must not outlive whoever started it.
#ifndef CVITRINE_PROCESS_H
#define CVITRINE_PROCESS_H

#include <sys/types.h>

/// Starts a program in a process group of its own, in `folder` unless that is null, with the
/// descriptors `output` and `errors`, an empty input, all signals as usual, and no other file open.
/// Where the system can, it gets SIGTERM when the thread ends that called this function.
///
/// Returns 0 and the process, or the number of the error that kept the program from starting.
int vitrine_start(
    const char *path, char *const *words, char *const *environment, const char *folder, int output,
    int errors, pid_t *process);

#endif
