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

// Writes changed user defaults to their files; on Linux, this does not happen automatically at the end of a
// program.
void vitrine_keep_preferences(void);

// Whether a name occurs in bytes. The C library declares its function for this only to programs in C.
int vitrine_has_name(const void *bytes, size_t count, const void *name, size_t length);

// A retained object that draws views, created by the module with the renderer; null if none is linked.
// SwiftUI cannot import that module, which imports SwiftUI.
void *vitrine_linked_view_painter(void);

// The same for an object that draws into the bitmaps of UIKit.
void *vitrine_linked_graphics_painter(void);
