#pragma once
#include <stddef.h>

// The tables of symbols.S. Swift cannot take the address of an array of unknown length, so each is
// handed out as a start and a length.

struct VitrineSymbolTable {
  const unsigned char *bytes;
  size_t count;
};

#define VITRINE_SYMBOL_TABLE(name)                                             \
  extern const unsigned char vitrine_symbols_##name[];                         \
  extern const unsigned char vitrine_symbols_##name##_end[];                   \
  static inline struct VitrineSymbolTable vitrine_symbol_table_##name(void) {  \
    return (struct VitrineSymbolTable){                                        \
        vitrine_symbols_##name,                                                \
        (size_t)(vitrine_symbols_##name##_end - vitrine_symbols_##name)};      \
  }

VITRINE_SYMBOL_TABLE(names)
VITRINE_SYMBOL_TABLE(bootstrap)
VITRINE_SYMBOL_TABLE(material)
VITRINE_SYMBOL_TABLE(own)
