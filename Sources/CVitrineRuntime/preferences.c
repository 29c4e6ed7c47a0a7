#include "discovery.h"

// Core Foundation exports it without a header; there is none where Foundation is Apple's.
extern void CFPreferencesFlushCaches(void) __attribute__((weak));

void vitrine_keep_preferences(void) {
  if (CFPreferencesFlushCaches) CFPreferencesFlushCaches();
}
