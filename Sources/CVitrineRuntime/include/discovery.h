// What Swift cannot say: reading tables that the linker and the compiler leave in the binary.
#pragma once
#include <stddef.h>
#include <stdint.h>

// A preview that `#Preview` left in the binary; calling it registers the preview.
typedef void (*vitrine_preview)(void);

// Hands each preview of the binary to `body`, in the order of linking.
void vitrine_previews(void (*body)(vitrine_preview preview));

// Hands the metadata of each type of the binary that conforms to a protocol to `body`, with `context`;
// generic types are left out.
void vitrine_conforming_types(
    const void *protocol_descriptor, void *context,
    void (*body)(const void *metadata, void *context));

// Writes what code has put into user defaults to their files; on Linux nothing else does at the end
// of a program.
void vitrine_keep_preferences(void);

// Whether a name occurs anywhere in some bytes. The C library declares its function for that to
// programs in C alone.
int vitrine_has_name(const void *bytes, size_t count, const void *name, size_t length);

// A retained object that draws views, made by the module that can do so; null where none is linked.
// SwiftUI cannot import that module, which imports SwiftUI.
void *vitrine_linked_view_painter(void);

// The same for an object that draws into the bitmaps of UIKit.
void *vitrine_linked_graphics_painter(void);
