// The tables of the symbol book as bytes of the binary, mapped with it. The header search path of
// this target leads to the folder of the symbols.

#if defined(__linux__) && defined(__ELF__)

.macro TABLE name, file
  .global vitrine_symbols_\name
  .type vitrine_symbols_\name, %object
vitrine_symbols_\name:
  .incbin "\file"
  .size vitrine_symbols_\name, . - vitrine_symbols_\name
  .global vitrine_symbols_\name\()_end
vitrine_symbols_\name\()_end:
  .byte 0
.endm

.section .rodata.vitrine_symbols, "a", %progbits
TABLE names, "names.txt"
TABLE bootstrap, "Bootstrap/outlines.txt"
TABLE material, "Material/outlines.txt"
TABLE own, "Vitrine/outlines.txt"

// Without this note the linker gives the whole process an executable stack.
.section .note.GNU-stack, "", %progbits

#endif
