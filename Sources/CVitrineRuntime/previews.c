#include "discovery.h"

// The linker defines both where the section exists.
extern vitrine_preview __start_vitrine_previews[] __attribute__((weak));
extern vitrine_preview __stop_vitrine_previews[] __attribute__((weak));

void vitrine_previews(void (*body)(vitrine_preview preview)) {
  for (vitrine_preview *entry = __start_vitrine_previews; entry < __stop_vitrine_previews; entry++) {
    if (*entry) body(*entry);
  }
}
