#pragma once
#include <stddef.h>

// The faces of fonts.S. Swift cannot take the address of an array of unknown length, so each is
// handed out as a start and a length.

struct VitrineFontFile {
  const unsigned char *bytes;
  size_t count;
};

#define VITRINE_FACE(name)                                                          \
  extern const unsigned char vitrine_font_##name[];                                 \
  extern const unsigned char vitrine_font_##name##_end[];                           \
  static inline struct VitrineFontFile vitrine_font_file_##name(void) {             \
    return (struct VitrineFontFile){                                                \
        vitrine_font_##name, (size_t)(vitrine_font_##name##_end - vitrine_font_##name)}; \
  }

VITRINE_FACE(inter)
VITRINE_FACE(inter_italic)
VITRINE_FACE(serif)
VITRINE_FACE(serif_italic)
VITRINE_FACE(mono_light)
VITRINE_FACE(mono_regular)
VITRINE_FACE(mono_semibold)
VITRINE_FACE(mono_bold)
VITRINE_FACE(mono_italic)
VITRINE_FACE(arabic_regular)
VITRINE_FACE(arabic_bold)
VITRINE_FACE(hebrew_regular)
VITRINE_FACE(hebrew_bold)
VITRINE_FACE(devanagari_regular)
VITRINE_FACE(devanagari_bold)
VITRINE_FACE(thai_regular)
VITRINE_FACE(thai_bold)
VITRINE_FACE(cjk)
VITRINE_FACE(symbols)
VITRINE_FACE(math)
VITRINE_FACE(emoji)
