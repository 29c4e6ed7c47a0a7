// The faces as bytes of the binary: they are mapped with it, so that no run needs to find, open
// or read a font file. The header search path of this target leads to the folder of the faces.

#if defined(__linux__) && defined(__ELF__)

.macro FACE name, file
  .balign 16
  .global vitrine_font_\name
  .type vitrine_font_\name, %object
vitrine_font_\name:
  .incbin "\file"
  .size vitrine_font_\name, . - vitrine_font_\name
  .global vitrine_font_\name\()_end
vitrine_font_\name\()_end:
  .byte 0
.endm

.section .rodata.vitrine_fonts, "a", %progbits
FACE inter, "Inter/InterVariable.ttf"
FACE inter_italic, "Inter/InterVariable-Italic.ttf"

// Without this note the linker gives the whole process an executable stack.
.section .note.GNU-stack, "", %progbits

#endif
