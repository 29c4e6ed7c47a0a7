#define _GNU_SOURCE
#include "discovery.h"
#include <string.h>

int vitrine_has_name(const void *bytes, size_t count, const void *name, size_t length) {
  return memmem(bytes, count, name, length) != NULL;
}
