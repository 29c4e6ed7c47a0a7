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
FACE serif, "SourceSerif/SourceSerif4Variable-Roman.ttf"
FACE serif_italic, "SourceSerif/SourceSerif4Variable-Italic.ttf"
FACE mono_light, "JetBrainsMono/JetBrainsMonoNL-Light.ttf"
FACE mono_regular, "JetBrainsMono/JetBrainsMonoNL-Regular.ttf"
FACE mono_semibold, "JetBrainsMono/JetBrainsMonoNL-SemiBold.ttf"
FACE mono_bold, "JetBrainsMono/JetBrainsMonoNL-Bold.ttf"
FACE mono_italic, "JetBrainsMono/JetBrainsMonoNL-Italic.ttf"
FACE arabic_regular, "NotoSans/NotoSansArabic-Regular.ttf"
FACE arabic_bold, "NotoSans/NotoSansArabic-Bold.ttf"
FACE hebrew_regular, "NotoSans/NotoSansHebrew-Regular.ttf"
FACE hebrew_bold, "NotoSans/NotoSansHebrew-Bold.ttf"
FACE devanagari_regular, "NotoSans/NotoSansDevanagari-Regular.ttf"
FACE devanagari_bold, "NotoSans/NotoSansDevanagari-Bold.ttf"
FACE thai_regular, "NotoSans/NotoSansThai-Regular.ttf"
FACE thai_bold, "NotoSans/NotoSansThai-Bold.ttf"
FACE cjk, "NotoSansCJK/NotoSansCJK-Regular.otf"
FACE symbols, "NotoSymbols/NotoSansSymbols2-Regular.ttf"
FACE math, "NotoSymbols/NotoSansMath-Regular.ttf"
FACE emoji, "NotoColorEmoji/NotoColorEmoji.ttf"

// Without this note the linker gives the whole process an executable stack.
.section .note.GNU-stack, "", %progbits

#endif
