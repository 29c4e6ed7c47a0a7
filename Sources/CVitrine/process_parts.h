// The parts of the guard that keeps what a program has started.
#ifndef PROCESS_PARTS_H
#define PROCESS_PARTS_H

#include <signal.h>
#include <stdint.h>
#include <sys/types.h>

/// Sends a signal to every child of this process, to which those come whose own parent has ended.
void signal_children(int which);

/// What comes of a process.
struct descendants {
  uint32_t processes;
  /// Those of all processes together.
  uint32_t threads;
};

/// Counts what comes of this process; nothing where the system does not tell.
struct descendants count_descendants(void);

/// Sends a descriptor to the other end of a socket, or -1 where there is none.
void send_descriptor(int socket, int descriptor);

/// The descriptor that came from the other end of a socket; -1 where none did.
int receive_descriptor(int socket);

/// Waits for a program, and ends with its status; whatever the program has left behind ends too. At
/// SIGTERM, which comes when whoever started it ends, the program has a second to end by itself.
///
/// - listener: asks whether a process or thread may begin; -1 for none.
/// - most: how many threads there may be, those of processes that have but one included.
_Noreturn void guard(pid_t program, const sigset_t *signals, int listener, uint32_t most);

#endif
