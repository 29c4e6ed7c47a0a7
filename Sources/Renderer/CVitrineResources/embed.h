// Embeds a file as a resource of the binary.
//
//     BYTES(font_inter) = {
//     #embed "Inter.ttf"
//     };
//     RESOURCE(font_inter)
#pragma once
#include "CVitrineResources.h"

// `#embed` is C23; the compiler supports it in older modes too, and records the files as inputs of
// the object, so that a changed file is built again.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Tables of fonts are read as words.
#define BYTES(name) _Alignas(16) static const unsigned char name[]

#define RESOURCE(name) \
  struct VitrineResource vitrine_##name(void) { return (struct VitrineResource){name, sizeof name}; }
