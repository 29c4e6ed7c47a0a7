// Reading tables of the linker and the compiler in the binary, which Swift can't express.
#pragma once
#include <stddef.h>
#include <stdint.h>

// A preview that `#Preview` stored in the binary; calling it registers the preview.
typedef void (*vitrine_preview)(void);

// Calls `body` with each preview of the binary, in the order of linking.
void vitrine_previews(void (*body)(vitrine_preview preview));

// Calls `body` with the metadata of each type of the binary that conforms to a protocol, and `context`;
// generic types are omitted.
void vitrine_conforming_types(
    const void *protocol_descriptor, void *context,
    void (*body)(const void *metadata, void *context));

// Fills memory with a value of a structure, a tuple or an enumeration: of its first case without values, or
// the first whose values can be made. `fill` makes the values of fields. Returns 0 if there is none.
int vitrine_fill(
    const void *metadata, void *memory, int (*fill)(const void *metadata, void *memory));

// The environment variable with the folder of a worker; set in workers only.
#define VITRINE_WORKER_VARIABLE "VITRINE_WIDGET_WORKER"
// The environment variable that is set if a program is started before its module is linked, which is so
// at the end of its input.
#define VITRINE_AWAITS_VARIABLE "VITRINE_AWAITS_MODULE"

// The environment variable that is set if a program of widgets is run as one, whatever its `main` does.
#define VITRINE_PROGRAM_VARIABLE "VITRINE_WIDGET_PROGRAM"

// The `main` of a program whose module is a library beside it, under the program's name with the suffix
// `.so`: starts workers, which load the library and call its `main`. A worker ends with status 127 if the
// library cannot be loaded.
int vitrine_run_module(int count, char **words);

// Sends a signal to one thread of a process; returns 0 if it was sent.
int vitrine_signal_thread(int process, int thread, int signal);

// Whether the module of the program is still to be linked.
int vitrine_awaits_module(void);

// Calls `body` with the paths of the libraries that such a program consists of, and `context`; not at all
// in a program that consists of one file.
void vitrine_program_files(void *context, void (*body)(const char *path, void *context));

// Writes changed user defaults to their files; on Linux, this does not happen automatically at the end of a
// program.
void vitrine_keep_preferences(void);

// From now on, `exit` and its like trap with a message: the trace of a trap has the line that called them,
// and a worker that ends in silence would seem to be done.
void vitrine_watch_exits(void);

// Ends the process, although exits are watched.
_Noreturn void vitrine_exit(int status);

// Whether a name occurs in bytes. The C library declares its function for this only to programs in C.
int vitrine_has_name(const void *bytes, size_t count, const void *name, size_t length);

// A retained object that runs the program of widgets, created by the module that archives them; null if none
// is linked. SwiftUI cannot import that module, which imports SwiftUI.
void *vitrine_linked_widget_runner(void);

// A retained object that draws views, created by the module with the renderer; null if none is linked.
// SwiftUI cannot import that module, which imports SwiftUI.
void *vitrine_linked_view_painter(void);

// The same for an object that draws into the bitmaps of UIKit.
void *vitrine_linked_graphics_painter(void);

// Lets bundles look up strings, and name their languages, with the methods of `Bundle` in
// VitrineFoundation: Foundation on Linux reads no catalogues, and its main bundle has no languages.
void vitrine_localize_bundles(void);
