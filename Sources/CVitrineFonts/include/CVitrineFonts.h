#pragma once
#include <stddef.h>

// The faces of fonts.S. Swift cannot take the address of an array of unknown length, so each is
// handed out as a start and a length.

struct VitrineFontFile {
  const unsigned char *bytes;
  size_t count;
};

extern const unsigned char vitrine_font_inter[];
extern const unsigned char vitrine_font_inter_end[];
extern const unsigned char vitrine_font_inter_italic[];
extern const unsigned char vitrine_font_inter_italic_end[];

static inline struct VitrineFontFile vitrine_font_file_inter(void) {
  return (struct VitrineFontFile){
      vitrine_font_inter, (size_t)(vitrine_font_inter_end - vitrine_font_inter)};
}

static inline struct VitrineFontFile vitrine_font_file_inter_italic(void) {
  return (struct VitrineFontFile){
      vitrine_font_inter_italic,
      (size_t)(vitrine_font_inter_italic_end - vitrine_font_inter_italic)};
}
