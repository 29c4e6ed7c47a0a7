// The parts of the guard of a program and the processes that it starts.
#ifndef PROCESS_PARTS_H
#define PROCESS_PARTS_H

#include <signal.h>
#include <stdint.h>
#include <sys/types.h>

/// Sends a signal to every child of this process, including adopted ones whose parent has ended.
void signal_children(int which);

/// The descendants of a process.
struct descendants {
  uint32_t processes;
  /// The threads of all processes.
  uint32_t threads;
};

/// Counts the descendants of this process; zero if the system does not provide the information.
struct descendants count_descendants(void);

/// Sends a descriptor to the other end of a socket; -1 for none.
void send_descriptor(int socket, int descriptor);

/// Receives a descriptor from the other end of a socket; -1 for none.
int receive_descriptor(int socket);

/// Waits for a program, and exits with its status after ending all remaining processes of the program. On
/// SIGTERM, which is also sent when the process that started the guard ends, the program has a second to end.
///
/// - listener: requests permission for each new process and thread; -1 for none.
/// - most: the maximum number of threads, including those of processes with a single thread.
_Noreturn void guard(pid_t program, const sigset_t *signals, int listener, uint32_t most);

#endif
