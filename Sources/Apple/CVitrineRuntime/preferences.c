#include "discovery.h"

// Core Foundation exports it without a header; Apple's Foundation does not have it.
extern void CFPreferencesFlushCaches(void) __attribute__((weak));

void vitrine_keep_preferences(void) {
  if (CFPreferencesFlushCaches) CFPreferencesFlushCaches();
}
